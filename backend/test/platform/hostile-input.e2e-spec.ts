import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const message = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };

function nestedJson(levels: number): string {
  return `{"name":"a","zz":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
}

describe('input that no form can send', () => {
  it('returns 400 if an entry of a list is a list', async () => {
    const { body } = await buyer.http
      .post('/api/quotes')
      .send({ requestedItems: [[]] })
      .expect(400);
    expect(Object.keys(body.errors)).toEqual(['requestedItems']);
  });

  it('returns 400 for a thousand levels', async () => {
    const call = shop.as.visitor().post('/api/contact').set('content-type', 'application/json');
    expect((await call.send(nestedJson(2000)).expect(400)).body.code).toBe('BAD_REQUEST');
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'returns 400 for the built-in property name %s if unknown fields are refused',
    async (field) => {
      const refusal = { code: 'VALIDATION_FAILED', message: 'This field is not accepted here.' };
      const contact = await shop.as
        .visitor()
        .post('/api/contact')
        .send({ ...message, [field]: 'x' })
        .expect(400);
      expect(contact.body).toMatchObject({ ...refusal, errors: { [field]: refusal.message } });
      const requestedItems = [{ product: 'f'.repeat(24), qty: 1, [field]: {} }];
      const quote = await buyer.http.post('/api/quotes').send({ requestedItems }).expect(400);
      expect(quote.body).toMatchObject({ ...refusal, errors: { [`requestedItems.0.${field}`]: refusal.message } });
      const query = await shop.as
        .visitor()
        .get('/api/products')
        .query({ [field]: '1' })
        .expect(400);
      expect(query.body.errors).toEqual({ [field]: refusal.message });
    },
  );

  it.each([
    [{ statuss: 'Quoted' }, 'statuss'],
    [{ toString: 'x' }, 'toString'],
    [{ requestedItems: [{ product: 'f'.repeat(24), qty: 1, unitPrice: 1, colour: 'red' }] }, 'requestedItems.0.colour'],
  ])('returns 400 if a change contains a field that the record does not have: %j', async (fields, named) => {
    const { _id } = await shop.given.requestedQuote(buyer);
    const { body } = await staff.http.put(`/api/quotes/${_id}`).send(fields).expect(400);
    expect(body.errors).toEqual({ [named]: 'This field is not accepted here.' });
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\ud800'])('returns 400 for the control character in %j', async (text) => {
    const body = JSON.stringify({ ...message, message: text });
    const call = shop.as.visitor().post('/api/contact').set('content-type', 'application/json').send(body);
    expect((await call.expect(400)).body.errors).toEqual({ message: 'Must not contain control characters.' });
  });

  it('returns 400 with the field that has half a surrogate pair, in all bodies and queries', async () => {
    const json = (call: Test, body: object) => call.set('content-type', 'application/json').send(JSON.stringify(body));
    const { _id } = await shop.given.requestedQuote(buyer);
    const letters = staff.http.post(`/api/quotes/${_id}/emails`);
    const { body: letter } = await json(letters, { cc: ['a\ud800@press.example'] }).expect(400);
    expect(letter.errors).toEqual({ 'cc.0': 'Must not contain control characters.' });
    const signIn = shop.as.visitor().post('/api/users/auth');
    const { body: signedIn } = await json(signIn, { email: 'a@b.example', password: 'half \udfff' }).expect(400);
    expect(signedIn.errors).toEqual({ password: 'Must not contain control characters.' });
    const filter = JSON.stringify({ status: 'half \ud800' });
    const { body: list } = await staff.http.get('/api/quotes/admin').query({ filter }).expect(400);
    expect(list.errors).toEqual({ filter: 'Must not contain control characters.' });
  });

  it('returns 400 with at most a hundred problems', async () => {
    const fields = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`f${index}`, 1]));
    const { body } = await shop.as.visitor().post('/api/contact').send(fields).expect(400);
    expect(Object.keys(body.errors)).toHaveLength(100);
  });

  it('is no server error in a search', async () => {
    await shop.as.visitor().get('/api/products?q=%00').expect(400);
    await shop.as.visitor().get('/api/products/facets?q=%00x').expect(400);
    for (const list of ['quotes/admin', 'orders', 'invoices', 'payments', 'users', 'contact']) {
      await staff.http.get(`/api/${list}`).query({ filter: '{"q":"a\\u0000b"}' }).expect(200);
    }
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])('returns 415 as %s', async (type) => {
    const call = shop.as.visitor().post('/api/contact').set('content-type', type).send('name=a&phone=b&message=c');
    expect((await call.expect(415)).body).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('is ignored if a DELETE calls its empty body plain text', async () => {
    const quote = await shop.given.requestedQuote(buyer);
    await staff.http.delete(`/api/quotes/${quote._id}`).set('content-type', 'text/plain').expect(200);
  });

  it('returns an error in the usual shape if the address itself is invalid', async () => {
    const { body } = await staff.http
      .put(`/api/users/${'a'.repeat(5000)}`)
      .send({})
      .expect(404);
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'statusCode']);
    expect(JSON.stringify(body)).not.toContain('aaaa');
  });
});

describe('the pictures of a product', () => {
  it('are pictures of the shop or come over https', async () => {
    const { _id } = await shop.given.product();
    const put = (images: string[]) => staff.http.put(`/api/products/${_id}`).send({ images });
    await put(['/media/a.webp', 'https://pictures.example/a.webp']).expect(200);
    const { body } = await put(['http://pictures.example/a.webp']).expect(400);
    expect(body.reasons.images.rule).toBe('WEB_ADDRESS');
  });
});

describe('addresses', () => {
  it('may end with a slash', async () => {
    await shop.as.visitor().get('/api/products/').expect(200);
    await shop.as.visitor().post('/api/users/').send({}).expect(400);
  });

  it('may contain 500 ids', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(24, '0'));
    await staff.http
      .get('/api/quotes/admin')
      .query({ filter: JSON.stringify({ id: ids }), range: '[0,499]' })
      .expect(200);
  });
});

describe('a response to a signed-in user', () => {
  it('is not cached', async () => {
    expect((await buyer.http.get('/api/quotes/my').expect(200)).headers['cache-control']).toBe('private, no-store');
    expect((await shop.as.visitor().get('/api/products').expect(200)).headers['cache-control']).toBe('no-cache');
  });
});

describe('a filter by bare days', () => {
  it('means whole days in Dubai', async () => {
    shop.clock.stopAt('2026-11-20T20:30:00Z');
    const quote = await shop.given.requestedQuote(buyer);
    shop.clock.run();
    const on = async (day: string) => {
      const filter = JSON.stringify({ createdAt_gte: day, createdAt_lte: day });
      const { body } = await staff.http.get('/api/quotes/admin').query({ filter }).expect(200);
      return body.some(({ _id }: { _id: string }) => _id === quote._id);
    };
    expect([await on('2026-11-20'), await on('2026-11-21'), await on('2026-11-22')]).toEqual([false, true, false]);
  });
});
