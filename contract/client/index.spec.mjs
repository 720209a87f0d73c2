import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { shopClient, verifyWebhook } from './index.mjs';

let server;
/** The answers of the server, one after the other: status, body and headers. */
let answers;
/** The calls that arrived. */
let calls;
let pauses;
let shop;

beforeEach(async () => {
  [answers, calls, pauses] = [[], [], []];
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({
      method,
      url,
      headers,
      body: method === 'GET' ? undefined : await json(request).catch(() => undefined),
    });
    const answer = answers.shift() ?? [200, {}];
    if (answer === 'hang up') return request.socket.destroy();
    const [status, body, more = {}] = answer;
    return response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  shop = shopClient({ url, key: 'shopk_test', wait: async (ms) => pauses.push(ms) });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('a call', () => {
  it('carries the key, the parameters of its path and its query', async () => {
    answers.push([200, { ok: 1 }]);
    const query = { language: 'en', ids: ['a', 'b'], empty: undefined };
    await expect(shop.get('/api/orders/{id}', { params: { id: 'a/b' }, query })).resolves.toEqual({ ok: 1 });
    expect(calls[0]).toMatchObject({ url: '/api/orders/a%2Fb?language=en&ids=a&ids=b' });
    expect(calls[0].headers.authorization).toBe('Bearer shopk_test');
    await expect(shop.get('/api/orders/{id}')).rejects.toThrow('The path /api/orders/{id} needs params.id.');
  });

  it('is repeated after the pause that the shop names, with the same Idempotency-Key', async () => {
    answers.push(
      [503, {}, { 'retry-after': '7' }],
      'hang up',
      [409, { code: 'IDEMPOTENCY_IN_PROGRESS' }],
      [201, { _id: 'o' }],
    );
    await expect(shop.post('/api/orders', { orderItems: [] })).resolves.toEqual({ _id: 'o' });
    expect(calls).toHaveLength(4);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => ({ orderItems: [] })));
    expect(pauses[0]).toBe(7000);
    expect(pauses[1]).toBeGreaterThanOrEqual(500);
  });

  it('ends with the refusal of the shop, or with its last failure', async () => {
    answers.push([409, { code: 'ORDER_HELD', message: 'The order is on hold.', params: { a: 1 } }]);
    const refusal = { status: 409, code: 'ORDER_HELD', message: 'The order is on hold.', params: { a: 1 } };
    await expect(shop.put('/api/orders/{id}', {}, { params: { id: 'o' } })).rejects.toMatchObject(refusal);
    answers.push(...Array.from({ length: 5 }, () => [503, { code: 'DATABASE_AWAY' }]));
    await expect(shop.get('/api/orders')).rejects.toMatchObject({ status: 503, code: 'DATABASE_AWAY' });
    expect(calls).toHaveLength(6);
  });

  it('returns the bytes of a file', async () => {
    answers.push([200, 'PDF', { 'content-type': 'application/pdf' }]);
    await expect(shop.get('/api/invoices/{id}/pdf', { params: { id: 'i' } })).resolves.toBeInstanceOf(Uint8Array);
  });
});

it('all records of a list are read in portions', async () => {
  const rows = (count) => Array.from({ length: count }, (_, index) => ({ index }));
  answers.push([200, rows(500), { 'content-range': 'orders 0-499/501' }]);
  answers.push([200, rows(1), { 'content-range': 'orders 500-500/501' }]);
  const read = [];
  for await (const row of shop.all('/api/orders', { filter: { status: ['Processing'] } })) read.push(row);
  expect(read).toHaveLength(501);
  expect(calls.map(({ url }) => new URL(url, 'http://shop').searchParams.get('range'))).toEqual([
    '[0,499]',
    '[500,999]',
  ]);
});

describe('the signature of a webhook', () => {
  // The example of the specification (standard-webhooks.md, Verifying webhook authenticity).
  const given = {
    body: '{"test": 2432232314}',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1a,other v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    now: 1_614_265_331_000,
  };

  it('is accepted for the example of the specification, also while the secret changes', () => {
    expect(verifyWebhook(given)).toEqual({ test: 2_432_232_314 });
    const headers = new Headers(given.headers);
    expect(verifyWebhook({ ...given, headers, secret: ['whsec_bmV3', given.secret] })).toEqual({ test: 2_432_232_314 });
  });

  it.each([
    ['another body', { body: '{"test": 2432232315}' }],
    ['another secret', { secret: 'whsec_bmV3' }],
    ['no headers', { headers: {} }],
    ['a time long ago', { now: 1_614_266_000_000 }],
  ])('is refused for %s', (_name, changed) => {
    expect(() => verifyWebhook({ ...given, ...changed })).toThrow(/webhook/);
  });
});
