import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let bankAccount: string;
let sheets = 0;

const TODAY = '2026-11-26';
const DAY = '2026-11-20';

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
});
afterAll(() => shop.close());

const sheet = () => {
  sheets += 1;
  return { bank: 'Mashreq', chequeNumber: `E${sheets}`, chequeDate: DAY, receivedOn: DAY, amount: 200 };
};
const entered = async (body: object = {}): Promise<string> => {
  const sent = { user: buyer.id, ...sheet(), ...body };
  return (await staff.http.post('/api/cheques').send(sent).expect(201)).body._id;
};
const deposit = (cheques: string[], depositedOn = DAY) =>
  staff.http.post('/api/cheque-deposits').send({ bankAccount, depositedOn, cheques });
const step = (id: string, name: string, body: object) => staff.http.post(`/api/cheques/${id}/${name}`).send(body);
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const BOUNCE = { bouncedOn: '2026-11-23', reason: 'STOPPED' };
const CLEAR = { clearedOn: '2026-11-22' };
const GIVE_BACK = { to: 'Aisha', on: DAY, reason: 'Paid by transfer' };

/** Cheques in these states. */
const IN: Record<'held' | 'deposited' | 'cleared' | 'bounced', () => Promise<string>> = {
  held: () => entered(),
  deposited: async () => {
    const id = await entered();
    await deposit([id]).expect(201);
    return id;
  },
  cleared: async () => {
    const id = await IN.deposited();
    await step(id, 'clear', CLEAR).expect(200);
    return id;
  },
  bounced: async () => {
    const id = await IN.deposited();
    await step(id, 'bounce', BOUNCE).expect(200);
    return id;
  },
};

describe('a cheque', () => {
  it('can’t be deposited before it was received, or again before it was returned', async () => {
    const late = await entered({ receivedOn: '2026-11-21' });
    expect((await deposit([late], DAY).expect(400)).body.errors).toHaveProperty('depositedOn');
    await deposit([late], '2026-11-21').expect(201);
    const bounced = await IN.bounced();
    expect((await deposit([bounced], '2026-11-22').expect(400)).body.errors).toHaveProperty('depositedOn');
    await deposit([bounced], '2026-11-23').expect(201);
  });

  it.each<[keyof typeof IN, string, object, number]>([
    ['held', 'clear', CLEAR, 409],
    ['held', 'bounce', BOUNCE, 409],
    ['held', 'give-back', { ...GIVE_BACK, on: '2026-11-19' }, 400],
    ['deposited', 'clear', { clearedOn: '2026-11-19' }, 400],
    ['deposited', 'clear', { clearedOn: '2026-11-27' }, 400],
    ['deposited', 'clear', { ...CLEAR, amount: 0 }, 400],
    ['deposited', 'clear', { ...CLEAR, amount: -1 }, 400],
    ['deposited', 'clear', { ...CLEAR, amount: 0.001 }, 400],
    ['deposited', 'bounce', { ...BOUNCE, bouncedOn: '2026-11-19' }, 400],
    ['deposited', 'bounce', { ...BOUNCE, paidPart: 200 }, 409],
    ['deposited', 'bounce', { ...BOUNCE, charge: -1 }, 400],
    ['deposited', 'give-back', GIVE_BACK, 409],
    ['cleared', 'clear', CLEAR, 409],
    ['cleared', 'replace', sheet(), 409],
    ['cleared', 'bounce', { ...BOUNCE, bouncedOn: '2026-11-21' }, 400],
    ['bounced', 'bounce', BOUNCE, 409],
    ['bounced', 'clear', CLEAR, 409],
    ['bounced', 'hand-over', { to: 'Lawyer', on: '2026-11-22' }, 400],
  ])('refuses in state %s the step %s %j', async (state, name, body, status) => {
    const id = await IN[state]();
    const before = (await staff.http.get(`/api/cheques/${id}`).expect(200)).body;
    await step(id, name, body).expect(status);
    expect((await staff.http.get(`/api/cheques/${id}`).expect(200)).body).toEqual(before);
  });

  it('stays with the individual who later joins a company', async () => {
    const person = await shop.as.customer();
    const id = await entered({ user: person.id });
    const { _id: company } = await shop.given.company();
    await staff.http.put(`/api/users/${person.id}`).send({ company, companyRole: 'accounts' }).expect(200);
    await deposit([id, id]).expect(201);
    const { body } = await step(id, 'clear', CLEAR).expect(200);
    const { body: receipt } = await staff.http.get(`/api/receipts/${body.receipt._id}`).expect(200);
    expect(receipt).toMatchObject({ company: null, user: { _id: person.id }, unallocated: 200 });
  });

  it('dated 31 August can be presented until the last day of February', async () => {
    const id = await entered({ chequeDate: '2026-08-31', receivedOn: '2026-08-01' });
    const { body } = await staff.http.get(`/api/cheques/${id}`).expect(200);
    expect(body).toMatchObject({ presentUntil: '2027-02-28', claimUntil: '2029-02-28' });
  });
});

describe('a settled cheque', () => {
  const receiptOf = async (amount: number): Promise<{ readonly _id: string; readonly receiptNumber: string }> => {
    const transfer = { paymentMethod: 'Bank Transfer', paymentDate: DAY, amount, allocations: [] };
    return (
      await staff.http
        .post('/api/receipts')
        .send({ user: buyer.id, ...transfer })
        .expect(201)
    ).body;
  };
  const returned = async (paidPart = 0) => {
    const id = await IN.deposited();
    await step(id, 'bounce', { ...BOUNCE, paidPart }).expect(200);
    return id;
  };
  const handedOver = async () => {
    const id = await returned();
    await step(id, 'hand-over', { to: 'Lawyer', on: '2026-11-23' }).expect(200);
    return id;
  };

  it.each([
    ['Bounced', returned],
    ['PartlyCleared', () => returned(150)],
    ['HandedOver', handedOver],
  ] as const)('is %s again, as before, when its receipt is reversed', async (status, open) => {
    const id = await open();
    const before = await read(`/api/cheques/${id}`);
    expect(before.status).toBe(status);
    const receipt = await receiptOf(200);
    await step(id, 'settle', { receipts: [receipt._id] }).expect(200);
    await staff.http.delete(`/api/receipts/${receipt._id}`).query({ reason: 'Typed wrongly' }).expect(200);
    const after = await read(`/api/cheques/${id}`);
    expect(after).toEqual({ ...before, version: before.version + 2, updatedAt: after.updatedAt });
    await step(id, 'settle', { receipts: [(await receiptOf(200))._id] }).expect(200);
  });

  it('is settled by receipts that cover it, with money that settles no other cheque', async () => {
    const [first, second] = [await returned(), await returned(150)];
    const [small, large] = [await receiptOf(1), await receiptOf(220)];
    const { body } = await step(first, 'settle', { receipts: [small._id] }).expect(409);
    expect(body).toMatchObject({ code: 'SETTLED_TOO_LITTLE', params: { left: '200.00', short: '199.00' } });
    const settled = (await step(first, 'settle', { receipts: [small._id, large._id] }).expect(200)).body;
    expect(settled.end.receipts).toMatchObject([
      { amount: 1 },
      { receipt: { number: large.receiptNumber }, amount: 199 },
    ]);
    const rest = await step(second, 'settle', { receipts: [large._id] }).expect(409);
    expect(rest.body.params).toMatchObject({ left: '50.00', short: '29.00' });
    const more = await receiptOf(29);
    const both = { receipts: [large._id, more._id] };
    expect((await step(second, 'settle', both).expect(200)).body.status).toBe('Settled');
  });

  it('settles one of two cheques that name one receipt concurrently', async () => {
    const [first, second, receipt] = [await returned(), await returned(), await receiptOf(200)];
    const answers = await Promise.all([first, second].map((id) => step(id, 'settle', { receipts: [receipt._id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is open again when another cheque that settled it bounces', async () => {
    const id = await returned();
    const other = await IN.deposited();
    const { receipt } = (await step(other, 'clear', CLEAR).expect(200)).body;
    await step(id, 'settle', { receipts: [receipt._id] }).expect(200);
    await step(other, 'bounce', BOUNCE).expect(200);
    expect(await read(`/api/cheques/${id}`)).toMatchObject({ status: 'Bounced', end: null });
  });

  it('is not settled by a receipt that is reversed concurrently', async () => {
    const [id, receipt] = [await returned(), await receiptOf(200)];
    await Promise.all([
      step(id, 'settle', { receipts: [receipt._id] }),
      staff.http.delete(`/api/receipts/${receipt._id}`).query({ reason: 'Typed wrongly' }).expect(200),
    ]);
    expect(await read(`/api/cheques/${id}`)).toMatchObject({ status: 'Bounced', end: null });
  });
});
