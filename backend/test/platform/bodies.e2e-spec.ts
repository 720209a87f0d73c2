import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const MESSAGE = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };

describe('an unreadable call', () => {
  const post = (body: string, type = 'application/json') =>
    shop.as.visitor().post('/api/contact').set('content-type', type).send(body);

  it.each(['{"name":', 'name=Aisha', '{"__proto__":{"isAdmin":true}}', ''])(
    'returns 400 for the JSON %j',
    async (text) => {
      const { body } = await post(text).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: expect.stringMatching(/^[A-Z_]+$/) });
      expect(body.message).toEqual(expect.any(String));
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:\d/);
    },
  );

  it.each(['null', '[]', '[{"name":"Aisha"}]', '"text"', '5', 'true'])('returns 400 for the body %s', async (text) => {
    const { body } = await post(text).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
  });

  it('returns 415 for another type', async () => {
    const { body } = await post('<message/>', 'text/xml').expect(415);
    expect(body).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('returns 400 before it is parsed if it nests deeper than 32 lists, but not for brackets in a text', async () => {
    const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await post(nested(32)).expect(400)).body).toMatchObject({ message: 'The body is nested too deeply.' });
    expect((await post(nested(31)).expect(400)).body).not.toMatchObject({ message: 'The body is nested too deeply.' });
    await post(JSON.stringify({ ...MESSAGE, message: '['.repeat(4000) })).expect(201);
  });
});

describe('a body of too many bytes', () => {
  const lines = Array(200).fill({ product: 'f'.repeat(24), qty: 100_000, unitPrice: 9_999_999.99 });
  const filled = (bytes: number) => ({ message: 'x'.repeat(bytes) });
  const refused = { statusCode: 413, code: 'BODY_TOO_LARGE', message: expect.any(String) };

  it('returns 413 for a visitor above 20 KB, and for a customer and staff above 30 KB', async () => {
    const staff = await shop.as.staff();
    const visitor = shop.as.visitor();
    expect((await visitor.post('/api/contact').send(filled(20_480)).expect(413)).body).toEqual(refused);
    await visitor.post('/api/contact').send(filled(20_000)).expect(400);
    for (const { http } of [buyer, staff]) {
      expect((await http.post('/api/contact').send(filled(30_720)).expect(413)).body).toEqual(refused);
      await http.post('/api/contact').send(filled(30_000)).expect(400);
    }
  });

  it('returns 413 even if it comes in pieces or with a session that the shop has not signed', async () => {
    const pieces = Readable.from([`{"message":"${'x'.repeat(15_000)}`, 'x'.repeat(15_000)]);
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/contact', headers, payload: pieces });
    expect([answer.statusCode, answer.json()]).toEqual([413, refused]);
    const forged = shop.as.visitor().post('/api/contact').set('cookie', 'session=eyJhbGciOiJIUzI1NiJ9.e30.c2ln');
    await forged.send(filled(25_000)).expect(413);
  });

  it('does not occur for the largest quote request and the largest documents of staff', async () => {
    const note = 'ط'.repeat(2000);
    await buyer.http.post('/api/quotes').send({ requestedItems: lines, clientToAdminNote: note }).expect(409);
    const { http } = await shop.as.staff();
    const record = Array(500).fill({ ...lines[0], productName: 'x'.repeat(300) });
    await http
      .put(`/api/quotes/${'f'.repeat(24)}`)
      .send({ requestedItems: record })
      .expect(404);
    expect((await http.post('/api/products/import').send({ csv: 'ط'.repeat(500_000) })).status).toBe(200);
    await http
      .post('/api/products/import')
      .send({ csv: 'x'.repeat(2_097_152) })
      .expect(413);
    await buyer.http
      .post('/api/products/import')
      .send({ csv: 'x'.repeat(30_720) })
      .expect(413);
  });
});

describe('a call from another origin', () => {
  it('is refused before its body is read', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { referer: 'https://evil.example/page' }]) {
      const call = shop.as
        .visitor()
        .post('/api/contact')
        .set({ 'content-type': 'application/json', ...headers });
      expect((await call.send('{"half":').expect(403)).body.code).toBe('FOREIGN_ORIGIN');
    }
  });
});
