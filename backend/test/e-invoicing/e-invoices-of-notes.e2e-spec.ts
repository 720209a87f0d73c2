import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TaxCategory } from '@shop/contract/vat';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer('Hind Saleh');
  const company = (await shop.given.company())._id;
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
});
afterAll(() => shop.close());

/** A reason of each category with the codes that an e-invoice needs. */
const REASONS: Record<Exclude<TaxCategory, 'AE'>, string> = {
  S: '',
  Z: 'Export',
  E: 'Exempt by DL8.46.4',
  O: 'Out of scope',
};

interface Line {
  readonly _id: string;
  readonly qty: number;
}

/** The bodies of all kinds of notes, by name. */
const NOTES = {
  'a piece': ([line]: readonly Line[]) => ({ lines: [{ line: line?._id, qty: 1 }] }),
  'the delivery charge alone': () => ({ deliveryCharge: 10 }),
  'the extra fee alone': () => ({ extraFee: 2 }),
  'an amount': () => ({ amount: 5 }),
  'a piece and a charge': ([line]: readonly Line[]) => ({ lines: [{ line: line?._id, qty: 1 }], deliveryCharge: 5 }),
} as const;

const ALL = Object.keys(NOTES) as (keyof typeof NOTES)[];

describe.each(['S', 'Z', 'E', 'O'] as const)('a credit note of an invoice of category %s', (taxCategory) => {
  it.each(ALL)('for %s can be sent as an e-invoice', async (kind) => {
    const { _id: product } = await shop.given.product();
    const line = { product, qty: 3, unitPrice: 50, taxCategory, taxReason: REASONS[taxCategory] };
    const charges = { deliveryCharge: 20, extraFee: 4 };
    const quote = await shop.given.quote(buyer, { status: 'Confirmed', requestedItems: [line], ...charges });
    const order = (await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201)).body._id;
    const invoice = (await staff.http.post('/api/invoices').send({ order }).expect(201)).body;
    const { body: ofInvoice } = await staff.http.get(`/api/invoices/${invoice._id}/e-invoice/findings`).expect(200);
    const note = { invoice: invoice._id, reason: 'DL8.61.1.C', words: 'Agreed', ...NOTES[kind](invoice.lines) };
    const { _id } = (await staff.http.post('/api/credit-notes').send(note).expect(201)).body;
    const { body: ofNote } = await staff.http.get(`/api/credit-notes/${_id}/e-invoice/findings`).expect(200);
    expect([ofInvoice.findings, ofNote.findings]).toEqual([[], []]);
  });
});
