import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Language } from '@shop/contract/languages';
import type { Model } from 'mongoose';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const ACCOUNTS = 'accounts@press.example';
const MONEY = { paymentMethod: 'Cheque', chequeNumber: '77', paymentDate: '2024-11-21' };

/** The subjects of the emails to an address, the latest first. */
const subjectsTo = async (address: string): Promise<string[]> => {
  const emails = shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
  const found = await emails.find({ to: address }).sort({ createdAt: -1, _id: -1 }).lean();
  return found.map(({ subject }) => subject);
};

const sendTo = (address: string, path: string) =>
  staff.http.post(`/api/${path}/emails`).send({ to: address }).expect(201);
const undo = (path: string, reason?: string) =>
  staff.http
    .delete(`/api/${path}`)
    .query(reason === undefined ? {} : { reason })
    .expect(200);

interface Undone {
  /** The path of the document, and its name in subjects. */
  readonly path: string;
  readonly name: string;
}

const ofInvoice = ({ _id, invoiceNumber }: InvoiceResponse): Promise<Undone> =>
  Promise.resolve({ path: `invoices/${_id}`, name: invoiceNumber });

const ofPayment = async ({ _id, invoiceNumber }: InvoiceResponse): Promise<Undone> => {
  const money = { ...MONEY, amount: 40, paidTo: 'Omar' };
  const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(money).expect(201);
  return { path: `payments/${body.payment._id}`, name: invoiceNumber };
};

const ofReceipt = async ({ _id, user }: InvoiceResponse): Promise<Undone> => {
  const allocations = [{ invoice: _id, amount: 40 }];
  const { body } = await staff.http.post('/api/receipts').send({ user: user._id, ...MONEY, amount: 60, allocations });
  return { path: `receipts/${body._id}`, name: body.receiptNumber };
};

const KINDS: readonly (readonly [
  string,
  (invoice: InvoiceResponse) => Promise<Undone>,
  string,
  Record<Language, string>,
])[] = [
  ['a void invoice', ofInvoice, 'Wrong buyer', { en: 'Invoice {} is void', ar: 'الفاتورة {} ملغاة' }],
  ['a reversed payment', ofPayment, 'Typed wrongly', { en: 'Correction of a payment: {}', ar: 'تصحيح دفعة: {}' }],
  ['a returned cheque', ofPayment, 'Cheque returned', { en: 'Your cheque was returned: {}', ar: 'شيككم مرتجع: {}' }],
  ['a reversed receipt', ofReceipt, 'Typed wrongly', { en: 'Correction of a payment: {}', ar: 'تصحيح دفعة: {}' }],
  [
    'a returned cheque of a receipt',
    ofReceipt,
    'Cheque returned',
    { en: 'Your cheque was returned: {}', ar: 'شيككم مرتجع: {}' },
  ],
];

describe.each(KINDS)('%s', (_kind, documentOf, reason, subjects) => {
  it.each(['en', 'ar'] as const)('is emailed in %s to all recipients of the undone document', async (language) => {
    const buyer = await shop.as.customer();
    await buyer.http.put('/api/users/profile').send({ language }).expect(200);
    const other = `${language}-${buyer.id}-${ACCOUNTS}`;
    const { path, name } = await documentOf(await shop.given.invoice(buyer));
    await sendTo(other, path);
    await undo(path, reason);
    const subject = subjects[language].replace('{}', name);
    for (const address of [buyer.email, other]) expect((await subjectsTo(address))[0]).toBe(subject);
  });

  it('is not emailed to users who did not receive the undone document', async () => {
    const buyer = await shop.as.customer();
    const stranger = `stranger-${buyer.id}-${ACCOUNTS}`;
    await sendTo(stranger, `invoices/${(await shop.given.invoice(buyer))._id}`);
    await undo((await documentOf(await shop.given.invoice(buyer))).path, reason);
    expect(await subjectsTo(stranger)).toHaveLength(1);
  });

  it('has a history entry without a reason if none was given', async () => {
    const { path } = await documentOf(await shop.given.invoice(await shop.as.customer()));
    await undo(path);
    const { body } = await staff.http.get(`/api/${path}/history`).expect(200);
    expect(body[0].changes).toContainEqual({ field: 'reason', from: null, to: null });
  });
});

describe('a cancelled delivery', () => {
  it.each<[string, (delivery: string, order: string) => PromiseLike<unknown>]>([
    ['itself', (id) => staff.http.post(`/api/deliveries/${id}/cancel`).send({ reason: 'Wrong address' }).expect(200)],
    [
      'with its order',
      (_id, order) => staff.http.put(`/api/orders/${order}`).send({ status: 'Processing' }).expect(200),
    ],
  ])('is reported by email with its original content if it is cancelled %s', async (_how, cancel) => {
    const buyer = await shop.as.customer();
    const { _id: order, orderItems, orderNumber } = await shop.given.order(buyer);
    const lines = orderItems.map(({ _id: line, qty }) => ({ line, qty }));
    const { body } = await staff.http.post(`/api/orders/${order}/deliveries`).send({ lines }).expect(201);
    await cancel(body._id, order);
    expect((await subjectsTo(buyer.email))[0]).toBe(`Correction: delivery of your order ${orderNumber}`);
  });
});

describe('the remaining amount of a receipt', () => {
  it.each([
    ['en', 'Payment refunded, receipt {}', 'Amount: AED 15.00', 'Kept as credit: AED 5.00'],
    ['ar', 'ردّ مبلغ من سند القبض {}', 'المبلغ: 15.00 درهم', 'محفوظ كرصيد دائن: 5.00 درهم'],
  ])('is reported by email in %s when it is refunded', async (language, subject, ...texts) => {
    const buyer = await shop.as.customer();
    await buyer.http.put('/api/users/profile').send({ language }).expect(200);
    const { path, name } = await ofReceipt(await shop.given.invoice(buyer));
    const refund = (amount: number) =>
      staff.http.post(`/api/${path}/refunds`).send({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-22' });
    await refund(21).expect(409);
    await refund(15).expect(201);
    const [received, ...others] = await awaitEmails(shop, buyer.email, subject.replace('{}', name));
    for (const text of texts) expect(received?.text).toContain(text);
    expect(others).toEqual([]);
  });
});
