import { getConnectionToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { PRODUCTION, startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';

let shop: TestShop;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const MESSAGE = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };

describe('health', () => {
  it.each(['/api/health', '/api/health/live', '/api/health/ready'])('%s is ok for all callers', async (path) => {
    const { body } = await shop.as.visitor().get(path).expect(200);
    expect(body).toEqual({ status: 'ok' });
  });

  it('reports liveness and readiness separately', async () => {
    const second = await startShop({}, shop);
    try {
      await second.app.get<Connection>(getConnectionToken()).close();
      await second.as.visitor().get('/api/health/live').expect(200);
      const { body } = await second.as.visitor().get('/api/health/ready').expect(503);
      expect(body).toEqual({ statusCode: 503, code: expect.any(String), message: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/mongo|database/i);
    } finally {
      await second.close();
    }
  });
});

describe('calls from other origins', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ referer: 'https://evil.example/page' }],
    [{ origin: 'http://127.0.0.1.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('change nothing with %j', async (headers: Record<string, string>) => {
    for (const call of [buyer.http.put('/api/users/profile'), shop.as.visitor().post('/api/contact')]) {
      const { body } = await call.set(headers).send(MESSAGE).expect(403);
      const message = 'Requests must come from the shop’s own site.';
      expect(body).toEqual({ statusCode: 403, code: 'FOREIGN_ORIGIN', message });
    }
    await buyer.http.delete(`/api/quotes/6920200f1c2d3e4f5a6b7c8d`).set(headers).expect(403);
  });

  it('may read public data', async () => {
    await shop.as.visitor().get('/api/shop').set('origin', 'https://evil.example').expect(200);
  });

  it('are distinguished from calls of the shop’s own pages', async () => {
    const own = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
    const host = new URL(shop.url).host;
    await shop.as
      .visitor()
      .post('/api/contact')
      .set({ ...own, host })
      .send(MESSAGE)
      .expect(201);
  });

  it.each([
    ['its operator configured', { PUBLIC_URL: 'https://shop.example' }, {}],
    ['its proxy reports', {}, { 'x-forwarded-proto': 'https' }],
  ])('change nothing over http in a shop that is on https, as %s', async (_name, settings, headers) => {
    const second = await startShop({ ...PRODUCTION, ...settings }, shop);
    try {
      const write = (scheme: string) =>
        second.as
          .visitor()
          .post('/api/contact')
          .set({ ...headers, host: 'shop.example', origin: `${scheme}://shop.example` })
          .send(MESSAGE);
      expect((await write('http').expect(403)).body.code).toBe('FOREIGN_ORIGIN');
      await write('https').expect(201);
    } finally {
      await second.close();
    }
  });

  it('can’t read responses with the session', async () => {
    const { headers } = await buyer.http.get('/api/users/account/profile').set('origin', 'https://evil.example');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('an unknown address', () => {
  it.each([
    ['get', '/api/none'],
    ['get', '/api/'],
    ['post', '/api/none'],
    ['delete', '/api/shop'],
    ['post', '/none'],
    ['get', '/media/none.png'],
  ] as const)('returns 404 as JSON: %s %s', async (method, path) => {
    const { body, headers } = await shop.as.visitor()[method](path).expect(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toEqual({ statusCode: 404, code: expect.stringMatching(/NOT_FOUND$/), message: expect.any(String) });
  });
});

describe('security headers', () => {
  const policyOf = (headers: Record<string, string>) => String(headers['content-security-policy']).split(/; ?/);

  it.each(['/api/shop', '/api/none', '/api/products', '/api/docs', '/api/quotes/my', '/api/quotes/none/pdf', '/none'])(
    'are on %s',
    async (path) => {
      const { headers } = await shop.as.visitor().get(path);
      const always = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
      expect(headers).toMatchObject({ ...always, 'cross-origin-resource-policy': 'same-origin' });
      expect(policyOf(headers)).toEqual(
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it('let pages load only resources of the shop, and data load nothing at all', async () => {
    const pages = await shop.as.visitor().get('/api/docs').redirects(1);
    expect(policyOf(pages.headers)).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'"]));
    expect(pages.headers).toMatchObject({ 'permissions-policy': expect.stringContaining('camera=()') });
    const data = await shop.as.visitor().get('/api/products').expect(200);
    expect(policyOf(data.headers)).toContain("default-src 'none'");
  });

  it('promise HTTPS and a secure cookie in production alone', async () => {
    const second = await startShop(PRODUCTION, shop);
    try {
      const { email, password } = buyer;
      const { headers } = await second.as.visitor().post('/api/users/auth').send({ email, password }).expect(200);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
      for (const cookie of [headers['set-cookie'] ?? 'none'].flat()) {
        expect(cookie).toMatch(/^(session|device)=.+; HttpOnly; Secure; SameSite=Lax$/);
      }
    } finally {
      await second.close();
    }
    expect((await buyer.http.get('/api/shop')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the OpenAPI description', () => {
  it('is served as pages and as JSON', async () => {
    const pages = await shop.as.visitor().get('/api/docs').redirects(1).expect(200);
    expect(pages.headers['content-type']).toMatch(/^text\/html/);
    const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
    expect(body.openapi).toMatch(/^3\./);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        ...['/api/users/auth', '/api/users/logout', '/api/users/account/profile', '/api/users/{id}'],
        ...['/api/products', '/api/products/{id}', '/api/categories', '/api/categories/{id}', '/api/contact'],
        ...['/api/quotes', '/api/quotes/my', '/api/quotes/admin', '/api/quotes/{id}', '/api/quotes/{id}/pdf'],
        ...['/api/orders', '/api/orders/my', '/api/orders/{id}', '/api/orders/from-quote/{quoteId}'],
        ...['/api/invoices', '/api/invoices/my', '/api/invoices/{id}', '/api/invoices/{id}/pdf'],
        ...['/api/payments', '/api/payments/my', '/api/payments/{id}', '/api/payments/from-invoice/{invoiceId}'],
      ]),
    );
  });

  it('describes the body, the response and every error of each call', async () => {
    const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
    const calls = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );
    const shared: Record<string, Answer> = body.components.responses;
    // Each refusal narrows the one error body to its own codes, and some add details.
    const common = { $ref: '#/components/schemas/ErrorResponse' };
    const error = { 'application/json': { schema: { allOf: expect.arrayContaining([common, expect.any(Object)]) } } };
    for (const { name, operation } of calls) {
      const answers = Object.entries(operation.responses);
      expect({ name, summary: operation.summary }).toEqual({ name, summary: expect.stringMatching(/\w/) });
      expect(answers.filter(([status]) => status.startsWith('2'))).toHaveLength(1);
      for (const [status, answer] of answers) {
        const { content } = shared[String(answer.$ref).replace('#/components/responses/', '')] ?? answer;
        if (Number(status) >= 400) expect({ name, status, content }).toMatchObject({ name, status, content: error });
        else if (status !== '304')
          expect({ name, content: Object.keys(content ?? {}) }).not.toEqual({ name, content: [] });
      }
    }
  });
});

describe('the OpenAPI description of a shop that shows it only to staff', () => {
  let second: TestShop;
  beforeAll(async () => {
    second = await startShop({ API_DOCS: 'staff' }, shop);
  });
  afterAll(() => second.close());

  it.each(['/api/docs', '/api/docs-json', '/api/%64ocs-json', '/api/docs/swagger-ui-init.js'])(
    'is refused to others: %s',
    async (path) => {
      expect((await second.as.visitor().get(path).expect(401)).body.code).toBe('SIGNED_OUT');
      const customer = await second.as.customer();
      expect((await customer.http.get(path).expect(403)).body.code).toBe('STAFF_ONLY');
      const staff = await second.as.staff();
      await staff.http.get(path).redirects(1).expect(200);
    },
  );
});

interface Answer {
  readonly $ref?: string;
  readonly content?: object;
}

interface Operation {
  readonly summary?: string;
  readonly responses: Record<string, Answer>;
}

describe('two shops in one process', () => {
  it('have separate users', async () => {
    const other = await startShop();
    try {
      const stranger = await other.as.customer();
      await buyer.http.get('/api/users/account/profile').expect(200);
      const { email, password } = stranger;
      const { headers } = await other.as.visitor().post('/api/users/auth').send({ email, password }).expect(200);
      const session = String(headers['set-cookie']).split(';')[0] ?? '';
      await other.as.visitor().get('/api/users/account/profile').set('cookie', session).expect(200);
      await shop.as.visitor().get('/api/users/account/profile').set('cookie', session).expect(401);
    } finally {
      await other.close();
    }
    await buyer.http.get('/api/users/account/profile').expect(200);
  });
});

describe('two servers on one database', () => {
  let second: TestShop;
  beforeAll(async () => {
    second = await startShop({}, shop);
  });
  afterAll(() => second.close());

  it('share sessions and numbers', async () => {
    const { email, password } = buyer;
    const there = second.as.visitor();
    const signIn = await there.post('/api/users/auth').send({ email, password }).expect(200);
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
    const here = shop.as.visitor();
    await here.get('/api/users/account/profile').set('cookie', cookie).expect(200);

    const product = await shop.given.product();
    const body = { requestedItems: [{ product: product._id, qty: 1 }] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).post('/api/quotes').set('cookie', cookie).send(body),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 201: 20 });
    const numbers = answers.map(({ body: { number } }) => Number(number.slice(-5))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));

    await here.post('/api/users/logout').set('cookie', cookie).expect(200);
    await second.as.visitor().get('/api/users/account/profile').set('cookie', cookie).expect(401);
  });

  it('convert a quote only once', async () => {
    const [here, there] = [await shop.as.staff(), await second.as.staff('Sara Staff')];
    const { _id } = await shop.given.confirmedQuote(buyer);
    const calls = Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? here : there).http.post(`/api/orders/from-quote/${_id}`),
    );
    expect(statusCounts(await Promise.all(calls))).toEqual({ 201: 1, 409: 9 });
  });
});
