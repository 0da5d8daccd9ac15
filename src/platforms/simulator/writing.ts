import { sentencesOf } from '../../analysis/statements/index.ts';
import { isObject, textAt } from '../wires/json-reading.ts';

/**
 * Answers a request to rewrite a text, or to suggest a better one: its last line is an object with `task`, `brand` and `text`. Made of the
 * text's own sentences, the same text always in the same way. `null` for any other request.
 */
export function simulatedWriting(prompt: string): string | null {
  const data = dataOf(prompt);
  const [task, brand, text] = [textAt(data, 'task'), textAt(data, 'brand'), textAt(data, 'text')];
  if ((task !== 'rewrite' && task !== 'suggest') || brand === null || text === null) return null;
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const ordered = [
    ...sentences.filter((one) => one.includes(brand)),
    ...sentences.filter((one) => !one.includes(brand)),
  ];
  const [answer = text, ...others] = ordered;
  if (task === 'suggest') return JSON.stringify({ rewritten: ordered.join('\n') || text, claims: ordered.slice(0, 8) });
  const chinese = /\p{Script=Han}/u.test(text);
  const questions = chinese
    ? [`${brand}是什么？`, `${brand}有哪些特点？`, `关于${brand}还应了解什么？`]
    : [`What is ${brand}?`, `What should you know about ${brand}?`, `What else is there to know about ${brand}?`];
  const rewrite = {
    headline: [...answer.replace(/[。.！!？?]+$/u, '')].slice(0, 70).join(''),
    answer,
    evidence: others.slice(0, 6),
    context: others.slice(6, 9).join(chinese ? '' : ' '),
    faq: questions.flatMap((q, at) => (ordered[at] === undefined ? [] : [{ q, a: ordered[at] }])),
  };
  return JSON.stringify(rewrite);
}

function dataOf(prompt: string): unknown {
  try {
    const data: unknown = JSON.parse(prompt.slice(prompt.lastIndexOf('\n') + 1));
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
}
