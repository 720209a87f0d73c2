import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: unknown;
}

/** The answer to bytes that no client would send, until the server hangs up. */
function answerTo(bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    socket.setEncoding('utf8').on('data', (text: string) => {
      read += text;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = read.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) });
    });
    socket.write(bytes);
  });
}

const HOST = 'host: shop\r\nconnection: close\r\n';

describe('an unreadable request', () => {
  it.each([
    ['an invalid request line', 'BOGUS\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an unknown method', `FROB /api/shop HTTP/1.1\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, 400, 'BAD_REQUEST'],
    [
      'two lengths',
      `POST /api/contact HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
      400,
      'BAD_REQUEST',
    ],
    [
      'a length beside chunks',
      `POST /api/contact HTTP/1.1\r\n${HOST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'BAD_REQUEST',
    ],
    ['headers without end', `GET / HTTP/1.1\r\n${HOST}x: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['an address without end', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['a method that nothing has', `PROPFIND /api/shop HTTP/1.1\r\n${HOST}\r\n`, 404, 'NOT_FOUND'],
    ['a path that can’t be decoded', `GET /api/products/%ff HTTP/1.1\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
  ])('%s is answered in the usual shape of errors', async (_what, bytes, status, code) => {
    const answer = await answerTo(bytes);
    expect(answer.body).toEqual({ statusCode: status, code, message: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/\r\ncontent-type: application\/json/);
    expect(answer.head).toMatch(/\r\nconnection: close/);
    expect(answer.head).toMatch(/\r\nx-content-type-options: nosniff/);
  });

  it('does not affect valid requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => answerTo('BOGUS\r\n\r\n')));
    await shop.as.visitor().get('/api/shop').expect(200);
  });
});
