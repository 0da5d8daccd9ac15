import type { WireId } from '../catalog.ts';
import { chatWire } from './chat.ts';
import { geminiWire } from './gemini.ts';
import { responsesWire } from './responses.ts';
import type { Wire } from './wire.ts';

export type { Wire, WireAnswer, WireAsk, WireRequest } from './wire.ts';

export const WIRES: Readonly<Record<WireId, Wire>> = {
  chat: chatWire,
  responses: responsesWire,
  gemini: geminiWire,
};
