/** A response that is not a success, in the service's error shape. */
export class AnswerscopeError extends Error {
  override name = 'AnswerscopeError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly details: readonly { path: string; message: string }[];

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    requestId: string | null;
    details: readonly { path: string; message: string }[];
  }) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.details = fields.details;
  }

  static from(response: Response, body: unknown): AnswerscopeError {
    const error = errorOf(body);
    return new AnswerscopeError({
      status: response.status,
      code: error.code ?? 'unknown',
      message: error.message ?? `The service answered with status ${response.status}.`,
      requestId: error.requestId ?? response.headers.get('x-request-id'),
      details: error.details ?? [],
    });
  }
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
