import { isChinese } from '../analysis/statements/index.ts';
import type { Rewrite } from './rewrite.ts';

/**
 * The rewrite as JSON-LD: a `FAQPage` with the `Article` as a part of it, or the `Article` alone where there are no questions.
 * Serialised so that it may stand in a script element of a page as it is: no character of it can end the element or a line of script.
 * Source: schema.org/Article, schema.org/FAQPage; the HTML standard, "Restrictions for contents of script elements".
 */
export function jsonLdOf(rewrite: Rewrite, brand: string): string {
  const { headline, answer, evidence, context, faq } = rewrite;
  const language = isChinese(answer) ? 'zh' : 'en';
  const article = {
    '@type': 'Article',
    headline,
    description: answer,
    articleBody: [answer, ...evidence, context].filter((part) => part !== '').join('\n'),
    inLanguage: language,
    about: { '@type': 'Brand', name: brand },
  };
  const questions = faq.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  }));
  const page = { '@type': 'FAQPage', inLanguage: language, mainEntity: questions, hasPart: article };
  return forScript(JSON.stringify({ '@context': 'https://schema.org', ...(questions.length === 0 ? article : page) }));
}

const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

function forScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPED[character] ?? character);
}

/** Whether a text is JSON-LD with an article, or a page of questions that all have an answer, fit for a script element. */
export function isValidJsonLd(text: string): boolean {
  if (/[<>&\u2028\u2029]/.test(text)) return false;
  try {
    const document = JSON.parse(text) as JsonObject;
    if (document['@context'] !== 'https://schema.org') return false;
    return document['@type'] === 'FAQPage' ? isValidPage(document) : isValidArticle(document);
  } catch {
    return false;
  }
}

type JsonObject = Record<string, unknown>;

function isValidArticle(node: JsonObject | undefined): boolean {
  return node?.['@type'] === 'Article' && isText(node.headline) && isText(node.articleBody);
}

function isValidPage({ mainEntity, hasPart }: JsonObject): boolean {
  if (!Array.isArray(mainEntity) || mainEntity.length === 0) return false;
  return isValidArticle(hasPart as JsonObject | undefined) && mainEntity.every(isValidQuestion);
}

function isValidQuestion(question: JsonObject): boolean {
  const { text } = (question.acceptedAnswer ?? {}) as JsonObject;
  return question['@type'] === 'Question' && isText(question.name) && isText(text);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
