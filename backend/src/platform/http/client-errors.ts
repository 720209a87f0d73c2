import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpException } from '@nestjs/common';
import { describeError } from '../errors/error.filter.js';
import { HEADERS_OF_DATA } from './security-headers.js';

/** What Node says of bytes that it could not take for a request. */
type ClientError = Error & { readonly code?: string };

/** Answers what never became a request in the shape of all errors, and hangs up. */
export function answerClientError(this: FastifyInstance, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = describeError(whatWasWrong(error.code));
  const text = JSON.stringify(body);
  this.log.info({ code: error.code, status: body.statusCode, ip: socket.remoteAddress }, 'unreadable request');
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(HEADERS_OF_DATA).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  else socket.destroy();
}

function whatWasWrong(code: string | undefined): HttpException {
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpException('The headers are too large.', 431);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpException('The request took too long to come.', 408);
  return new HttpException('This is no request that the shop can read.', 400);
}
