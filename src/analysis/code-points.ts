/** How far the code points of a text have been counted. */
export interface CodePoints {
  text: string;
  /** Whether each code unit is a code point. */
  isPlain: boolean;
  at: number;
  points: number;
}

export function codePointsOf(text: string, isPlain = !/[\ud800-\udbff]/.test(text)): CodePoints {
  return { text, isPlain, at: 0, points: 0 };
}

/** The code points before a UTF-16 offset, walking from the offset asked for last. */
export function pointsBefore(counted: CodePoints, offset: number): number {
  if (counted.isPlain) return offset;
  const { text } = counted;
  let { at, points } = counted;
  for (; at < offset; at++) if (beginsPoint(text, at)) points++;
  for (; at > offset; at--) if (beginsPoint(text, at - 1)) points--;
  counted.at = at;
  counted.points = points;
  return points;
}

function beginsPoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code >= 0xdc00 && code <= 0xdfff && at > 0 && isFirstHalf(text.charCodeAt(at - 1)));
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
