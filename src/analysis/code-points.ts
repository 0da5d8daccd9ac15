/** Counts the code points before UTF-16 offsets of one text, walking from the offset asked for last. */
export function createCodePointCounter(text: string): (offset: number) => number {
  if (!/[\ud800-\udbff]/.test(text)) return (offset) => offset;
  let at = 0;
  let points = 0;
  return (offset) => {
    for (; at < offset; at++) if (beginsPoint(text, at)) points++;
    for (; at > offset; at--) if (beginsPoint(text, at - 1)) points--;
    return points;
  };
}

function beginsPoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code >= 0xdc00 && code <= 0xdfff && at > 0 && isFirstHalf(text.charCodeAt(at - 1)));
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
