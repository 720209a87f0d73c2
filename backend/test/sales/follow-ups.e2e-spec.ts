import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let seller: TestActor;
let other: TestActor;

beforeAll(async () => {
  shop = await startShop();
  seller = await shop.as.staff('Sami Seller', 'Sales');
  other = await shop.as.staff('Omar Staff');
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => dubaiDay(new Date(Date.now() + days * DAY_MS));
const plan = (records: readonly string[], day: string, note = 'Call') =>
  seller.http.post('/api/follow-ups').send({ resource: 'quotes', records, day, note });
const planFor = (resource: string, record: string) =>
  seller.http.post('/api/follow-ups').send({ resource, records: [record], day: inDays(1), note: 'Call Thursday' });
const finish = (id: string, by = seller) => by.http.post(`/api/follow-ups/${id}/done`);
const listOf = async (filter: object) =>
  (await seller.http.get(`/api/follow-ups?filter=${JSON.stringify(filter)}`).expect(200)).body;

interface Changed {
  readonly _id: string;
  readonly updatedAt: string;
}

describe('a follow-up', () => {
  it('is created for each of several quotes, with its customer, sorted by day', async () => {
    const buyer = await shop.as.customer('Aisha Rahman');
    const [one, two] = [await shop.given.requestedQuote(buyer), await shop.given.requestedQuote(buyer)];
    await plan([two._id, two._id], inDays(3)).expect(201);
    const { body } = await plan([one._id], inDays(1), 'Is the price right?').expect(201);
    expect(body).toMatchObject([
      {
        about: { resource: 'quotes', _id: one._id, title: one.number, customer: 'Aisha Rahman', salesperson: null },
        ...{ day: inDays(1), note: 'Is the price right?', createdBy: { name: 'Sami Seller' }, doneAt: null },
      },
    ]);
    const found = await listOf({ record: [one._id, two._id] });
    expect(found.map(({ about }: { about: { title: string } }) => about.title)).toEqual([one.number, two.number]);
    expect(await listOf({ record: [one._id, two._id], isDone: false, day_lte: inDays(2) })).toHaveLength(1);
  });

  it('can be finished by one of two users at once', async () => {
    const { _id: quote } = await shop.given.requestedQuote(await shop.as.customer());
    const { body: planned } = await plan([quote], inDays(0)).expect(201);
    const answers = await Promise.all([seller, other].map((by) => finish(planned[0]._id, by)));
    const [done, refused] = [...answers].sort((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([200, 409]);
    const name: unknown = done?.body.doneBy.name;
    expect(refused?.body).toMatchObject({ code: 'FOLLOW_UP_DONE', params: { name } });
    expect(await listOf({ record: quote, isDone: true })).toMatchObject([{ doneBy: { name } }]);
  });

  it('can be moved to a later day until it is finished', async () => {
    const { _id: quote } = await shop.given.requestedQuote(await shop.as.customer());
    const { body: planned } = await plan([quote], inDays(0)).expect(201);
    const path = `/api/follow-ups/${planned[0]._id}`;
    const { body } = await seller.http
      .put(path)
      .send({ day: inDays(2), note: 'Call again' })
      .expect(200);
    expect(body).toMatchObject({ day: inDays(2), note: 'Call again' });
    expect(
      (
        await seller.http
          .put(path)
          .send({ day: inDays(-1) })
          .expect(400)
      ).body.reasons,
    ).toEqual({
      day: { rule: 'DAY_OVER', params: { from: inDays(0) } },
    });
    await finish(planned[0]._id).expect(200);
    expect(
      (
        await seller.http
          .put(path)
          .send({ day: inDays(2) })
          .expect(409)
      ).body.code,
    ).toBe('FOLLOW_UP_DONE');
  });

  it('may also be about a company or a user, with a phone number', async () => {
    const buyer = await shop.as.customer('Hind Saleh');
    const { _id: company } = await shop.given.company({ legalName: 'Falcon Print LLC' });
    await seller.http.put(`/api/companies/${company}`).send({ salesperson: seller.id }).expect(200);
    await other.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'admin' }).expect(200);
    await planFor('companies', company).expect(201);
    await planFor('users', buyer.id).expect(201);
    await planFor('companies', buyer.id).expect(404);
    expect(await listOf({ record: company })).toMatchObject([
      {
        about: {
          ...{ resource: 'companies', title: 'Falcon Print LLC', customer: 'Hind Saleh' },
          salesperson: { name: 'Sami Seller' },
        },
      },
    ]);
    expect(await listOf({ record: buyer.id })).toMatchObject([
      { about: { resource: 'users', title: 'Hind Saleh', customer: '' } },
    ]);
  });

  it('is found by the time of its last change, also by money that came for its promise', async () => {
    const { id } = await shop.as.customer();
    const body = { resource: 'users', records: [id], day: inDays(2), note: 'Pays', promised: 100 };
    const [planned] = (await seller.http.post('/api/follow-ups').send(body).expect(201)).body as [Changed];
    const changedSince = (updatedAt_gte: string): Promise<Changed[]> => listOf({ record: id, updatedAt_gte });
    expect(await changedSince(planned.updatedAt)).toHaveLength(1);
    const moved = { day: inDays(3), note: 'Pays later', promised: 100 };
    const { updatedAt } = (await seller.http.put(`/api/follow-ups/${planned._id}`).send(moved).expect(200))
      .body as Changed;
    expect(updatedAt > planned.updatedAt).toBe(true);
    const money = { user: id, amount: 40, paymentMethod: 'Cash', paymentDate: inDays(0) };
    await other.http
      .post('/api/receipts')
      .send({ ...money, allocations: [] })
      .expect(201);
    const [paid] = await changedSince(updatedAt);
    expect(paid).toMatchObject({ received: 40 });
    expect((paid?.updatedAt ?? '') > updatedAt).toBe(true);
    expect(await changedSince('2100-01-01T00:00:00Z')).toEqual([]);
  });

  it('is deleted with its user', async () => {
    const { id } = await shop.as.customer();
    await planFor('users', id).expect(201);
    await other.http.delete(`/api/users/${id}`).expect(200);
    expect(await listOf({ record: id })).toEqual([]);
  });

  it('is deleted with its quote', async () => {
    const { _id: quote } = await shop.given.requestedQuote(await shop.as.customer());
    await plan([quote], inDays(1)).expect(201);
    await seller.http.delete(`/api/quotes/${quote}`).expect(200);
    expect(await listOf({ record: quote })).toEqual([]);
  });

  it('is refused for a missing quote, and then none is created', async () => {
    const { _id: quote } = await shop.given.requestedQuote(await shop.as.customer());
    await plan([quote, 'f'.repeat(24)], inDays(1)).expect(404);
    expect(await listOf({ record: quote })).toEqual([]);
  });
});
