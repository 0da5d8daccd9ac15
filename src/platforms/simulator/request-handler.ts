import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { PLATFORM_CATALOG, type PlatformId } from '../catalog.ts';
import { isObject, textAt } from '../wires/json-reading.ts';
import type { Answerer } from './answer-request.ts';
import type { SimulatedAnswer } from './compose-answer.ts';
import type { FaultPlan } from './faults.ts';
import { aboutOf, isAuthenticated, type Route, readJsonBody, routeOf, sampleOf } from './incoming.ts';
import { drawLatency, type Latency } from './latency.ts';
import { misbehave, type RightResponse, sendError, sendJson } from './misbehave.ts';
import type { RequestRecorder } from './request-counts.ts';
import type { Tokens } from './wires/simulated-wire.ts';

export interface HandlerParts {
  seed: string;
  now: () => Date;
  recorder: RequestRecorder;
  faults: FaultPlan;
  answer: Answerer;
  latency: () => Latency;
}

export function createRequestHandler(parts: HandlerParts): RequestListener {
  return (request, response) => {
    handle(request, response, parts).catch(() => response.destroy());
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, parts: HandlerParts): Promise<void> {
  const route = routeOf(request);
  if (route === null) return sendError(response, 404, 'not_found', 'No such path.');
  if (!isAuthenticated(request, route.platform)) {
    return sendError(response, 401, 'invalid_api_key', 'Incorrect API key provided.');
  }
  return route.kind === 'models'
    ? sendModels(response, route.platform, parts)
    : answerAsk(request, response, route, parts);
}

function sendModels(response: ServerResponse, platform: PlatformId, { recorder, faults }: HandlerParts): void {
  recorder.model(platform);
  const id = PLATFORM_CATALOG[platform].defaultModel;
  const list =
    platform === 'gemini'
      ? { models: [{ name: `models/${id}` }] }
      : { object: 'list', data: [{ id, object: 'model' }] };
  const fault = faults.next({ platform, prompt: '', on: 'models' });
  if (fault)
    return misbehave(response, fault, { whole: () => list, withoutUsage: () => list, withoutAnswer: () => list });
  sendJson(response, 200, list);
}

async function answerAsk(
  request: IncomingMessage,
  response: ServerResponse,
  route: Route & { kind: 'ask' },
  parts: HandlerParts,
): Promise<void> {
  const { platform, wire } = route;
  const body = await readJsonBody(request);
  const prompt = isObject(body) ? wire.readPrompt(body) : null;
  if (prompt === null) return sendError(response, 400, 'invalid_request_error', 'The question is missing.');
  const sample = sampleOf(request);
  const ended = parts.recorder.ask(platform, prompt, sample ?? 0);
  response.on('close', ended);

  const fault = parts.faults.next({ platform, prompt, on: 'ask' });
  const wait = drawLatency(parts.latency(), parts.seed, platform, prompt, sample ?? 0);
  if (wait > 0) await delay(wait);
  const answer = await parts.answer({ platform, prompt, json: wire.wantsJson(body), sample, about: aboutOf(request) });
  if (answer === null) return sendError(response, 404, 'not_recorded', 'There is no recorded answer to this question.');

  const context = { platform, model: route.model ?? textAt(body, 'model') ?? 'simulated', at: parts.now() };
  const tokens = countTokens(prompt, answer);
  const right: RightResponse = {
    whole: () => wire.render({ ...context, answer, tokens }),
    withoutUsage: () => wire.render({ ...context, answer }),
    withoutAnswer: () => wire.render({ ...context, tokens }),
  };
  if (fault) return misbehave(response, fault, right);
  sendJson(response, 200, right.whole());
}

/** Roughly what tokenisers count: a Han character each, other text at four characters each. */
function countTokens(prompt: string, answer: SimulatedAnswer): Tokens {
  return { input: estimate(prompt), output: estimate(answer.text) };
}

function estimate(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han + Math.ceil((text.length - han) / 4);
}
