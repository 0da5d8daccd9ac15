import { type Question, question } from './answer-mix.ts';
import { WRITTEN_TRACKED } from './written-answers.ts';

const BYTES = 1_000_000;

/** What repeats in answers that nobody would give: names, everyday words, open brackets, half links, denials, labels. */
const SCRAPS = [
  '小米',
  '苹果',
  '理想',
  '得到',
  '美的的',
  '小米粥',
  '小米手机和',
  '在未来蔚来',
  '我没有关于小米的信息',
  'Target ',
  'target ',
  'Monday, ',
  'Notion is better than Asana, ',
  'Honor\n',
  'a',
  'OPPO',
  '1. 小米\n',
  '- **Apple**: good\n',
  '# 华为\n',
  '| 小米 | 1 |\n',
  '小米：好。',
  'Abc def:',
  '1.',
  '①',
  '第二',
  '[',
  '](',
  '[小米](',
  '[1]: http://a.com\n',
  '[a]',
  '![',
  '`',
  '```\n',
  '~~~',
  '<a ',
  '<!--',
  '<script>',
  '<br>',
  '<think>',
  'http://',
  'http://a.cn/小米 ',
  'www.',
  'a@',
  '://',
  '&amp;',
  '\\',
  '*',
  '_',
  '\u0301',
  '\u200d',
  '😀',
  '𝐀',
  ' ',
  '\n',
  '\r\n',
  '。',
  '.',
  '没有',
  'no ',
  'I do not know ',
  '不比',
  '一加一',
] as const;

export function adversarialAnswers(): Question[] {
  return SCRAPS.map((scrap) => {
    const text = scrap.repeat(Math.floor(BYTES / Buffer.byteLength(scrap)));
    return question({ text, prompt: scrap.repeat(50) }, WRITTEN_TRACKED, '手机');
  });
}
