import { figuresIn, isChinese, linksIn, namesSource } from '../../analysis/statements/index.ts';

/** Signals of experience, expertise, authority and trust: what a text must have to carry one, and how it is told. */
const SIGNALS: readonly { found: (text: string) => boolean; zh: string; en: string }[] = [
  {
    found: (text) =>
      /我们?(?:用了|使用了|实测|试驾|体验)|亲测|实测|车主|用户反馈|\b(?:we|i) (?:tested|used|tried|measured|drove)\b|hands-on|first-hand|\b(?:owners|users|customers) (?:say|report)/i.test(
        text,
      ),
    zh: '包含第一手使用经验',
    en: 'Tells of first-hand use',
  },
  {
    found: (text) =>
      /工程师|医生|教授|博士|专家|认证|专利|\b(?:engineers?|doctors?|professor|expert|certified|patent(?:ed|s)?|chartered)\b/i.test(
        text,
      ),
    zh: '注明专业人士或认证',
    en: 'Names experts or certificates',
  },
  {
    found: (text) => /CLTC|WLTP|NEDC|\bEPA\b|ISO ?\d|GB\/?T? ?\d|测试标准|工况/i.test(text),
    zh: '注明测试标准',
    en: 'Names the test standard',
  },
  { found: namesSource, zh: '注明信息来源', en: 'Names its sources' },
  { found: (text) => linksIn(text).length > 0, zh: '附有来源链接', en: 'Links to its sources' },
  {
    found: (text) => figuresIn(text).some((figure) => /\|(?!year|month|day of month)/.test(figure)),
    zh: '给出具体数字',
    en: 'Gives figures',
  },
  { found: (text) => figuresIn(text).some((figure) => /\|year$/.test(figure)), zh: '注明时间', en: 'Gives dates' },
  {
    found: (text) =>
      /质保|保修|退款|退货|隐私|不支持|局限|不足|\b(?:warranty|refund|guarantee|limitation|privacy|does not support|not suitable)\b/i.test(
        text,
      ),
    zh: '说明保障或局限',
    en: 'States guarantees or limits',
  },
];

/** What a text carries of them, in its own language. */
export function eeatSignals(text: string): string[] {
  const language = isChinese(text) ? 'zh' : 'en';
  return SIGNALS.filter(({ found }) => found(text)).map((signal) => signal[language]);
}
