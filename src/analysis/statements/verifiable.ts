import { figuresIn } from './figures.ts';
import { linksIn } from './links.ts';
import { tame } from './tame.ts';

const SOURCE_NAMED =
  /据[^，。]{2,20}(?:报道|统计|数据|测试|测评|调查|研究|报告|显示)|根据|按照[^，。]{2,16}(?:标准|工况|数据)|来源[:：]|测试标准|工况|CLTC|WLTP|NEDC|EPA\b|according to|source:|tested (?:by|to|under)|reported by|certified (?:by|to)|ISO ?\d|cited by|study by|survey (?:by|of)|data from/i;

/** Whether a text says where a claim comes from. */
export function namesSource(text: string): boolean {
  return SOURCE_NAMED.test(tame(text));
}

/** Whether a claim carries what is needed to verify it: a number, a date, a named source or a link. */
export function isVerifiable(claim: string): boolean {
  return figuresIn(claim).length > 0 || linksIn(claim).length > 0 || namesSource(claim);
}
