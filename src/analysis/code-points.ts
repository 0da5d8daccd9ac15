/** Counts code points up to ascending UTF-16 offsets of one text without starting over each time. */
export function createCodePointCounter(text: string): (offset: number) => number {
  let at = 0;
  let points = 0;
  return (offset) => {
    if (offset < at) {
      at = 0;
      points = 0;
    }
    for (; at < offset; at++) {
      const code = text.charCodeAt(at);
      const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && at > 0 && isFirstHalf(text.charCodeAt(at - 1));
      if (!isSecondHalf) points++;
    }
    return points;
  };
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
