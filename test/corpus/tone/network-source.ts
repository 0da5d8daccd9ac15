import type { Fitted } from '../../../src/analysis/sentiment/network/weights.ts';

/** The file of `src/analysis/sentiment/lexicon` that holds a fitted network, as the formatter has it. */
export function networkSource(language: string, found: Fitted): string {
  const lines = Object.entries(found).map(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : quoted(value);
    return name.length + text.length > LINE ? `  ${name}:\n    ${text},\n` : `  ${name}: ${text},\n`;
  });
  return `import type { Fitted } from '../network/weights.ts';

/** Fitted by \`node test/corpus/tone/train.ts ${language}\`, never by hand. */
export const ${language.toUpperCase()}_NETWORK: Fitted = {
${lines.join('')}};
`;
}

/** What is longer stands on a line of its own. */
const LINE = 115;

/** With those marks around it of which it has fewer. */
function quoted(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${mark}${text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`;
}
