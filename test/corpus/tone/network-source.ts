import { encodeNumbers } from '../../../src/analysis/fitted-numbers.ts';
import type { Fitted, FittedMember, Member } from '../../../src/analysis/sentiment/network/weights.ts';
import type { FittedWeighing } from '../../../src/analysis/sentiment/weighing.ts';

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

const NOTE = (language: string) => `/** Fitted by \`node test/corpus/tone/train.ts ${language}\`, never by hand. */`;

/** The file of `src/analysis/sentiment/fitted` that holds one of the networks that decide together, as the formatter has it. */
export function memberSource(language: string, number: number, member: FittedMember): string {
  return `import type { FittedMember } from '../network/weights.ts';

${NOTE(language)}
export const ${memberName(language, number)}: FittedMember = {
${linesOf({ ...member }, '  ')}};
`;
}

/** The file beside those of the members that holds what they share. */
export function networkSource(language: string, { members: _, ...shared }: Fitted, members: number): string {
  const numbers = Array.from({ length: members }, (__, at) => at + 1);
  const imports = numbers.map(
    (number) => `import { ${memberName(language, number)} } from './${language}-${number}.ts';\n`,
  );
  return `import type { Fitted } from '../network/weights.ts';
${imports.join('')}
${NOTE(language)}
export const ${language.toUpperCase()}_NETWORK: Fitted = {
${linesOf(shared, '  ')}  members: [${numbers.map((number) => memberName(language, number)).join(', ')}],
};
`;
}

/** The file beside them that holds how brands are weighed against each other. */
export function weighingSource(language: string, weighing: FittedWeighing): string {
  return `import type { FittedWeighing } from '../weighing.ts';

${NOTE(language)}
export const ${language.toUpperCase()}_WEIGHING: FittedWeighing = {
${linesOf({ ...weighing }, '  ')}};
`;
}

function memberName(language: string, number: number): string {
  return `${language.toUpperCase()}_${number}`;
}

export function linesOf(values: Record<string, string | number>, indent: string): string {
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
