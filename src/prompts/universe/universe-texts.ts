import type { Stage } from '../templates.ts';

type ByStage = Record<Stage, readonly string[]>;

/** Questions of one language, by whom they name. */
export interface UniverseTexts {
  /** Nobody: discovery questions. */
  discovery: ByStage;
  /** The brand alone. */
  brand: ByStage;
  /** A competitor alone: discovery questions too, asked by those who might change sides. */
  rival: ByStage;
  /** The brand and a competitor. */
  versus: ByStage;
}
