import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery, refusalsOf, statusCounts } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let counter = 0;

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
  it('is accepted from any caller, trimmed, and stored for staff', async () => {
    const { body } = await send({ name: '  Zubaida Khan ' }).expect(201);
    expect(body).toEqual({ message: 'Message sent.' });
    const stored = await list({ filter: { q: 'zubaida' } }).expect(200);
    const fields = { _id: expect.any(String), createdAt: expect.any(String) };
    expect(stored.body).toEqual([{ ...MESSAGE, ...fields, name: 'Zubaida Khan' }]);
  });

  it.each([
    [{ name: undefined }, { name: 'Name is required.' }],
    [{ name: '   ' }, { name: 'Name is required.' }],
    [{ phone: '' }, { phone: 'Phone number is required.' }],
    [
      { phone: '12345' },
      {
        phone:
          '“12345” is not a valid phone number. Use a format like 050 123 4567, or start with + and the country code.',
      },
    ],
    [{ message: null }, { message: 'Message is required.' }],
    [{ message: { $gt: '' } }, { message: 'Message is required.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Must be at most 100 characters.' }],
    [{ phone: '1'.repeat(31) }, { phone: 'Must be at most 30 characters.' }],
    [{ message: 'x'.repeat(4001) }, { message: 'Must be at most 4,000 characters.' }],
    [{ createdAt: '2001-01-01' }, { createdAt: 'This field is not accepted here.' }],
  ])('is refused with %j, and not stored', async (fields, errors) => {
    const before = (await list({}).expect(200)).headers['content-range'];
    const { body } = await send(fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect((await list({}).expect(200)).headers['content-range']).toBe(before);
  });

  it('lists every required field if it is empty', async () => {
    const { body } = await shop.as.visitor().post('/api/contact').expect(400);
    expect(Object.keys(body.errors)).toEqual(['name', 'phone', 'message']);
  });

  it('may be as long as the limits', async () => {
    await send({
      name: 'x'.repeat(100),
      phone: '+971 50 123 4567 ext. 12345678'.slice(0, 30),
      message: 'ü'.repeat(4000),
    }).expect(201);
  });
});

const emailsOf = async (name: string) => {
  const query = listQuery({ filter: { q: `Message from ${name}` } });
  return (await staff.http.get('/api/mail').query(query).expect(200)).body;
};

describe('the staff', () => {
  it('receive each message as an email', async () => {
    await send({ name: 'Hind Saleh' }).expect(201);
    expect(await emailsOf('Hind Saleh')).toEqual([expect.objectContaining({ to: 'sales@pressandpack.example' })]);
  });

  it.each(['https://spam.example', 'x'.repeat(300), { $gt: '' }, ['a'], 0, false])(
    'receive nothing from a program that filled the hidden field with %j',
    async (website) => {
      const name = `Program ${String(counter++)}`;
      const { body } = await send({ name, website }).expect(201);
      expect(body).toEqual({ message: 'Message sent.' });
      expect((await list({ filter: { q: name } }).expect(200)).body).toEqual([]);
      expect(await emailsOf(name)).toEqual([]);
    },
  );

  it.each(['', null])('receive messages of people, who leave the hidden field at %j', async (website) => {
    const name = `Person ${String(counter++)}`;
    await send({ name, website }).expect(201);
    expect((await list({ filter: { q: name } }).expect(200)).body).toHaveLength(1);
    expect(await emailsOf(name)).toHaveLength(1);
  });
});

describe('a single message', () => {
  const stored = async (name: string) => {
    await send({ name }).expect(201);
    const { body } = await list({ filter: { q: name } }).expect(200);
    return body[0];
  };

  it('can be read', async () => {
    const message = await stored('Layla One');
    expect((await staff.http.get(`/api/contact/${message._id}`).expect(200)).body).toEqual(message);
    const many = await list({ filter: { id: [message._id] } }).expect(200);
    expect(many.body).toEqual([message]);
  });

  it('is deleted once, and the history shows the user but not the content', async () => {
    const { _id } = await stored('Layla Two');
    const remove = () => staff.http.delete(`/api/contact/${_id}`);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(statusCounts(answers)).toEqual({ 200: 1, 404: 2 });
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ _id });
    await staff.http.get(`/api/contact/${_id}`).expect(404);
    expect((await list({ filter: { q: 'Layla Two' } }).expect(200)).body).toEqual([]);
    const { body } = await staff.http.get(`/api/contact/${_id}/history`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ action: 'deleted', actor: expect.anything() }),
      expect.objectContaining({ action: 'created', actor: null }),
    ]);
    expect(JSON.stringify(body)).not.toContain(MESSAGE.message);
  });

  it('is accessible only to staff', async () => {
    const { _id } = await stored('Layla Three');
    const calls = [
      ['get', '/api/contact'],
      ['get', `/api/contact/${_id}`],
      ['delete', `/api/contact/${_id}`],
    ] as const;
    expect(new Set(await refusalsOf(shop.as.visitor(), calls))).toEqual(new Set(['401 SIGNED_OUT']));
    const customer = await shop.as.customer();
    expect(new Set(await refusalsOf(customer.http, calls))).toEqual(new Set(['403 STAFF_ONLY']));
    await staff.http.get(`/api/contact/${_id}`).expect(200);
  });

  it.each(['6920200f1c2d3e4f5a6b7c8d', 'x'])('is not found if its id is %j', async (id) => {
    const calls = [
      ['get', `/api/contact/${id}`],
      ['delete', `/api/contact/${id}`],
    ] as const;
    expect(await refusalsOf(staff.http, calls)).toEqual(['404 MESSAGE_NOT_FOUND', '404 MESSAGE_NOT_FOUND']);
  });
});

describe('the list', () => {
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
});
