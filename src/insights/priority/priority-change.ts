/** Non-adaptive answers to discovery prompts on one platform in one week, and how many of them mention the brand. */
export interface Week {
  answers: number;
  mentions: number;
}

/** Whether the next crossing of a platform is to be told. */
export interface PriorityState {
  armed: boolean;
  /** The change that was told last; `null` before the first. */
  told: PriorityChange | null;
}

export interface PriorityChange {
  /** Visibility, fractions. */
  before: number;
  after: number;
  delta: number;
}

export const PRIORITY_DAYS = 7;

const FEWEST_ANSWERS = 5;
const TELL_FROM = 0.1;
const CALM_BELOW = 0.05;

/**
 * What the last week against the one before does to the state of a platform. A change of at least 0.10 is told once; the next is
 * told when it has been below 0.05 in between, or goes the other way. A week of fewer than 5 answers changes nothing.
 */
export function priorityStep(
  state: PriorityState,
  now: Week,
  before: Week,
): { state: PriorityState; change: PriorityChange | null } {
  if (now.answers < FEWEST_ANSWERS || before.answers < FEWEST_ANSWERS) return { state, change: null };
  const from = before.mentions / before.answers;
  const to = now.mentions / now.answers;
  const delta = Math.round((to - from) * 1e9) / 1e9;
  if (Math.abs(delta) < CALM_BELOW) return { state: { ...state, armed: true }, change: null };
  if (Math.abs(delta) < TELL_FROM) return { state, change: null };
  const turned = state.told !== null && Math.sign(state.told.delta) !== Math.sign(delta);
  if (!state.armed && !turned) return { state, change: null };
  const change = { before: from, after: to, delta };
  return { state: { armed: false, told: change }, change };
}
