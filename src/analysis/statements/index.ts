export { figuresIn } from './figures.ts';
export { type Grounds, groundsOf, unsupportedIn, withoutUnsupported } from './grounds.ts';
export { linksIn } from './links.ts';
export { isChinese, lengthOf, type Piece, sentencesOf } from './sentences.ts';
export { superlativesIn } from './superlatives.ts';
export { isVerifiable, namesSource } from './verifiable.ts';
