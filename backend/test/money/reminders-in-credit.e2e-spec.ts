import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import { ReminderTask } from '../../src/money/receivables/reminders/reminder-task.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '10' });
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer('Zubaida Khan')];
});
afterAll(() => shop.close());

/** The emails about money that went to the buyer, the oldest first. */
const mails = () =>
  shop.app
    .get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name))
    .find({ to: buyer.email, 'document.kind': 'statement' })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
const facts = async () => (await mails()).at(-1)?.body?.facts.map(({ label, value }) => `${label}: ${value}`);
const run = (at: string) => {
  shop.clock.stopAt(at);
  return shop.app.get(ReminderTask).run();
};
/** The buyer's account in the list of overdue accounts. */
const chased = async () => (await staff.http.get('/api/reminders/upcoming').expect(200)).body.accounts[0];

describe('a reminder', () => {
  it('names the credit of the account, and is sent only manually if the credit covers all overdue amounts', async () => {
    shop.clock.stopAt('2026-06-01T06:00:00Z');
    await staff.http
      .put('/api/settings')
      .send({ reminders: { isOn: true } })
      .expect(200);
    // It is due on 11 June 2026 in Dubai.
    const { _id, invoiceNumber } = await shop.given.invoice(buyer);
    shop.clock.stopAt('2026-06-14T12:00:00Z');
    const money = { user: buyer.id, paymentMethod: 'Cash', paymentDate: '2026-06-14', allocations: [] };
    const receive = (amount: number) =>
      staff.http
        .post('/api/receipts')
        .send({ ...money, amount })
        .expect(201);
    await receive(30);
    expect(await chased()).toMatchObject({ state: 'due', total: 100, credit: 30 });
    await run('2026-06-15T06:00:00Z');
    const partly = ['Your credit with us: AED\u00a030.00', 'Remaining due after your credit: AED\u00a070.00'];
    expect((await facts())?.slice(1)).toEqual(['Total overdue: AED\u00a0100.00', ...partly]);
    await receive(70);
    await run('2026-06-22T06:00:00Z');
    expect(await mails()).toHaveLength(1);
    expect(await chased()).toMatchObject({ state: 'inCredit', step: 2, credit: 100 });
    const shown = await staff.http.get(`/api/invoices/${_id}/reminders`).expect(200);
    expect(shown.body).toMatchObject({ mayRemind: true, credit: 100, isInCredit: true });
    const { body } = await staff.http.post(`/api/invoices/${_id}/reminders`).expect(409);
    expect(body.code).toBe('ACCOUNT_IN_CREDIT');
    await staff.http.post(`/api/invoices/${_id}/reminders`).send({ anyway: true }).expect(201);
    const wholly = ['Your credit with us: AED\u00a0100.00', 'Remaining due after your credit: AED\u00a00.00'];
    expect(await facts()).toEqual([expect.stringContaining(invoiceNumber), expect.any(String), ...wholly]);
  });
});
