import type { PlatformId } from '../../catalog.ts';
import type { SimulatedAnswer } from '../compose-answer.ts';

export interface Tokens {
  input: number;
  output: number;
}

/** The platform's side of a wire: reads a request's question, and puts an answer into the wire's form. */
export interface SimulatedWire {
  readPrompt(body: unknown): string | null;
  wantsJson(body: unknown): boolean;
  /** `tokens` absent: the usage is left out. `answer` absent: the form without any answer. */
  render(context: {
    platform: PlatformId;
    model: string;
    at: Date;
    answer?: SimulatedAnswer;
    tokens?: Tokens;
  }): unknown;
}
