import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { companyDetails, freshTrn } from '../support/given.js';
import {
  actionsOn,
  done,
  historyOf,
  inTurn,
  made,
  outcome,
  outcomes,
  race,
  type ShopPair,
  startPair,
  stored,
} from './races.js';

let pair: ShopPair;
let omar: TestActor;
let sara: TestActor;

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
afterAll(() => pair.close());

const ROUNDS = 3;
const password = 'correct horse battery';
const both = (answers: readonly Parameters<typeof outcome>[0][]) => answers.map(outcome).join(' / ');
const userOf = async (id: string) => (await stored(pair.here, 'users', { _id: new Types.ObjectId(id) }))[0];
const removeUser = (by: TestActor, id: string) => by.http.delete(`/api/users/${id}`);
const changeUser = (by: TestActor, id: string, body: object) => by.http.put(`/api/users/${id}`).send(body);

describe('an email address', () => {
  it('is registered once, in any notation and by many concurrent calls on two servers', async () => {
    const spellings = ['race@example.com', 'Race@Example.com', 'RACE@EXAMPLE.COM'];
    const visitors = [pair.here.as.visitor(), pair.there.as.visitor()];
    const answers = await race(
      ...inTurn(visitors, 50, (http, index) => {
        const email = spellings[index % spellings.length];
        const body = { name: `Buyer ${index}`, phoneNumber: '+971500000000', email, password };
        return http.post('/api/users').send({ ...body, confirmPassword: password });
      }),
    );
    expect(outcomes(answers)).toEqual({ 201: 1, '409 EMAIL_TAKEN': 49 });
    const users = await stored(pair.here, 'users', { email: 'race@example.com' });
    expect(users.map(({ name }) => String(name))).toEqual([done(answers)[0]?.body.name]);
    expect(await actionsOn(pair.here, 'users', users[0]?._id.toHexString() ?? '')).toEqual(['registered']);
  });

  it('is assigned to only one of several users to whom staff give it', async () => {
    const customers = await made(4, () => pair.here.as.customer());
    const staff = await pair.here.as.staff();
    const answers = await race(
      ...inTurn(customers, 4, ({ id }) =>
        staff.http.put(`/api/users/${id}`).send({ email: 'wanted@example.com', isEmailKnown: true }),
      ),
    );
    expect(outcomes(answers)).toEqual({ 200: 1, '409 EMAIL_TAKEN': 3 });
    for (const [index, { id, email }] of customers.entries()) {
      const isTaken = answers[index]?.status === 200;
      expect((await userOf(id))?.['email']).toBe(isTaken ? 'wanted@example.com' : email);
      const edits = (await actionsOn(pair.here, 'users', id)).filter((action) => action === 'updated');
      expect(edits).toHaveLength(isTaken ? 1 : 0);
    }
  });
});

describe('a customer who is deleted', () => {
  it('is deleted without a concurrent request, or remains with it', async () => {
    const product = await pair.here.given.product();
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await pair.here.as.customer();
      const body = { requestedItems: [{ product: product._id, qty: 1 }] };
      const answers = await race(customer.http.post('/api/quotes').send(body), removeUser(sara, customer.id));
      expect(['201 / 409 USER_HAS_DOCUMENTS', '401 SIGNED_OUT / 200']).toContain(both(answers));
      const stays = answers[0].status === 201;
      expect(await stored(pair.here, 'quotes', { user: new Types.ObjectId(customer.id) })).toHaveLength(stays ? 1 : 0);
      expect((await userOf(customer.id)) !== undefined).toBe(stays);
      expect((await actionsOn(pair.here, 'users', customer.id)).includes('deleted')).toBe(!stays);
    }
  });

  it.each([
    ['a quote', async (buyer: TestActor) => `/api/quotes/${(await pair.here.given.requestedQuote(buyer))._id}`],
    ['an order', async (buyer: TestActor) => `/api/orders/${(await pair.here.given.order(buyer))._id}`],
  ])('gets %s from staff, or it stays with the previous owner', async (_what, made) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [owner, heir] = [await pair.here.as.customer(), await pair.here.as.customer()];
      const document = await made(owner);
      const answers = await race(omar.http.put(document).send({ user: heir.id }), removeUser(sara, heir.id));
      expect(['200 / 409 USER_HAS_DOCUMENTS', '400 VALIDATION_FAILED / 200']).toContain(both(answers));
      const isGiven = answers[0].status === 200;
      expect((await userOf(heir.id)) !== undefined).toBe(isGiven);
      const { user } = (await omar.http.get(document).expect(200)).body;
      expect(user._id).toBe(isGiven ? heir.id : owner.id);
    }
  });

  it('gets an order written by staff, or there is none', async () => {
    const product = await pair.here.given.product();
    const orderItems = [{ product: product._id, qty: 1, unitPrice: 5 }];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await pair.here.as.customer();
      const order = omar.http.post('/api/orders').send({ user: id, orderItems });
      const answers = await race(order, removeUser(sara, id));
      expect(['201 / 409 USER_HAS_DOCUMENTS', '400 VALIDATION_FAILED / 200']).toContain(both(answers));
      const stays = answers[0].status === 201;
      expect(await stored(pair.here, 'orders', { user: new Types.ObjectId(id) })).toHaveLength(stays ? 1 : 0);
      expect((await userOf(id)) !== undefined).toBe(stays);
    }
  });

  it('remains if their quote is ordered, and so does the order', async () => {
    const customer = await pair.here.as.customer();
    const { _id } = await pair.here.given.confirmedQuote(customer);
    const convert = omar.http.post(`/api/orders/from-quote/${_id}`);
    expect(both(await race(convert, removeUser(sara, customer.id)))).toBe('201 / 409 USER_HAS_DOCUMENTS');
    expect(await userOf(customer.id)).toBeDefined();
  });

  it('leaves nothing behind if their only quote is deleted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await pair.here.as.customer();
      const { _id } = await pair.here.given.requestedQuote(customer);
      const answers = await race(omar.http.delete(`/api/quotes/${_id}`), removeUser(sara, customer.id));
      expect(['200 / 200', '200 / 409 USER_HAS_DOCUMENTS']).toContain(both(answers));
      expect(await stored(pair.here, 'quotes', { user: new Types.ObjectId(customer.id) })).toEqual([]);
    }
  });

  it('is deleted once by ten concurrent calls', async () => {
    const customer = await pair.here.as.customer();
    const answers = await race(...inTurn(pair.staff, 10, (by) => removeUser(by, customer.id)));
    expect(outcomes(answers)).toEqual({ 200: 1, '404 USER_NOT_FOUND': 9 });
    expect(await actionsOn(pair.here, 'users', customer.id)).toEqual(['registered', 'deleted']);
  });
});

describe('the last two administrators', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const demote = (by: TestActor, whom: TestActor) => changeUser(by, whom.id, { isAdmin: false });
  const remove = (by: TestActor, whom: TestActor) => removeUser(by, whom.id);
  const REFUSALS = ['409 LAST_ADMINISTRATOR', '403 STAFF_ONLY', '401 SIGNED_OUT'];
  const administrators = async () =>
    (await stored(shop, 'users', { isAdmin: true })).map(({ _id }) => _id.toHexString());

  /** Two, and no others. */
  async function lastTwo(): Promise<[TestActor, TestActor]> {
    const earlier = await administrators();
    const two: [TestActor, TestActor] = [await shop.as.staff(), await shop.as.staff()];
    for (const id of earlier) await removeUser(two[0], id).expect(200);
    return two;
  }

  it.each([
    ['demote each other', demote, demote],
    ['delete each other', remove, remove],
    ['delete and demote each other', remove, demote],
  ])('keep one after a concurrent attempt to %s', async (_how, first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await lastTwo();
      const answers = await race(first(one, other), second(other, one));
      expect(REFUSALS.map((refusal) => ({ 200: 1, [refusal]: 1 }))).toContainEqual(outcomes(answers));
      const left = answers[0].status === 200 ? one : other;
      expect(await administrators()).toEqual([left.id]);
      await left.http.get('/api/users').expect(200);
    }
  });
});

describe('a session', () => {
  it.each([
    ['demotion', (id: string) => changeUser(omar, id, { isAdmin: false }), '401 SIGNED_OUT'],
    ['deletion', (id: string) => removeUser(omar, id), '401 SIGNED_OUT'],
  ])('ended by %s during calls completes or refuses each of them', async (_how, end, no) => {
    const leaver = await pair.there.as.staff('Lena Leaver');
    const { _id } = await pair.here.given.requestedQuote(await pair.here.as.customer());
    const edit = (by: TestActor) => by.http.put(`/api/quotes/${_id}`).send({ adminToAdminNote: String(Math.random()) });
    const edits = inTurn([leaver], 24, edit);
    const answers = await race(...edits.slice(0, 12), end(leaver.id), ...edits.slice(12));
    const [ended] = answers.splice(12, 1);
    expect(ended?.status).toBe(200);
    const taken = done(answers).length;
    expect(outcomes(answers)).toEqual({
      ...(taken > 0 ? { 200: taken } : {}),
      ...(taken < 24 ? { [no]: 24 - taken } : {}),
    });
    expect(outcome(await edit(leaver))).toBe(no);
    const entries = (await historyOf(pair.here, 'quotes', _id)).filter(({ actorName }) => actorName === leaver.name);
    expect(entries).toHaveLength(taken);
  });

  it('signed out during calls completes or refuses each of them', async () => {
    const buyer = await pair.there.as.customer();
    const product = await pair.here.given.product();
    const body = { requestedItems: [{ product: product._id, qty: 1 }] };
    const calls = inTurn([buyer.http], 20, (http) => http.post('/api/quotes').send(body));
    const answers = await race(...calls.slice(0, 10), buyer.http.post('/api/users/logout'), ...calls.slice(10));
    const [ended] = answers.splice(10, 1);
    expect(ended?.status).toBe(200);
    const taken = done(answers).length;
    expect(answers.filter((answer) => outcome(answer) === '401 SIGNED_OUT')).toHaveLength(20 - taken);
    expect(await stored(pair.here, 'quotes', { user: new Types.ObjectId(buyer.id) })).toHaveLength(taken);
    await buyer.http.get('/api/quotes/my').expect(401);
  });

  it('is opened for each user who signs in while staff change the user, and the change is not lost', async () => {
    const { id, email } = await pair.here.as.customer();
    const visitors = [pair.here.as.visitor(), pair.there.as.visitor()];
    const signIns = inTurn(visitors, 8, (http) => http.post('/api/users/auth').send({ email, password }));
    const edits = inTurn(pair.staff, 4, (by, index) => changeUser(by, id, { phoneNumber: `+97150000001${index}` }));
    expect(outcomes(await race(...signIns, ...edits))).toEqual({ 200: 12 });
    const user = await userOf(id);
    expect(user?.['sessions']).toHaveLength(9);
    expect(user?.['version']).toBe(5);
    for (const http of visitors) await http.get('/api/users/account/profile').expect(200);
  });
});

describe('a company', () => {
  const details = (legalName: string, trn: string) => ({ company: companyDetails(legalName, trn) });

  it('described twice with one TRN at the same time is created once; the other applicant waits for staff', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const trn = freshTrn();
      const buyers = await made(4, (index) => (index % 2 === 0 ? pair.here : pair.there).as.customer());
      const answers = await race(
        ...buyers.map(({ http }, index) => http.put('/api/users/profile').send(details(`Twin ${index} LLC`, trn))),
      );
      expect(outcomes(answers)).toEqual({ 200: 4 });
      const companies = await stored(pair.here, 'companies', { trn });
      expect(companies).toHaveLength(1);
      const users = await Promise.all(buyers.map(({ id }) => userOf(id)));
      expect(users.filter((user) => user?.['company']?.equals(companies[0]?._id))).toHaveLength(1);
      expect(users.filter((user) => user?.['companyRequest']?.trn === trn)).toHaveLength(3);
    }
  });

  it('deleted while a user is added to it is deleted without them, or remains with them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.company();
      const { id } = await pair.here.as.customer();
      const put = changeUser(omar, id, { company: _id });
      const answers = await race(put, sara.http.delete(`/api/companies/${_id}`));
      expect(['200 / 409 COMPANY_IN_USE', '400 VALIDATION_FAILED / 200']).toContain(both(answers));
      const stays = answers[0].status === 200;
      expect(await stored(pair.here, 'companies', { _id: new Types.ObjectId(_id) })).toHaveLength(stays ? 1 : 0);
      expect((await userOf(id))?.['company'] === null).toBe(!stays);
    }
  });

  it('verified by two users at once is verified once', async () => {
    const { _id } = await pair.here.given.company({ status: 'Pending' });
    const answers = await race(
      ...inTurn([omar, sara], 6, ({ http }) => http.post(`/api/companies/${_id}/confirm`).send({})),
    );
    expect(outcomes(answers)).toEqual({ 200: 1, '409 COMPANY_NOT_WAITING': 5 });
    expect(await actionsOn(pair.here, 'companies', _id)).toEqual(['created', 'confirmed']);
  });
});
