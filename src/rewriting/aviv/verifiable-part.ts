import {
  groundsOf,
  isVerifiable,
  sentencesOf,
  superlativesIn,
  unsupportedIn,
} from '../../analysis/statements/index.ts';
import { groundTexts, type Rewrite, type RewriteSource } from '../rewrite.ts';
import { type AvivPart, inProportion, partOf, passed } from './check.ts';
import { allTexts } from './texts.ts';

export function verifiablePart(rewrite: Rewrite, source: RewriteSource): AvivPart {
  const { evidence } = rewrite;
  const texts = allTexts(rewrite);
  const share = evidence.length === 0 ? 0 : evidence.filter(isVerifiable).length / evidence.length;
  const grounds = groundsOf(groundTexts(source));
  const boasts = texts
    .flatMap((text) => sentencesOf(text))
    .some(({ text }) => superlativesIn(text).length > 0 && !isVerifiable(text));
  return partOf([
    inProportion('evidence_share', 15, share),
    passed('no_unsupported_superlative', 5, !boasts),
    passed(
      'nothing_invented',
      5,
      texts.every((text) => unsupportedIn(text, grounds).length === 0),
    ),
  ]);
}
