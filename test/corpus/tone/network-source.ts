import { encodeNumbers } from '../../../src/analysis/sentiment/network/numbers.ts';
import type { Fitted, FittedMember, Member } from '../../../src/analysis/sentiment/network/weights.ts';

export function encodeMember(member: Member): FittedMember {
  return {
    meanings: encodeNumbers(member.meanings, 1),
    places: encodeNumbers(member.places, 2),
    kernels: encodeNumbers(member.kernels, 2),
    kernelBiases: encodeNumbers(member.kernelBiases, 2),
    hiddenWeights: encodeNumbers(member.hiddenWeights, 2),
    hiddenBiases: encodeNumbers(member.hiddenBiases, 2),
    tones: encodeNumbers(member.tones, 2),
    toneBiases: encodeNumbers(member.toneBiases, 2),
  };
}

/** The file of `src/analysis/sentiment/lexicon` that holds a fitted network, as the formatter has it. */
export function networkSource(language: string, { members, ...shared }: Fitted): string {
  const parts = members.map((member) => `    {\n${linesOf({ ...member }, '      ')}    },\n`);
  return `import type { Fitted } from '../network/weights.ts';

/** Fitted by \`node test/corpus/tone/train.ts ${language}\`, never by hand. */
export const ${language.toUpperCase()}_NETWORK: Fitted = {
${linesOf(shared, '  ')}  members: [
${parts.join('')}  ],
};
`;
}

function linesOf(values: Record<string, string | number>, indent: string): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : quoted(value);
    const isLong = indent.length + name.length + text.length > LINE;
    return isLong ? `${indent}${name}:\n${indent}  ${text},\n` : `${indent}${name}: ${text},\n`;
  });
  return lines.join('');
}

/** What is longer stands on a line of its own. */
const LINE = 117;

/** With those marks around it of which it has fewer. */
function quoted(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${mark}${text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`;
}
