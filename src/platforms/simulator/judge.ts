import { isObject, textAt } from '../wires/json-reading.ts';

/** What blames, and what takes back the praise beside it, in the simulator's own remarks. */
const BLAME =
  /complaints|disappointing|hard to recommend|not recommend|poor |投诉|失望|不(?:太)?推荐|较差|问题(?:频发|也比较多)/;
const RESERVE = /could be better|unhappy|criticise|提升空间|不满意|批评/;
const PRAISE =
  /excellent|impressive|praised|reliable choice|outstanding|stands out|recommend|出色|优秀|推荐|口碑|领先|称赞|放心/;

/**
 * Answers a request to judge the tone of a text toward a brand: its last line is an object with `brand` and `text`. By the words of
 * the simulator's remarks, in the lines that name the brand: the same text always gets the same verdict. `null` for any
 * other request.
 */
export function simulatedVerdict(prompt: string): string | null {
  const data = dataOf(prompt);
  const brand = textAt(data, 'brand');
  const text = textAt(data, 'text');
  if (brand === null || text === null) return null;
  const about = text.split(/\n|(?<=[.。！!])/).filter((part) => part.toLowerCase().includes(brand.toLowerCase()));
  return JSON.stringify({ tone: toneOf(about.join('\n')) });
}

function toneOf(remarks: string): 'positive' | 'neutral' | 'negative' {
  if (BLAME.test(remarks)) return 'negative';
  return PRAISE.test(remarks) && !RESERVE.test(remarks) ? 'positive' : 'neutral';
}

function dataOf(prompt: string): unknown {
  try {
    const data: unknown = JSON.parse(prompt.slice(prompt.lastIndexOf('\n') + 1));
    return isObject(data) ? data : null;
  } catch {
    return null;
  }
}
