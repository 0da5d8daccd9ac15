import type { Remark } from './remarks.ts';
import type { Language } from './world/index.ts';

/** One brand as an answer presents it. `link` is a Markdown link to place beside it, or empty. */
export interface Entry {
  name: string;
  remark: Remark;
  link: string;
}

export type Layout = (entries: readonly Entry[], language: Language) => string;

const colon = (language: Language) => (language === 'zh' ? '：' : ': ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tail = (entry: Entry, language: Language) =>
  entry.link === '' ? '' : language === 'zh' ? entry.link : ` ${entry.link}`;

const numbered: Layout = (entries, language) =>
  entries
    .map((entry, at) => `${at + 1}. **${entry.name}**${colon(language)}${entry.remark.item}${tail(entry, language)}`)
    .join('\n');

const bulleted: Layout = (entries, language) =>
  entries
    .map(
      (entry) => `- **${entry.name}**${language === 'zh' ? '——' : ' – '}${entry.remark.item}${tail(entry, language)}`,
    )
    .join('\n');

const table: Layout = (entries, language) =>
  [
    language === 'zh' ? '| 排名 | 品牌 | 评价 |' : '| Rank | Brand | Assessment |',
    '| --- | --- | --- |',
    ...entries.map(
      (entry, at) => `| ${at + 1} | ${entry.name} | ${capital(entry.remark.item)}${tail(entry, language)} |`,
    ),
  ].join('\n');

const headed: Layout = (entries, language) =>
  entries
    .map((entry, at) => `### ${at + 1}. ${entry.name}\n\n${entry.remark.sentence}${tail(entry, language)}`)
    .join('\n\n');

const prose: Layout = (entries, language) =>
  entries.map((entry) => entry.remark.sentence + tail(entry, language)).join(language === 'zh' ? '' : ' ');

/** Lists are what models answer with most often, so they are drawn most often. */
export const LAYOUTS: readonly Layout[] = [numbered, numbered, numbered, bulleted, bulleted, table, headed, prose];
