import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReminderTask } from '../../src/money/receivables/reminders/reminder-task.service.js';
import { Reminder } from '../../src/money/receivables/reminders/reminder.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let accounts: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '10' });
  shop.clock.stopAt('2026-06-01T06:00:00Z');
  [accounts, buyer] = [await shop.as.staff('Amal Accounts', 'Accounts'), await shop.as.customer('Zubaida Khan')];
  const administrator = await shop.as.staff();
  await administrator.http
    .put('/api/settings')
    .send({ reminders: { isOn: true } })
    .expect(200);
});
afterAll(() => shop.close());

const plan = (body: object) => accounts.http.post('/api/follow-ups').send({ note: 'Call', ...body });
const run = async (at: string) => {
  shop.clock.stopAt(at);
  await shop.app.get(ReminderTask).run();
  return shop.app.get<Model<Reminder>>(getModelToken(Reminder.name)).countDocuments();
};

describe('a promise to pay', () => {
  it('pauses reminders of its account until the end of its day, unless staff override it', async () => {
    // It is due on 11 June 2026 in Dubai.
    const { _id } = await shop.given.invoice(buyer);
    shop.clock.stopAt('2026-06-12T06:00:00Z');
    const promise = { resource: 'users', records: [buyer.id], day: '2026-06-17', promised: 60 };
    const { body: planned } = await plan(promise).expect(201);
    expect(planned).toMatchObject([{ day: '2026-06-17', promised: 60, about: { title: 'Zubaida Khan' } }]);
    expect(await run('2026-06-17T06:00:00Z')).toBe(0);
    const upcoming = (await accounts.http.get('/api/reminders/upcoming').expect(200)).body;
    expect(upcoming.accounts).toMatchObject([{ state: 'due', promise: null }]);
    const remind = (body: object) => accounts.http.post(`/api/invoices/${_id}/reminders`).send(body);
    expect((await remind({}).expect(409)).body).toMatchObject({
      code: 'PAYMENT_PROMISED',
      params: { amount: '60.00' },
    });
    const shown = { mayRemind: true, promise: { day: '2026-06-17', amount: 60 } };
    expect((await accounts.http.get(`/api/invoices/${_id}/reminders`).expect(200)).body).toMatchObject(shown);
    await remind({ anyway: true }).expect(201);
    expect(await run('2026-06-18T06:00:00Z')).toBe(1);
  });

  it('does not pause reminders once it is finished', async () => {
    const person = await shop.as.customer('Hind Saleh');
    shop.clock.stopAt('2026-06-01T06:00:00Z');
    const { _id } = await shop.given.invoice(person);
    shop.clock.stopAt('2026-06-22T06:00:00Z');
    const promise = { resource: 'users', records: [person.id], day: '2026-06-30', promised: 100 };
    const { body: planned } = await plan(promise).expect(201);
    const stateOf = async () =>
      (await accounts.http.get('/api/reminders/upcoming').expect(200)).body.accounts.find(
        (account: { _id: string }) => account._id === person.id,
      );
    expect(await stateOf()).toMatchObject({ state: 'promised', step: 1, promise: { day: '2026-06-30', amount: 100 } });
    await accounts.http.post(`/api/follow-ups/${planned[0]._id}/done`).expect(200);
    expect(await stateOf()).toMatchObject({ state: 'due', promise: null });
    await accounts.http.post(`/api/invoices/${_id}/reminders`).expect(201);
  });

  it('is finished by money that its account pays by its day, the earliest promise first', async () => {
    const person = await shop.as.customer('Noura Ali');
    shop.clock.stopAt('2026-06-01T06:00:00Z');
    const { _id } = await shop.given.invoice(person, { unitPrice: 100 });
    const promise = { resource: 'users', records: [person.id], promised: 60 };
    await plan({ ...promise, day: '2026-06-20' }).expect(201);
    await plan({ ...promise, day: '2026-06-10' }).expect(201);
    const pay = (amount: number, paymentDate: string) =>
      accounts.http
        .post(`/api/payments/from-invoice/${_id}`)
        .send({ amount, paymentDate, paymentMethod: 'Cash', paidTo: 'Amal' })
        .expect(201);
    const shown = async () => {
      const filter = JSON.stringify({ record: [person.id] });
      const { body } = await accounts.http.get('/api/follow-ups').query({ filter }).expect(200);
      return body.map(({ received, doneBy }: { received: number; doneBy: { name: string } | null }) => [
        received,
        doneBy?.name,
      ]);
    };
    await pay(5, '2026-05-31');
    expect(await shown()).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
    await pay(40, '2026-06-01');
    expect(await shown()).toEqual([
      [40, undefined],
      [0, undefined],
    ]);
    shop.clock.stopAt('2026-06-12T06:00:00Z');
    const body = { user: person.id, amount: 50, paymentMethod: 'Cash', paymentDate: '2026-06-09', allocations: [] };
    await accounts.http.post('/api/receipts').send(body).expect(201);
    expect(await shown()).toEqual([
      [60, 'Amal Accounts'],
      [30, undefined],
    ]);
    await pay(30, '2026-06-12');
    expect(await shown()).toEqual([
      [60, 'Amal Accounts'],
      [60, 'Amal Accounts'],
    ]);
  });

  describe('a promise that was fulfilled', () => {
    const TODAY = '2026-06-12';
    let person: TestActor;
    let invoice: string;
    beforeEach(async () => {
      shop.clock.stopAt(`${TODAY}T06:00:00Z`);
      person = await shop.as.customer('Maha Nasser');
      ({ _id: invoice } = await shop.given.invoice(person, { unitPrice: 100 }));
      await plan({ resource: 'users', records: [person.id], promised: 60, day: '2026-06-20' }).expect(201);
    });

    const shown = async () => {
      const filter = JSON.stringify({ record: [person.id] });
      const [promise] = (await accounts.http.get('/api/follow-ups').query({ filter }).expect(200)).body;
      return { id: promise._id, received: promise.received, isDone: promise.doneAt !== null };
    };
    const received = async (amount: number) => {
      const body = { user: person.id, amount, paymentMethod: 'Cash', paymentDate: TODAY, allocations: [] };
      return (await accounts.http.post('/api/receipts').send(body).expect(201)).body._id as string;
    };
    const reverse = (path: string) => accounts.http.delete(`/api/${path}`).query({ reason: 'Typed twice' }).expect(200);

    it('is open again when a part of that money is reversed, and is finished by other money', async () => {
      const [first, second] = [await received(40), await received(20)];
      expect(await shown()).toMatchObject({ received: 60, isDone: true });
      await reverse(`receipts/${second}`);
      expect(await shown()).toMatchObject({ received: 40, isDone: false });
      const cash = { amount: 20, paymentDate: TODAY, paymentMethod: 'Cash', paidTo: 'Amal' };
      const paid = await accounts.http.post(`/api/payments/from-invoice/${invoice}`).send(cash).expect(201);
      expect(await shown()).toMatchObject({ received: 60, isDone: true });
      await reverse(`payments/${paid.body.payment._id}`);
      await reverse(`receipts/${first}`);
      expect(await shown()).toMatchObject({ received: 0, isDone: false });
    });

    it('is open again when its cheque is returned', async () => {
      const sheet = { bank: 'Emirates NBD', chequeNumber: '700350', chequeDate: TODAY, amount: 60 };
      const { body } = await accounts.http
        .post('/api/cheques')
        .send({ ...sheet, user: person.id, allocations: [{ invoice, amount: 60 }] })
        .expect(201);
      const iban = 'AE070331234567890123456';
      const account = { bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban, bic: '' };
      const { bankAccounts } = await shop.given.settings({ bankAccounts: [account] });
      const deposit = { bankAccount: bankAccounts[0]?._id, depositedOn: TODAY, cheques: [body._id] };
      await accounts.http.post('/api/cheque-deposits').send(deposit).expect(201);
      const step = (name: string, fields: object) =>
        accounts.http.post(`/api/cheques/${body._id}/${name}`).send(fields).expect(200);
      await step('clear', { clearedOn: TODAY });
      expect(await shown()).toMatchObject({ received: 60, isDone: true });
      await step('bounce', { bouncedOn: TODAY, reason: 'INSUFFICIENT_FUNDS' });
      expect(await shown()).toMatchObject({ received: 0, isDone: false });
    });

    it('stays finished if staff finished it manually', async () => {
      const first = await received(40);
      await accounts.http.post(`/api/follow-ups/${(await shown()).id}/done`).expect(200);
      await reverse(`receipts/${first}`);
      expect(await shown()).toMatchObject({ received: 0, isDone: true });
    });
  });

  it('is for an account, and not for a quote', async () => {
    const { _id } = await shop.given.requestedQuote(buyer);
    const quote = { resource: 'quotes', records: [_id], day: '2026-12-31' };
    const { body } = await plan({ ...quote, promised: 60 }).expect(400);
    expect(body.reasons).toEqual({ promised: { rule: 'PROMISE_OF_ACCOUNT' } });
    const { body: planned } = await plan(quote).expect(201);
    const path = `/api/follow-ups/${planned[0]._id}`;
    await accounts.http.put(path).send({ day: '2026-12-31', promised: 60 }).expect(400);
  });
});
