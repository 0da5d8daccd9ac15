import { compileNames, findCandidates } from '../../../src/analysis/candidates.ts';
import { surroundingsOf, weigh } from '../../../src/analysis/evidence/weigh.ts';
import { foldName } from '../../../src/analysis/index.ts';
import { isSure } from '../../../src/analysis/senses/index.ts';
import type { Reading } from '../../../src/analysis/senses/network.ts';
import { countNames, othersThan } from '../../../src/analysis/senses/others.ts';
import { openingOf, readPlace } from '../../../src/analysis/senses/reading.ts';
import { numbersIn, type Vocabulary } from '../../../src/analysis/senses/vocabulary.ts';
import { readVisibleText } from '../../../src/analysis/visible-text.ts';
import type { Marked } from './marked.ts';

/** What the network is told of a marked place, and what it should say. */
export interface Example {
  reading: Reading;
  isBrand: boolean;
  /** The name, folded: what is left out of a fit together. */
  name: string;
  /** What is decided without the network; null where that is not sure. */
  isSurelyBrand: boolean | null;
  evidence: number;
  /** Where the line is from. */
  file: string;
}

/** Places where the name stands alone. */
export function examplesOf(texts: readonly Marked[], vocabulary: Vocabulary): Example[] {
  return texts.flatMap(({ brand, competitors, prompt, text, marks, file }) => {
    const view = readVisibleText(text, prompt);
    const candidates = findCandidates(view, compileNames([brand, ...competitors]));
    const counts = countNames(view, candidates);
    const subject = `${brand.category} ${prompt}`;
    const weighed = weigh(view, candidates, subject);
    const opening = openingOf(view, vocabulary);
    return marks.flatMap(({ from, to, isBrand }) => {
      const place = candidates.find((each) => each.owner === 0 && each.from >= from && each.from < to);
      if (!place) return [];
      const name = view.folded.slice(place.start, place.end);
      const found = weighed.evidence.get(place) ?? Number.POSITIVE_INFINITY;
      const reading = readPlace({
        place,
        evidence: found,
        others: othersThan(place, view, counts),
        around: surroundingsOf(weighed, place),
        vocabulary,
        opening,
        name: numbersIn(vocabulary, name),
        subject: numbersIn(vocabulary, foldName(brand.category)),
      });
      const isSurelyBrand = isSure(found, place) ? found > 0 : null;
      return [{ reading: structuredClone(reading), isBrand, name, isSurelyBrand, evidence: found, file }];
    });
  });
}
