import type { VisibleText } from '../../visible-text.ts';
import { readNumeral, readSymbol } from '../numerals.ts';
import type { InlineItem } from './inline-item.ts';

/** 1. 1) (1) (一) 第一、 ① */
const NUMBER =
  /(?<![\d.,$¥￥])(?:(\d{1,2})(?:[.．](?!\d)|[、)）]|(?<=(?:^|[.!?。！？;；] ?)\d{1,2})[:：](?= ?\p{L}))(?!\d)|(?<![\d+])[(（](\d{1,2}|[一二三四五六七八九十])[)）]|第([一二三四五六七八九十]{1,2})(?:名|位)?(?:[:：、,，]|是)|([①-⑳❶-❿⑴-⒇]))[ \t]*(?:\*\*|__)?/gu;
const MAY_NUMBER =
  /(?:\d ?[.．、)）:：]|[(（][一二三四五六七八九十][)）]|第[一二三四五六七八九十]|[①-⑳❶-❿⑴-⒇])[^\d].*?(?:\d ?[.．、)）:：]|[(（][一二三四五六七八九十][)）]|第[一二三四五六七八九十]|[①-⑳❶-❿⑴-⒇])/su;

/** a) A、 A.奔驰 壹、 一是 **1** */
const LETTER =
  /(?:(?<![A-Za-z0-9])\(?([a-h](?=[)）][ \t\p{L}])|[A-H](?=、|[.．][\u3400-\u9fff]))[)）、.．]|(?<=^|[,，;；:：。])([壹贰叁肆伍陆柒捌玖甲乙丙丁戊])、|(?<=^|[,，;；:：。])([一二三四五六七八九])[是为](?=[\p{L}*])|\*\*(\d{1,2})\*\*(?=[ \t]))[ \t]*(?:\*\*|__)?/gu;

/** Items behind numbers of one line: "1. … 2. …", "①…②…". */
export function numberedItems(view: VisibleText, text: string, offset: number): InlineItem[] {
  const all: InlineItem[] = [];
  if (!MAY_NUMBER.test(text)) return all;
  for (const found of text.matchAll(NUMBER)) {
    if (view.mask[offset + found.index] !== 0) continue;
    const number = found[4] ? readSymbol(found[4]) : readNumeral(found[1] ?? found[2] ?? found[3] ?? '');
    const before = text[found.index - 1] ?? ' ';
    // 理想第二，小鹏第三: there the places follow the names.
    if (found[3] !== undefined && /[\p{L}\p{N}*_)）」”]/u.test(before)) continue;
    if (number === null || (found[1] !== undefined && /[A-Za-z]/.test(before))) continue;
    all.push(itemAt(offset + found.index, found[0].length, number));
  }
  return longestRun(all);
}

/** Items behind what seldom counts: "a) … b) …", "A、…B、…", "一是…二是…", "**1** … **2** …". */
export function letteredItems(view: VisibleText, text: string, offset: number): InlineItem[] {
  const all: InlineItem[] = [];
  for (const found of text.matchAll(LETTER)) {
    if (view.mask[offset + found.index] !== 0) continue;
    const number = found[1] ? found[1].charCodeAt(0) & 31 : readNumeral(found[2] ?? found[3] ?? found[4] ?? '');
    if (number !== null) all.push(itemAt(offset + found.index, found[0].length, number));
  }
  return longestRun(all);
}

/** @param number null behind a bullet */
function itemAt(markerStart: number, length: number, number: number | null): InlineItem {
  const kind = number === null ? 'bullet' : 'ordered';
  return { kind, number, markerStart, start: markerStart + length, headEnd: 0 };
}

/** The longest run of at least two numbers that count up or down by one. */
function longestRun(all: readonly InlineItem[]): InlineItem[] {
  let best: InlineItem[] = [];
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    const first = all[from]?.number ?? 0;
    const step = (all[to]?.number ?? 0) - first;
    const run = all.slice(from, to);
    while ((step === 1 || step === -1) && to < all.length) {
      const wanted = first + step * run.length;
      // Between two items there may be the last number of a sentence.
      if (all[to]?.number !== wanted && all[++to]?.number !== wanted) break;
      run.push(all[to++] as InlineItem);
    }
    // A list begins with its first number, or its second after the line's own; a countdown ends with 1.
    const isRun = step === 1 ? first <= 2 : run.at(-1)?.number === 1;
    if (run.length >= 2 && isRun && run.length > best.length) best = run;
    from = Math.max(from + run.length, Math.min(to, all.length));
  }
  return best;
}

/** How long the item before the first bullet may be, with the colon before it. */
const LONGEST_FIRST = 36;
const INLINE_BULLET = /(?<=[\s:：.。;；,，)）])[•●◆▪■][ \t]*(?:\*\*|__)?(?=[\p{L}\d])/gu;

/** Items behind bullets of one line. */
export function bulletedItems(view: VisibleText, text: string, offset: number): InlineItem[] {
  const found = [...text.matchAll(INLINE_BULLET)].filter(({ index }) => view.mask[offset + index] === 0);
  if (found.length < 2) return [];
  const bulleted = found.map(({ index, 0: mark }) => itemAt(offset + index, mark.length, null));
  // Several shops: Omio • Rail Europe • Trainline – there the bullets stand between the items.
  const end = found[0]?.index ?? 0;
  const begin = Math.max(0, end - LONGEST_FIRST);
  const first = /(?<=[:：]\s{0,2})[^\s:：.。;；!?！？][^:：.。;；!?！？]*$/.exec(text.slice(begin, end));
  return first ? [itemAt(offset + begin + first.index, 0, null), ...bulleted] : bulleted;
}
