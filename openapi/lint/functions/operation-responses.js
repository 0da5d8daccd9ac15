import { isAnonymous, isPublic, operations, resolve, responses } from './document.js';

const LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-RateLimit-Policy'];

/** Statuses that every operation of a kind documents, because they can occur for each of them. */
function expectedStatuses(document, operation) {
  const statuses = ['400', '500', '503'];
  if (!isPublic(document, operation)) statuses.push('403', '429');
  if (!isPublic(document, operation) && !isAnonymous(document, operation)) statuses.push('401');
  if (operation.requestBody !== undefined) statuses.push('413', '415');
  const takesKey = (operation.parameters ?? []).some(
    (parameter) => resolve(document, parameter).name === 'Idempotency-Key',
  );
  if (takesKey) statuses.push('409');
  return statuses;
}

function headersOf(operation, status) {
  const headers = ['X-Request-Id'];
  if (status === '429' || status === '503') headers.push('Retry-After');
  if (status === '200' && operation['x-cache-seconds'] !== undefined) headers.push('Cache-Control');
  // 401 comes before a limit is looked up, and on 500 and 503 the look-up may be what failed.
  if (operation['x-limit'] === 'v1' && !['401', '500', '503'].includes(status)) headers.push(...LIMIT_HEADERS);
  return headers;
}

/** Reports missing statuses and headers, and errors in another shape than `Error`. `ownErrorShape` lists `operationId status`. */
export default function operationResponses(document, { ownErrorShape }) {
  const findings = [];
  for (const entry of operations(document, 'paths')) {
    const { operation, path } = entry;
    for (const status of expectedStatuses(document, operation)) {
      if (operation.responses?.[status] === undefined) {
        findings.push({
          message: `${operation.operationId} needs the response ${status}.`,
          path: [...path, 'responses'],
        });
      }
    }
    for (const { status, response, path: place } of responses(document, entry)) {
      for (const header of headersOf(operation, status)) {
        if (response.headers?.[header] === undefined) {
          findings.push({ message: `${operation.operationId} ${status} needs the header ${header}.`, path: place });
        }
      }
      const shape = response.content?.['application/json']?.schema?.$ref;
      const exempt = ownErrorShape.includes(`${operation.operationId} ${status}`);
      if (Number(status) >= 400 && !exempt && shape !== '#/components/schemas/Error') {
        findings.push({ message: `${operation.operationId} ${status} must have the shape Error.`, path: place });
      }
    }
  }
  return findings;
}
