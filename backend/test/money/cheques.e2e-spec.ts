import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery, statusCounts } from '../support/calls.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let other: TestActor;
let buyer: TestActor;
let bankAccount: string;
let invoices: { _id: string; invoiceNumber: string }[];
let sheets = 0;

const TODAY = '2026-11-26';
/** Cheques of the tests are dated on this day, unless they say otherwise. */
const DAY = '2026-11-20';
const LATER = '2026-12-31';

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  [staff, other] = [await shop.as.staff(), await shop.as.staff('Nadia Accounts', 'Accounts')];
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
});
/** Each test begins on 26 November with a buyer who has two invoices of 100 AED. */
beforeEach(async () => {
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  buyer = await shop.as.customer();
  invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
});
afterAll(() => shop.close());

interface Found {
  readonly _id: string;
  readonly number: string;
}

const parts = (...amounts: number[]) => amounts.map((amount, index) => ({ invoice: invoices[index]?._id, amount }));
const sheet = () => {
  sheets += 1;
  return { bank: 'Mashreq', chequeNumber: `A${sheets}`, chequeDate: DAY, receivedOn: DAY, amount: 200 };
};
const enter = (body: object = {}) => staff.http.post('/api/cheques').send({ user: buyer.id, ...sheet(), ...body });
const entered = async (body: object = {}): Promise<Found> => (await enter(body).expect(201)).body;
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const listOf = async (path: string, query: Parameters<typeof listQuery>[0]) =>
  (await staff.http.get(`/api/${path}`).query(listQuery(query)).expect(200)).body;
const invoice = (index: number) => read(`/api/invoices/${invoices[index]?._id}`);
const step = (id: string, name: string, body: object, by = staff) =>
  by.http.post(`/api/cheques/${id}/${name}`).send(body);
const deposit = (cheques: string[], body: object = {}) =>
  staff.http.post('/api/cheque-deposits').send({ bankAccount, depositedOn: DAY, cheques, ...body });
const onDay = (day: string, time = '08:00') => shop.clock.stopAt(`${day}T${time}:00.000Z`);

/** A cheque over 200 AED for both invoices that is at the bank since its day. */
async function deposited(body: object = {}): Promise<Found> {
  const cheque = await entered({ allocations: parts(100, 100), ...body });
  await deposit([cheque._id]).expect(201);
  return cheque;
}

describe('a post-dated cheque', () => {
  it('can’t be recorded as a payment: only the cheque register is offered', async () => {
    const money = { amount: 100, paymentMethod: 'Cheque', paymentDate: TODAY, chequeNumber: '1', chequeDate: LATER };
    const pay = (body: object) =>
      staff.http.post(`/api/payments/from-invoice/${invoices[0]?._id}`).send({ paidTo: 'Omar', ...body });
    expect((await pay(money).expect(409)).body).toMatchObject({ code: 'POST_DATED_CHEQUE', params: { day: LATER } });
    const receipt = { ...money, user: buyer.id, allocations: [] };
    expect((await staff.http.post('/api/receipts').send(receipt).expect(409)).body.code).toBe('POST_DATED_CHEQUE');
    await pay({ ...money, chequeDate: TODAY }).expect(201);
  });

  it('moves no money before it clears, and then creates its receipt with the allocations that still fit', async () => {
    const { _id, number } = await deposited();
    expect(await invoice(0)).toMatchObject({ amountPaid: 0, remainingDue: 100 });
    const cash = { amount: 70, paymentMethod: 'Cash', paymentDate: DAY, paidTo: 'Omar' };
    await staff.http.post(`/api/payments/from-invoice/${invoices[0]?._id}`).send(cash).expect(201);
    const { body } = await step(_id, 'clear', { clearedOn: DAY }).expect(200);
    expect(body).toMatchObject({ status: 'Cleared', clearedAmount: 200, clearedOn: DAY });
    const receipt = await read(`/api/receipts/${body.receipt._id}`);
    expect(receipt).toMatchObject({
      ...{ amount: 200, paymentMethod: 'Cheque', allocated: 130, unallocated: 70, cheque: { _id, number } },
      ...{ paymentDate: `${DAY}T00:00:00.000Z`, allocations: [{ amount: 30 }, { amount: 100 }] },
    });
    expect(await invoice(1)).toMatchObject({ remainingDue: 0, status: 'Paid' });
    await awaitEmails(shop, buyer.email, `Payment received, receipt ${receipt.receiptNumber}`);
    expect((await staff.http.delete(`/api/receipts/${receipt._id}`).expect(409)).body.code).toBe('CHEQUE_HAS_RECEIPT');
  });

  it('creates one receipt if two users clear it concurrently', async () => {
    const { _id } = await deposited();
    const answers = await Promise.all([staff, other].map((by) => step(_id, 'clear', { clearedOn: DAY }, by)));
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHEQUE_STATE');
    expect(await listOf('receipts', { filter: { user: buyer.id } })).toHaveLength(1);
  });

  it('can be deposited from midnight in Dubai of its day, or earlier as lodged, but never after six months', async () => {
    const [tomorrow, stale, due] = [
      await entered({ chequeDate: '2026-11-27' }),
      await entered({ chequeDate: '2026-05-25', receivedOn: '2026-05-25' }),
      await entered(),
    ];
    onDay(TODAY, '19:59');
    const early = await deposit([tomorrow._id], { depositedOn: TODAY }).expect(409);
    expect(early.body).toMatchObject({ code: 'CHEQUE_NOT_DUE', params: { day: '2026-11-27' } });
    await deposit([(await entered({ chequeDate: LATER }))._id], { depositedOn: TODAY, lodged: true }).expect(201);
    onDay(TODAY, '20:00');
    await deposit([tomorrow._id], { depositedOn: '2026-11-27' }).expect(201);
    const late = await deposit([due._id, stale._id], { depositedOn: TODAY }).expect(409);
    expect(late.body).toMatchObject({ code: 'CHEQUE_STALE', params: { day: '2026-11-25' } });
    expect(await read(`/api/cheques/${due._id}`)).toMatchObject({ status: 'Held', isDue: true });
    expect(await read(`/api/cheques/${stale._id}`)).toMatchObject({ isStale: true, presentUntil: '2026-11-25' });
  });

  it('leaves its invoices open from the day on which its bank returned it', async () => {
    const { _id } = await deposited();
    const { receipt } = (await step(_id, 'clear', { clearedOn: DAY }).expect(200)).body;
    const bounce = { bouncedOn: '2026-11-23', reason: 'INSUFFICIENT_FUNDS', charge: 25 };
    const { body } = await step(_id, 'bounce', bounce).expect(200);
    expect(body).toMatchObject({
      ...{ status: 'Bounced', clearedAmount: 0, receipt: null },
      returns: [{ on: '2026-11-23', isExecutive: true, charge: 25 }],
    });
    expect(await invoice(0)).toMatchObject({ amountPaid: 0, remainingDue: 100 });
    const { entries } = await read(`/api/users/${buyer.id}/statement?from=2026-11-01&to=2026-11-26`);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'returned', at: '2026-11-23T00:00:00.000Z' }));
    const [email] = await read(`/api/receipts/${receipt._id}/emails`);
    expect(email).toMatchObject({ to: buyer.email, subject: `Your cheque was returned: ${receipt.number}` });
  });

  it('paid in part by its bank is settled by other money or another cheque', async () => {
    const { _id } = await deposited();
    const tooMuch = await step(_id, 'clear', { clearedOn: DAY, amount: 200.01 }).expect(409);
    expect(tooMuch.body).toMatchObject({ code: 'CLEARED_TOO_LARGE', params: { left: '200.00' } });
    await step(_id, 'clear', { clearedOn: DAY, amount: 160 }).expect(200);
    expect(await read(`/api/cheques/${_id}`)).toMatchObject({ status: 'PartlyCleared', clearedAmount: 160 });
    expect([await invoice(0), await invoice(1)]).toMatchObject([{ remainingDue: 0 }, { remainingDue: 40 }]);
    const next = (await step(_id, 'replace', { ...sheet(), amount: 40 }).expect(201)).body;
    expect(next).toMatchObject({ replaces: { _id }, allocations: [{ invoice: invoices[1]?._id, amount: 40 }] });
    await deposit([next._id]).expect(201);
    await step(next._id, 'bounce', { bouncedOn: DAY, reason: 'STOPPED' }).expect(200);
    const transfer = { paymentMethod: 'Bank Transfer', paymentDate: DAY, amount: 40, allocations: [] };
    const own = await staff.http.post('/api/receipts').send({ user: buyer.id, ...transfer });
    const { id: user } = await shop.as.customer();
    const foreign = await staff.http.post('/api/receipts').send({ user, ...transfer });
    const refused = await step(next._id, 'settle', { receipts: [foreign.body._id] }).expect(400);
    expect(refused.body.reasons).toMatchObject({ 'receipts.0': { rule: 'RECEIPT_OF_OTHER_ACCOUNT' } });
    const { body } = await step(next._id, 'settle', { receipts: [own.body._id] }).expect(200);
    expect(body).toMatchObject({
      status: 'Settled',
      end: { receipts: [{ receipt: { _id: own.body._id }, amount: 40 }] },
    });
  });

  it('is entered once, unless it is withdrawn', async () => {
    const sent = { ...sheet(), user: buyer.id };
    const twice = await Promise.all([staff, other].map((by) => by.http.post('/api/cheques').send(sent)));
    expect(statusCounts(twice)).toEqual({ 201: 1, 409: 1 });
    const [{ _id }] = await listOf('cheques', { filter: { user: buyer.id } });
    expect((await enter({ ...sent, bank: ' MASHREQ' }).expect(409)).body.code).toBe('CHEQUE_NUMBER_TAKEN');
    await staff.http.delete(`/api/cheques/${_id}`).query({ reason: 'Typed wrongly' }).expect(200);
    await enter(sent).expect(201);
    expect(await read(`/api/cheques/${_id}`)).toMatchObject({ status: 'Withdrawn', end: { reason: 'Typed wrongly' } });
    await buyer.http.get(`/api/cheques/${_id}`).expect(404);
    expect((await buyer.http.get('/api/cheques/my').expect(200)).body).toMatchObject([{ status: 'Held' }]);
  });

  it.each([
    [{ allocations: () => parts(100, 100.01) }, 409, 'ALLOCATION_TOO_LARGE'],
    [{ amount: 150, allocations: () => parts(100, 100) }, 400, 'VALIDATION_FAILED'],
    [{ kind: 'Guarantee', allocations: () => parts(10) }, 409, 'CHEQUE_IS_GUARANTEE'],
    [{ chequeDate: '2031-11-27' }, 400, 'VALIDATION_FAILED'],
    [{ receivedOn: '2026-11-27' }, 400, 'VALIDATION_FAILED'],
    [{ user: null }, 400, 'VALIDATION_FAILED'],
  ])(
    'is refused with %j',
    async (
      { allocations = () => [], ...body }: Record<string, unknown> & { allocations?: () => object[] },
      status,
      code,
    ) => {
      expect((await enter({ ...body, allocations: allocations() }).expect(status)).body.code).toBe(code);
    },
  );

  it('can’t cover more of an invoice than other cheques leave', async () => {
    const { _id } = await entered({ allocations: parts(60) });
    const more = await enter({ allocations: parts(50) }).expect(409);
    expect(more.body).toMatchObject({ code: 'ALLOCATION_TOO_LARGE', params: { left: '40.00' } });
    const { body } = await staff.http
      .put(`/api/cheques/${_id}`)
      .send({ allocations: parts(70) })
      .expect(200);
    expect(body).toMatchObject({ allocations: [{ amount: 70 }], version: 2 });
    await staff.http.put(`/api/cheques/${_id}`).send({ amount: 69 }).expect(400);
  });
});

describe('a guarantee', () => {
  it('is never presented, and counts only in the sum of guarantees', async () => {
    const before = await read('/api/cheques/totals');
    const { _id } = await entered({ kind: 'Guarantee', chequeDate: TODAY });
    expect((await deposit([_id], { depositedOn: TODAY }).expect(409)).body.code).toBe('CHEQUE_IS_GUARANTEE');
    const { guarantees, due } = await read('/api/cheques/totals');
    expect(guarantees).toEqual({ count: before.guarantees.count + 1, amount: before.guarantees.amount + 200 });
    expect(due).toEqual(before.due);
    const back = { to: 'Aisha', on: TODAY, reason: 'Contract ended' };
    expect((await step(_id, 'give-back', back).expect(200)).body).toMatchObject({ status: 'GivenBack' });
  });
});

describe('a series of cheques', () => {
  const series = (body: object = {}) => ({
    ...{ user: buyer.id, bank: 'ADIB', count: 3, everyMonths: 1, allocations: 'oldest' },
    ...{ first: { chequeNumber: `${(sheets += 10)}99`, chequeDate: '2027-01-31', amount: 80 }, ...body },
  });
  const preview = async (body: object) =>
    (await staff.http.post('/api/cheques/series/preview').send(body).expect(200)).body;

  it('covers the oldest invoices first, on the last days of its months', async () => {
    const body = series();
    const { plan, cheques, total } = await preview(body);
    expect(total).toBe(240);
    expect(cheques.map(({ chequeDate }: Record<string, unknown>) => chequeDate)).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31'],
    ]);
    const made = (
      await staff.http
        .post('/api/cheques/series')
        .send({ ...body, plan })
        .expect(201)
    ).body;
    const amounts = made.map((one: { allocations: { amount: number }[] }) =>
      one.allocations.map(({ amount }) => amount),
    );
    expect(amounts).toEqual([[80], [20, 60], [40]]);
  });

  it('is created completely or not at all', async () => {
    const body = series();
    const { plan, cheques } = await preview(body);
    const { chequeNumber } = cheques[1];
    await entered({ bank: 'ADIB', chequeNumber });
    const { code } = (
      await staff.http
        .post('/api/cheques/series')
        .send({ ...body, plan })
        .expect(409)
    ).body;
    expect(code).toBe('CHEQUE_NUMBER_TAKEN');
    const again = series();
    const { plan: old } = await preview(again);
    await entered({ allocations: parts(100) });
    const outdated = await staff.http
      .post('/api/cheques/series')
      .send({ ...again, plan: old })
      .expect(409);
    expect(outdated.body.code).toBe('CHEQUE_SERIES_CHANGED');
    const filter = { filter: { user: buyer.id } };
    expect(await listOf('cheques', filter)).toHaveLength(2);
  });
});

describe('cheques', () => {
  it('clear either together or not at all', async () => {
    const [one, two] = [await entered(), await entered()];
    await deposit([one._id]).expect(201);
    const clear = () => staff.http.post('/api/cheques/clear').send({ clearedOn: DAY, cheques: [one._id, two._id] });
    expect((await clear().expect(409)).body.code).toBe('CHEQUE_STATE');
    await deposit([two._id]).expect(201);
    const { body } = await clear().expect(200);
    expect(body).toMatchObject([{ status: 'Cleared' }, { status: 'Cleared' }]);
  });

  it('are visible for a company to users who see its account', async () => {
    const { _id: company } = await shop.given.company();
    await entered({ user: null, company });
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
    expect((await buyer.http.get('/api/cheques/my').expect(200)).body).toEqual([]);
    await staff.http.put(`/api/users/${buyer.id}`).send({ companyRole: 'accounts' }).expect(200);
    const { body } = await buyer.http.get('/api/cheques/my').expect(200);
    expect(body).toMatchObject([{ company: { _id: company }, allowedActions: [] }]);
    expect(body[0]).not.toHaveProperty('note');
  });

  it('come in the weeks of the calendar', async () => {
    const before = await read('/api/cheques/calendar');
    await entered({ chequeDate: '2026-12-04' });
    const weeks = await read('/api/cheques/calendar');
    expect(weeks).toHaveLength(8);
    expect(weeks[1].due.amount - before[1].due.amount).toBe(200);
    expect(weeks[2].expected.amount - before[2].expected.amount).toBe(200);
  });
});
