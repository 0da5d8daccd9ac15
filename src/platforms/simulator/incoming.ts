import type { IncomingMessage } from 'node:http';
import type { SubjectBrand } from '../ask.ts';
import { isPlatformId, type PlatformId } from '../catalog.ts';
import { isObject, textAt } from '../wires/json-reading.ts';
import { simulatedChat } from './wires/chat.ts';
import { simulatedGemini } from './wires/gemini.ts';
import { simulatedResponses } from './wires/responses.ts';
import type { SimulatedWire } from './wires/simulated-wire.ts';

/** A request as its address describes it: `/{platform}` and then the platform's own paths. */
export type Route =
  | { kind: 'models'; platform: PlatformId }
  | { kind: 'ask'; platform: PlatformId; wire: SimulatedWire; model: string | null };

export function routeOf(request: IncomingMessage): Route | null {
  const path = new URL(request.url ?? '/', 'http://simulator').pathname;
  const [, platform = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(path) ?? [];
  if (!isPlatformId(platform)) return null;
  if (request.method === 'GET') return rest.endsWith('/models') ? { kind: 'models', platform } : null;
  if (request.method !== 'POST') return null;
  const geminiModel = /\/models\/([^/]+):generateContent$/.exec(rest)?.[1];
  if (geminiModel) return { kind: 'ask', platform, wire: simulatedGemini, model: decodeURIComponent(geminiModel) };
  if (rest.endsWith('/chat/completions')) return { kind: 'ask', platform, wire: simulatedChat, model: null };
  if (/\/(responses|agent)$/.test(rest)) return { kind: 'ask', platform, wire: simulatedResponses, model: null };
  return null;
}

/** The key that the simulator accepts for a platform. */
export function keyOf(platform: PlatformId): string {
  return `simulated-key-${platform}`;
}

export function isAuthenticated(request: IncomingMessage, platform: PlatformId): boolean {
  const given = request.headers['x-goog-api-key'] ?? request.headers.authorization?.replace(/^Bearer /, '');
  return given === keyOf(platform);
}

/** The sample that the client asks for; `null` when it does not say. */
export function sampleOf(request: IncomingMessage): number | null {
  const header = request.headers['x-answerscope-sample'];
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** The brands that the client says the question is about. */
export function aboutOf(request: IncomingMessage): SubjectBrand[] {
  const header = request.headers['x-answerscope-about'];
  if (typeof header !== 'string') return [];
  try {
    const list: unknown = JSON.parse(decodeURIComponent(header));
    return Array.isArray(list) ? list.flatMap(toBrand) : [];
  } catch {
    return [];
  }
}

function toBrand(value: unknown): SubjectBrand[] {
  const name = textAt(value, 'name');
  if (!isObject(value) || name === null) return [];
  const category = textAt(value, 'category');
  const website = textAt(value, 'website');
  return [{ name, ...(category === null ? {} : { category }), ...(website === null ? {} : { website }) }];
}

const MAX_REQUEST_BYTES = 1024 * 1024;

/** The body as JSON; `undefined` when it is not JSON or too long. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.byteLength;
    if (size > MAX_REQUEST_BYTES) return undefined;
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
