import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from './support/actors.js';
import { startShop, type TestShop } from './support/app.js';
import { listQuery } from './support/calls.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const MESSAGE = { name: 'Aisha Rahman', phone: '+971501234567', message: 'Do you have 0.5x1.6-mm matrix?' };
const send = (fields: object = {}) =>
  shop.as
    .visitor()
    .post('/api/contact')
    .send({ ...MESSAGE, ...fields });
const list = (query: Parameters<typeof listQuery>[0]) => staff.http.get('/api/contact').query(listQuery(query));

describe('a message', () => {
  it('is taken from anybody, trimmed, and kept for staff', async () => {
    const { body } = await send({ name: '  Zubaida Khan ' }).expect(201);
    expect(body).toEqual({ message: 'Your message was sent.' });
    const kept = await list({ filter: { q: 'zubaida' } }).expect(200);
    const fields = { _id: expect.any(String), createdAt: expect.any(String) };
    expect(kept.body).toEqual([{ ...MESSAGE, ...fields, name: 'Zubaida Khan' }]);
  });

  it.each([
    [{ name: undefined }, { name: 'Name is required.' }],
    [{ name: '   ' }, { name: 'Name is required.' }],
    [{ phone: '' }, { phone: 'Phone number is required.' }],
    [{ message: null }, { message: 'Message is required.' }],
    [{ message: { $gt: '' } }, { message: 'Message is required.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Must be at most 100 characters.' }],
    [{ phone: '1'.repeat(31) }, { phone: 'Must be at most 30 characters.' }],
    [{ message: 'x'.repeat(4001) }, { message: 'Must be at most 4000 characters.' }],
    [{ createdAt: '2001-01-01' }, { createdAt: 'This field is not accepted here.' }],
  ])('with %j is refused and not kept', async (fields, errors) => {
    const before = (await list({}).expect(200)).headers['content-range'];
    const { body } = await send(fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect((await list({}).expect(200)).headers['content-range']).toBe(before);
  });

  it('without anything names every field', async () => {
    const { body } = await shop.as.visitor().post('/api/contact').expect(400);
    expect(Object.keys(body.errors)).toEqual(['name', 'phone', 'message']);
  });

  it('may be as long as the limits', async () => {
    await send({ name: 'x'.repeat(100), phone: '1'.repeat(30), message: 'ü'.repeat(4000) }).expect(201);
  });
});

describe('the list', () => {
  it('is for staff alone', async () => {
    const customer = await shop.as.customer();
    expect((await customer.http.get('/api/contact').expect(403)).body.code).toBe('STAFF_ONLY');
    expect((await shop.as.visitor().get('/api/contact').expect(401)).body.code).toBe('SIGNED_OUT');
  });

  it('sorts, pages and filters', async () => {
    await send({ name: 'Bilal', message: 'first of the pair' }).expect(201);
    await send({ name: 'Amina', message: 'second of the pair' }).expect(201);
    const names = async (query: Parameters<typeof listQuery>[0]) => {
      const { body, headers } = await list(query).expect(200);
      return [headers['content-range'], ...body.map(({ name }: { name: string }) => name)];
    };
    expect(await names({ filter: { q: 'of the pair' } })).toEqual(['contact 0-1/2', 'Amina', 'Bilal']);
    const sorted = await names({ filter: { q: 'of the pair' }, sort: ['name', 'DESC'], range: [0, 0] });
    expect(sorted).toEqual(['contact 0-0/2', 'Bilal']);
    expect(await names({ filter: { q: 'of the pair', createdAt_gte: '2999-01-01' } })).toEqual(['contact */0']);
  });

  it.each([
    [{ sort: '["message","ASC"]' }, 'sort'],
    [{ filter: '{"phone":"1"}' }, 'filter'],
  ])('refuses %j', async (query, field) => {
    const { body } = await staff.http.get('/api/contact').query(query).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: body.message } });
  });
});
