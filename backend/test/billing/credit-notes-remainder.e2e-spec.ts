import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const credit = (invoice: string, body: object) =>
  staff.http.post('/api/credit-notes').send({ invoice, reason: 'DL8.61.1.D', words: 'Two rolls came back', ...body });

/** An invoice of 12 rolls at 18.50 AED and 25 AED of delivery. */
const invoiced = async () => {
  const invoice = await shop.given.invoice(buyer, { qty: 12, unitPrice: 18.5, deliveryCharge: 25 });
  return { ...invoice, line: String(invoice.lines[0]?._id) };
};

describe('the remaining creditable amount', () => {
  it('is shown line by line, and shrinks with each credit note', async () => {
    const { _id, line } = await invoiced();
    const left = async () => (await staff.http.get(`/api/invoices/${_id}/creditable`).expect(200)).body;
    expect(await left()).toMatchObject({
      ...{ basis: 'inclusive', total: 247 },
      lines: [{ line, invoicedQty: 12, qty: 12, category: 'S', rate: 5, gross: 222 }],
      deliveryCharge: { gross: 25 },
      extraFee: { gross: 0 },
    });
    await credit(_id, { lines: [{ line, qty: 5 }], deliveryCharge: 10 }).expect(201);
    expect(await left()).toMatchObject({
      total: 144.5,
      lines: [{ qty: 7, gross: 129.5, net: 123.33, vat: 6.17 }],
      deliveryCharge: { gross: 15 },
    });
  });
});

describe('the email about a credit note', () => {
  it('names its number, its amount and the amount due then, in the buyer’s language', async () => {
    const { _id, invoiceNumber } = await invoiced();
    const { body } = await credit(_id, { amount: 47 }).expect(201);
    const [english] = await awaitEmails(
      shop,
      buyer.email,
      `Credit note ${body.creditNoteNumber} for invoice ${invoiceNumber}`,
    );
    expect(english?.text).toContain('47.00');
    expect(english?.text).toContain('200.00');
    await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    const { body: second } = await credit(_id, { amount: 10 }).expect(201);
    await awaitEmails(shop, buyer.email, `الإشعار الدائن ${second.creditNoteNumber} للفاتورة ${invoiceNumber}`);
  });
});
