/** One rule of the score and its points. */
export interface AvivCheck {
  check: string;
  score: number;
  max: number;
}

export interface AvivPart {
  score: number;
  max: number;
  checks: AvivCheck[];
}

export function passed(check: string, max: number, fulfilled: boolean): AvivCheck {
  return { check, score: fulfilled ? max : 0, max };
}

/** Points in proportion to a share, 0 to 1, in whole ones so that sums are exact. */
export function inProportion(check: string, max: number, share: number): AvivCheck {
  return { check, score: Math.round(max * share), max };
}

export function partOf(checks: AvivCheck[]): AvivPart {
  const sum = (field: 'score' | 'max'): number => checks.reduce((total, check) => total + check[field], 0);
  return { score: sum('score'), max: sum('max'), checks };
}
