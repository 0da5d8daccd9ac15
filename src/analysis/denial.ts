import type { Span } from './boundaries.ts';

/**
 * Where an answer says only that it knows nothing about a brand: those places do not mention it. `at` offsets are of the
 * folded text.
 */
export interface Denials {
  /** To be asked in ascending order. */
  covers(span: Span): boolean;
}

const ENGLISH_DENIAL =
  /(?:\b(?:no|not|cannot|unable|never|without|lack|limited|little|insufficient)\b|n't\b)[^.!?\n]{0,60}?\b(?:information|info|knowledge|data|details|records?|results)\b|(?:\b(?:not|never|cannot)|n't)(?: [a-z]+){0,3}? (?:aware|familiar|heard|recogni[sz]e|know)\b|\bno (?:brand|company|product|platform|app|service)\b[^.!?\n]{0,40}\b(?:aware|know|familiar)\b|\b(?:unfamiliar|unaware)\b|(?:(?:\b(?:not|cannot)|n't)(?: [a-z]+){0,2}?|\bunable to) (?:find|locate|identify|verify|recogni[sz]e|confirm)\b/;
/** It is the speaker who does not know. */
const ENGLISH_SPEAKER =
  /\b(?:i|i'm|i've|my|we|our|there (?:is|are|was|were|doesn't|isn't|does not|appears?|seems?)|unfortunately|sorry|apologi[sz]e|no (?:specific |reliable |verified )?(?:information|data|results|records)|as an ai|training data)\b/;
const CHINESE_DENIAL =
  /(?:没有|并无|暂无|尚无|未能|无法|不能|未|没|缺乏|缺少|找不到|查不到|搜不到|没找到|没查到|未找到|未查到|不掌握|无)[^。!?\n]{0,24}?(?:信息|资讯|资料|数据|记录|了解|知识|内容|介绍|报道|结果|听说过|听过|收录|确认|核实|查证|存在|认识|熟悉)|(?:不了解|不太了解|不熟悉|不太熟悉|不清楚|不太清楚|不知道|不认识|没听说过|没有听说过|从未听说|未听说过|没听过|不确定|并不知晓|未曾听说|一无所知|知之甚少|了解有限|信息有限|资料有限|所知有限)/;
/** What such an answer goes on with: offers, guesses, requests. They count as part of it while nothing else is said. */
const FOLLOW_UP =
  /\b(?:if you (?:can|could|have|would|meant|mean|are)|could you|can you|please|would you|let me know|it(?:'s| is) possible|may be|might be|could be|perhaps|possibly|may have|might have|i(?:'d| would) (?:recommend|suggest) (?:checking|visiting|consulting|searching|looking)|(?:check|visit|consult|search)(?:ing)? (?:the|their|its|official|for|online)|more (?:details|context|information)|clarify|fictional|small(?:er)?,? (?:or )?(?:local|new|niche)|relatively (?:new|unknown)|misspell|typo|not (?:a )?(?:well[- ]known|widely))\b|如果(?:您|你)|请(?:您|你)?(?:提供|补充|确认|告诉|告知|核实|检查)|(?:您|你)(?:能|可以|可否)|能否|可否|可能是|也许|或许|建议(?:您|你)?(?:访问|查阅|查看|咨询|关注|通过|直接|前往|联系|核实|搜索|查询)|可以(?:通过|访问|查阅|查看|前往)|更多(?:信息|细节|背景)|拼写|笔误|虚构|小众|较新|新兴|不知名|知名度|是否指|是不是指|具体信息|官方渠道|官网/;

/** Reads the denials of a folded text; cheap when it has none. */
export function findDenials(folded: string): Denials {
  const denied = deniedSentences(folded);
  let cursor = 0;
  return {
    covers: (span) => {
      while (cursor < denied.length && (denied[cursor]?.end ?? 0) <= span.start) cursor++;
      const range = denied[cursor];
      return range !== undefined && span.start >= range.start && span.end <= range.end;
    },
  };
}

interface Range {
  start: number;
  end: number;
}

function deniedSentences(folded: string): Range[] {
  if (!MAY_DENY.test(folded)) return [];
  const ranges: Range[] = [];
  let inDenial = false;
  let asked: Range | null = null;
  for (const sentence of sentences(folded)) {
    const text = folded.slice(sentence.start, sentence.end);
    const denial = denialIn(text);
    if (denial) {
      // "Zorblax? I have never heard of it."
      if (asked && !inDenial) ranges.push(asked);
      ranges.push({ start: sentence.start, end: sentence.start + denial.end });
      inDenial = true;
    } else if (inDenial && text.trim() !== '') {
      if (FOLLOW_UP.test(text)) ranges.push(sentence);
      else inDenial = false;
    }
    asked = text.length <= 40 && /\?\s*$/.test(text) ? sentence : text.trim() === '' ? asked : null;
  }
  return ranges;
}

const MAY_DENY =
  /information|\binfo\b|familiar|aware|knowledge|heard|recogni|know\b|find|locate|verify|identify|details|data on|records?\b|信息|资讯|资料|确认|找不到|查不到|存在|了解|熟悉|清楚|知道|听说|听过|认识|收录|记录|数据|内容|介绍|报道|确定|核实|查证|一无所知/;

/** The part of the sentence that a denial reaches: up to a "but" after which something is said. */
function denialIn(text: string): { end: number } | null {
  const chinese = CHINESE_DENIAL.exec(text);
  const english = ENGLISH_DENIAL.exec(text);
  const found =
    chinese && isOwnDenial(text, chinese) ? chinese : english && isOwnEnglishDenial(text, english) ? english : null;
  if (!found) return null;
  const rest = text.slice(found.index);
  const turn = /[,;，；] ?(?:但是?|不过|然而|而|but|however|though|although|yet)|\b(?:but|however)\b/.exec(rest);
  if (!turn) return { end: text.length };
  const after = rest.slice(turn.index);
  if (FOLLOW_UP.test(after) || /无法|不能|cannot|can't|unable/.test(after)) return { end: text.length };
  // "Little is known of it, but its products are solid": the name stands for what is said after the turn.
  return /其|它|该|\b(?:it|its|they|their)\b/.test(after) ? null : { end: found.index + turn.index };
}

/** The speaker's own ignorance, not that of consumers, and not the absence of a feature. */
function isOwnDenial(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(0, found.index);
  if (
    /(?:消费者|用户|很多人|大多数人|多数人|许多人|有些人|人们|大家|网友|车主|他们|她们|国人|年轻人)[^,，。]{0,8}$/.test(
      before,
    )
  )
    return false;
  if (/数据(?:泄露|安全|丢失)|内容(?:审核|过滤)|信息(?:泄露|安全)|虚假/.test(text)) return false;
  if (
    /(?:没有|无|未|没)[^。]{0,24}?(?:数据|内容|介绍|结果|记录|存在|确认|信息|资料|报道)$/.test(found[0]) &&
    !/(?:关于|有关|相关|对于|针对|这个品牌|该品牌|这家|名为|叫做|叫|搜索|检索|查|找|掌握|知识|训练|可靠|足够|详细|具体|我)/.test(
      text,
    )
  )
    return false;
  return true;
}

function isOwnEnglishDenial(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, found.index - 40), found.index);
  if (
    /\b(?:users?|customers?|people|buyers?|consumers?|they|you|who|shoppers|those|many|reviewers)\b[^,]{0,14}$/.test(
      before,
    )
  )
    return false;
  return ENGLISH_SPEAKER.test(text);
}

const LONGEST_SENTENCE = 600;

function* sentences(folded: string): Generator<Range> {
  let start = 0;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const ends =
      code === 10 ||
      code === 0x3002 ||
      code === 33 ||
      code === 63 ||
      (code === 46 && /[\s\ufffc]|^$/.test(folded[at + 1] ?? '')) ||
      at - start >= LONGEST_SENTENCE;
    if (!ends) continue;
    yield { start, end: at + 1 };
    start = at + 1;
  }
  if (start < folded.length) yield { start, end: folded.length };
}
