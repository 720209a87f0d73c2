import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { PrintedPaper, sum } from './printed-sums.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

const TODAY = dubaiDay(new Date());
const CASH = { paymentMethod: 'Cash', paymentDate: TODAY };

const paper = async (path: string) =>
  PrintedPaper.read((await buyer.http.get(`/api/${path}/pdf?language=en`).expect(200)).body as Buffer);
const credit = async (invoice: string, body: object): Promise<string> => {
  const note = { invoice, reason: 'DL8.61.1.C', words: 'Agreed', ...body };
  return (await staff.http.post('/api/credit-notes').send(note).expect(201)).body._id;
};
const pay = async (invoice: string, amount: number): Promise<string> => {
  const { body } = await staff.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ ...CASH, amount, paidTo: 'Omar' })
    .expect(201);
  return body.payment._id;
};
const refund = (payment: string, amount: number) =>
  staff.http
    .post(`/api/payments/${payment}/refunds`)
    .send({ ...CASH, amount })
    .expect(201);

/** The lines of each printed paper add up to its totals. */
export function describePapers(priceBasis: 'inclusive' | 'exclusive'): void {
  beforeAll(async () => {
    shop = await startShop();
    staff = await shop.as.staff();
    buyer = await shop.as.customer();
    await shop.given.settings({ priceBasis });
  });
  afterAll(() => shop.close());

  const quoteOf = async () => {
    const { _id: product } = await shop.given.product();
    return shop.given.quote(buyer, {
      status: 'Confirmed',
      requestedItems: [{ product, qty: 7, unitPrice: 33.33, discount: 1.5 }],
      ...{ deliveryCharge: 25, extraFee: 3.07, discount: 7.77, discountReason: 'First order' },
    });
  };
  const orderOf = async (): Promise<string> =>
    (await staff.http.post(`/api/orders/from-quote/${(await quoteOf())._id}`).expect(201)).body._id;
  const invoiceOf = async (): Promise<{ _id: string; total: number }> => {
    const order = await orderOf();
    const { body } = await staff.http.post('/api/invoices').send({ order }).expect(201);
    return { _id: body._id, total: body.issuedTotal };
  };

  it('a quote, its order and its proforma invoice add up', async () => {
    const { _id } = await quoteOf();
    (await paper(`quotes/${_id}`)).expectTotals(priceBasis);
    const order = (await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201)).body._id;
    (await paper(`orders/${order}`)).expectTotals(priceBasis);
    const proforma = await buyer.http.get(`/api/orders/${order}/proforma?language=en`).expect(200);
    (await PrintedPaper.read(proforma.body as Buffer)).expectTotals(priceBasis);
  });

  /** The steps that bring an invoice of this total into the state, and its badges then. */
  const states: Record<string, { act: (id: string, total: number) => Promise<unknown>; badges: string[] }> = {
    unpaid: { act: () => Promise.resolve(), badges: ['Unpaid'] },
    'partly paid': { act: (id) => pay(id, 100), badges: ['Partially Paid'] },
    paid: { act: (id, total) => pay(id, total), badges: ['Paid'] },
    refunded: { act: async (id, total) => refund(await pay(id, total), total), badges: ['Unpaid'] },
    'refunded in part': { act: async (id, total) => refund(await pay(id, total), 30), badges: ['Partially Paid'] },
    'credited in part': { act: (id) => credit(id, { amount: 40 }), badges: ['Unpaid', 'Partly credited'] },
    credited: { act: (id, total) => credit(id, { amount: total }), badges: ['Credited'] },
    'paid and credited in part': {
      act: async (id, total) => {
        await pay(id, total);
        await credit(id, { amount: 40 });
      },
      badges: ['Paid', 'Partly credited'],
    },
    'partly paid and credited': {
      act: async (id, total) => {
        await pay(id, 120);
        await credit(id, { amount: total });
      },
      badges: ['Paid', 'Fully credited'],
    },
    'credited in part, and paid for the rest': {
      act: async (id, total) => {
        await credit(id, { amount: 40 });
        await pay(id, Math.round((total - 40) * 100) / 100);
      },
      badges: ['Paid', 'Partly credited'],
    },
    void: { act: (id) => staff.http.delete(`/api/invoices/${id}`).expect(200), badges: ['Void'] },
  };

  it.each(Object.keys(states))('an invoice that is %s adds up', async (state) => {
    const { act, badges } = states[state] ?? { act: () => Promise.resolve(), badges: [] };
    const { _id, total } = await invoiceOf();
    await act(_id, total);
    const printed = await paper(`invoices/${_id}`);
    printed.expectTotals(priceBasis);
    printed.expectSettled();
    expect(printed.has(badges.join(' '))).toBe(true);
  });

  it('credit notes of pieces, charges and amounts add up', async () => {
    const { _id, total } = await invoiceOf();
    const { body: invoice } = await staff.http.get(`/api/invoices/${_id}`).expect(200);
    const line = invoice.lines[0]._id;
    const parts = [{ lines: [{ line, qty: 2 }] }, { deliveryCharge: 10 }, { amount: 11.11 }];
    for (const body of [...parts, { amount: 0.01 }]) {
      const note = await paper(`credit-notes/${await credit(_id, body)}`);
      expect(sum(note.lines().map((amounts) => amounts.at(-1) ?? 0))).toBe(note.amount('Total AED'));
      expect((note.amount('Before this credit note') ?? NaN) - (note.amount('Corrected') ?? NaN)).toBe(
        note.amount('Difference'),
      );
      expect(note.amount('Difference')).toBe(note.amount('Total AED'));
    }
    const { body: after } = await staff.http.get(`/api/invoices/${_id}`).expect(200);
    expect(after.amountDue).toBeLessThan(total);
    (await paper(`invoices/${_id}`)).expectSettled();
  });

  it('the receipt of a payment adds up after a partial refund', async () => {
    const { _id } = await invoiceOf();
    const payment = await pay(_id, 100);
    await refund(payment, 30);
    const { body } = await buyer.http.get(`/api/payments/${payment}/receipt?language=en`).expect(200);
    const receipt = await PrintedPaper.read(body as Buffer);
    expect(receipt.amount('AED')).toBe(10_000);
    expect((receipt.amount('Refunded') ?? NaN) + (receipt.amount('Applied to the invoice') ?? NaN)).toBe(10_000);
  });
}
