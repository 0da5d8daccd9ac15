import type { AskFailure } from './ask.ts';
import { type FailedAttempt, failedAttempt } from './attempt.ts';
import { countAt, isObject, type JsonObject, objectAt, objectsAt, textAt } from './wires/json-reading.ts';

/**
 * Reads what a platform reports as an error: a status other than 2xx with whatever body, or a 2xx whose body is an
 * error. Vendors agree on neither codes nor statuses, so the body is looked at first and the status decides the rest.
 */
export function failureOfStatus(status: number, body: unknown, retryAfterMs: number | undefined): FailedAttempt {
  const report = readReport(body);
  const reason = reasonOfReport(report) ?? reasonOfStatus(status);
  const failure = build(reason, { status, retryAfterMs: retryAfterMs ?? report.retryAfterMs, code: report.code });
  // "'temperature' does not support 0 with this model", "invalid temperature: only 1 is allowed for this model", …
  return status === 400 && /temperature/i.test(report.message) ? { ...failure, refusesTemperature: true } : failure;
}

/** The failure that a 2xx body reports, or `null` when it reports none. */
export function failureInBody(body: unknown): FailedAttempt | null {
  if (!isObject(body) || !reportsError(body)) return null;
  const report = readReport(body);
  return build(reasonOfReport(report) ?? 'invalid_response', {
    status: 200,
    retryAfterMs: report.retryAfterMs,
    code: report.code,
  });
}

interface ErrorReport {
  /** Codes, types and statuses, in lower case. */
  codes: string[];
  message: string;
  code: string | undefined;
  retryAfterMs: number | undefined;
}

/** DeepSeek, OpenAI, Moonshot, Zhipu (1113 arrears, 1304 and 1308 used up), Alibaba, Volcengine, Perplexity. */
const QUOTA_CODES =
  /^(insufficient_quota|insufficient_balance|insufficient_user_quota|exceeded_current_quota_error|billing_hard_limit_reached|billing_not_active|1113|1304|1308|1309|arrearage|allocationquota\.freetieronly|accountoverdueerror|quotaexceeded|payment_required)$/;
const QUOTA_WORDS =
  /insufficient balance|overdue|arrears|out of credits|余额不足|余额已用完|欠费|额度已用完|无可用资源包/i;
const KEY_CODES =
  /^(invalid_api_key|invalid_authentication_error|incorrect_api_key|authentication_error|invalidapikey|unauthorized|authenticationerror|api_key_invalid|unauthenticated|permission_denied|permission_denied_error|1000|1001|1002|1003|1004)$/;
const RATE_CODES =
  /^(rate_limit_exceeded|rate_limit_reached_error|rate_limit_error|requests|tokens|throttling.*|ratelimitexceeded.*|accountratelimitexceeded.*|modelaccountrpmratelimitexceeded|resource_exhausted|1302|1303)$/;
const TROUBLE_CODES =
  /^(server_error|internal_error|internalerror|internalserviceerror|internal|unavailable|service_unavailable|serviceunavailable|overloaded|overloaded_error|engine_overloaded_error|serveroverloaded|1234|1305|500|502|503|504)$/;

function reasonOfReport(report: ErrorReport): AskFailure | null {
  const has = (pattern: RegExp) => report.codes.some((code) => pattern.test(code));
  if (has(QUOTA_CODES) || QUOTA_WORDS.test(report.message)) return 'quota_exhausted';
  if (has(KEY_CODES)) return 'unauthorized';
  if (has(RATE_CODES)) return 'rate_limited';
  if (has(TROUBLE_CODES)) return 'unavailable';
  return null;
}

function reasonOfStatus(status: number): AskFailure {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'quota_exhausted';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return 'invalid_response';
}

function build(
  reason: AskFailure,
  facts: { status: number; retryAfterMs: number | undefined; code: string | undefined },
): FailedAttempt {
  return failedAttempt(reason, {
    status: facts.status,
    retryable: reason === 'rate_limited' || reason === 'unavailable',
    ...(facts.retryAfterMs === undefined ? {} : { retryAfterMs: facts.retryAfterMs }),
    ...(facts.code === undefined ? {} : { vendorCode: facts.code }),
  });
}

/** `{error: {…}}`, `{error: "…"}`, a failed response object, or a bare `{code, message}` without an answer. */
function reportsError(body: JsonObject): boolean {
  if (body.error !== undefined && body.error !== null) return true;
  if (body.status === 'failed' || body.success === false) return true;
  const answers = ['choices', 'output', 'candidates', 'steps', 'promptFeedback'];
  return body.code !== undefined && body.message !== undefined && answers.every((key) => body[key] === undefined);
}

function readReport(body: unknown): ErrorReport {
  const error = objectAt(Array.isArray(body) ? body[0] : body, 'error') ?? (isObject(body) ? body : {});
  const details = objectsAt(error, 'details');
  const codes = [error.code, error.type, error.status, ...details.map((detail) => detail.reason)]
    .filter((code) => typeof code === 'string' || typeof code === 'number')
    .map((code) => String(code).toLowerCase());
  // Google uses one status for a minute's limit and a day's quota; only the violated quota's name tells them apart.
  const violations = details.flatMap((detail) => objectsAt(detail, 'violations'));
  if (violations.some((violation) => /PerDay/i.test(textAt(violation, 'quotaId') ?? ''))) codes.push('quotaexceeded');
  return {
    codes,
    message: textAt(error, 'message') ?? textAt(body, 'error') ?? '',
    code: codes.map((code) => code.replace(/[^\w.-]/g, '').slice(0, 40)).find((code) => code !== ''),
    retryAfterMs: retryDelay(details) ?? milliseconds(countAt(error, 'retry_after')),
  };
}

/** Google states the wait in the body: `retryDelay: "37s"`. */
function retryDelay(details: JsonObject[]): number | undefined {
  const delay = details.map((detail) => /^(\d+(?:\.\d+)?)s$/.exec(textAt(detail, 'retryDelay') ?? '')).find(Boolean);
  return delay ? Math.ceil(Number(delay[1]) * 1000) : undefined;
}

function milliseconds(seconds: number | null): number | undefined {
  return seconds === null ? undefined : seconds * 1000;
}
