import type { ErrorStatuses } from '../../../generated/client/errors.ts';
import { retryAfterMs } from './retry-after.ts';

/** The codes of today. More may be added: treat one that you do not know by its status. */
export type ErrorCode = keyof ErrorStatuses;

export type ErrorStatus = ErrorStatuses[ErrorCode];

/** A response that is not a success, in the service's error shape. */
export class AnswerscopeError extends Error {
  override name = 'AnswerscopeError';
  readonly status: number;
  /** Stable word for programs; `unknown` when the response is not the service's, as from a proxy. */
  readonly code: string;
  readonly requestId: string | null;
  /** The fields at fault, where there are any. */
  readonly details: readonly { path: string; message: string }[];
  /** How long the service asks you to wait, in seconds. */
  readonly retryAfterSeconds: number | null;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    requestId: string | null;
    details: readonly { path: string; message: string }[];
    retryAfterSeconds?: number | null;
  }) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.details = fields.details;
    this.retryAfterSeconds = fields.retryAfterSeconds ?? null;
  }

  static from(response: Response, body: unknown): AnswerscopeError {
    const error = errorOf(body);
    const waitMs = retryAfterMs(response, Date.now());
    return new AnswerscopeError({
      status: response.status,
      code: error.code ?? 'unknown',
      message: error.message ?? `The service answered with status ${response.status}.`,
      requestId: error.requestId ?? response.headers.get('x-request-id'),
      details: error.details ?? [],
      retryAfterSeconds: waitMs === null ? null : Math.ceil(waitMs / 1000),
    });
  }
}

/** Whether something thrown is an error response; with a code or a status, whether it is that one. Narrows the type. */
export function isAnswerscopeError(error: unknown): error is AnswerscopeError;
export function isAnswerscopeError<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is AnswerscopeError & { code: Code; status: ErrorStatuses[Code] };
export function isAnswerscopeError<Status extends ErrorStatus>(
  error: unknown,
  status: Status,
): error is AnswerscopeError & { status: Status };
export function isAnswerscopeError(error: unknown, wanted?: ErrorCode | ErrorStatus): boolean {
  if (!(error instanceof AnswerscopeError)) return false;
  return wanted === undefined || wanted === error.code || wanted === error.status;
}

interface ErrorFields {
  code?: string;
  message?: string;
  requestId?: string;
  details?: { path: string; message: string }[];
}

function errorOf(body: unknown): ErrorFields {
  if (typeof body !== 'object' || body === null || !('error' in body)) return {};
  return typeof body.error === 'object' && body.error !== null ? (body.error as ErrorFields) : {};
}
