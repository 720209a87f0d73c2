import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { Socket } from 'node:net';
import { answerClientError } from './adapter.js';

function answerTo(code: string): string {
  const sent = new PassThrough();
  answerClientError.call(fastify(), Object.assign(new Error(), { code }), sent as unknown as Socket);
  return String(sent.read() ?? '');
}

describe('answerClientError', () => {
  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'REQUEST_TIMEOUT'],
    ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
    ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'BAD_REQUEST'],
  ])('reports %s as %s', (error, line, code) => {
    const [head = '', body = ''] = answerTo(error).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(line);
    expect(JSON.parse(body)).toEqual({ statusCode: Number(line.split(' ')[1]), code, message: expect.any(String) });
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  });

  it('sends nothing to a disconnected caller', () => {
    expect(answerTo('ECONNRESET')).toBe('');
  });
});
