/** Requests that node's parser refuses never reach the application; they are answered here, in the same error shape. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Failure, fail, statusOf } from '../failure.ts';
import { errorBody } from './errors.ts';

export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  options: { newId: () => string; logger: Logger },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuse(socket, failureOf(error), options, error.code);
}

/** `CONNECT` asks for a tunnel: node hands it over apart from all other methods. No path has it. */
export function answerConnect(socket: Socket, options: { newId: () => string; logger: Logger }): void {
  refuse(socket, fail('method_not_allowed', 'CONNECT is not available here.'), options, 'CONNECT');
}

function refuse(
  socket: Socket,
  failure: Failure,
  options: { newId: () => string; logger: Logger },
  reason: string | undefined,
): void {
  const status = statusOf(failure.failure);
  const requestId = options.newId();
  options.logger.info({ requestId, status, failure: failure.failure, ip: socket.remoteAddress, reason }, 'request');
  const body = JSON.stringify(errorBody(failure, requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    ...(status === 405 ? ['Allow:'] : []),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function failureOf(error: NodeJS.ErrnoException): Failure {
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return fail('headers_too_large', 'The address and headers together must not exceed 16 KiB.');
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return fail('request_timeout', 'The request took too long to arrive.');
  return fail('invalid_request', 'This is not a well-formed HTTP request.');
}
