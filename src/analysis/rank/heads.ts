const LONGEST_HEAD = 90;

/** The part of an item before its description: what is emphasised or linked, else what comes before the first separator. */
export function headOf(original: string, start: number, end: number): { end: number; isSetOff: boolean } {
  const limit = Math.min(end, start + 160);
  const bold = /^(\*\*|__)/.exec(original.slice(start, start + 2))?.[1];
  if (bold) {
    const close = original.indexOf(bold, start + 2);
    if (close > 0 && close <= limit) {
      const inside = original.slice(start + 2, close);
      const after = close + 2;
      // **High-end:** **All-Clad HA1**: of two set off, one after the other's colon, the second is the name.
      const isFollowed = /^[:：]?\s{0,3}(?:\*\*|__|\[)/.test(original.slice(after, after + 8));
      const endsInColon = /[:：]\s*$/.test(inside) || /^[:：]/.test(original.slice(after, after + 1));
      const isLabelOnly = (isLabel(inside) && !/[:：]\s*\S/.test(inside)) || (isFollowed && endsInColon);
      if (!isLabelOnly) return { end: close, isSetOff: true };
      return { end: secondHead(original, after, end), isSetOff: false };
    }
  }
  const found = separatorFrom(original, start, Math.min(end, start + LONGEST_HEAD));
  if (found.isColon && isLabel(original.slice(start, found.at)))
    return { end: secondHead(original, found.at + 1, end), isSetOff: false };
  return { end: found.at, isSetOff: false };
}

/** After a label (最佳性价比：…, Best overall: …) the brand comes at once. */
function secondHead(original: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[\s:：*_\-–—["“]/.test(original[at] ?? '')) at++;
  return Math.min(separatorFrom(original, at, Math.min(end, at + 60)).at, at + 60);
}

const LABEL =
  /best|top|pick|overall|value|budget|premium|runner|winner|choice|option|recommend|also|good for|great for|ideal|for |most |alternative|#\d|number|\btier\b|梯队|第[一二三四五六七八九十\d]|最|首选|推荐|性价比|预算|高端|中端|入门|旗舰|适合|之选|级|榜|名|追求|注重|如果/i;

/** Words that say what an item is best for, and not its name. */
export function isLabel(text: string): boolean {
  return LABEL.test(text) && !/\d{3,}|[A-Z]{2,}-?\d/.test(text);
}

function separatorFrom(original: string, start: number, end: number): { at: number; isColon: boolean } {
  for (let at = start; at < end; at++) {
    const character = original[at] ?? '';
    if (character === ':' || character === '：') return { at, isColon: true };
    if ('，。；;、—–（|'.includes(character) && !(character === '、' && at - start < 24)) return { at, isColon: false };
    if ((character === '(' || character === ',') && at > start + 1) {
      if (original[at - 1] !== ']') return { at, isColon: false };
    }
    if (character === '-' && original[at - 1] === ' ' && original[at + 1] === ' ') return { at, isColon: false };
    if ((character === '.' || character === '!') && /\s/.test(original[at + 1] ?? ' ')) return { at, isColon: false };
  }
  return { at: end, isColon: false };
}
