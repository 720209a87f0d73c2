import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { CreditNoteResponse } from '../../src/billing/credit-notes/dto/credit-note.response.js';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

const TODAY = '2026-03-20';

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
});
afterAll(() => shop.close());

const sent = async (path: string, body: object) => (await staff.http.post(`/api/${path}`).send(body).expect(201)).body;
const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const billed = (order: OrderResponse): Promise<InvoiceResponse> => sent('invoices', { order: order._id });
/** Boxes at 105.00 AED with VAT. */
const ordered = async (qty: number): Promise<OrderResponse> => {
  const product = await shop.given.product({ stock: 1000 });
  return sent('orders', { user: buyer.id, orderItems: [{ product: product._id, qty, unitPrice: 105 }] });
};

describe('the lists of invoices and credit notes', () => {
  it('add up to the VAT return of each period by tax date, with advances taken off and void invoices at 0', async () => {
    const order = await ordered(10);
    await sent(`orders/${order._id}/advance-invoices`, { percent: 50 });
    const lines = [{ line: order.orderItems[0]?._id, qty: 4 }];
    await sent(`orders/${order._id}/deliveries`, { lines, status: 'Delivered' });
    const first = await billed(order);
    await billed(await ordered(1));
    await staff.http.delete(`/api/invoices/${(await billed(await ordered(2)))._id}`).expect(200);
    await sent('credit-notes', { invoice: first._id, amount: 21, reason: 'DL8.61.1.C', words: 'Less' });
    const everything = listQuery({ range: [0, 99] });
    const invoices: InvoiceResponse[] = (await staff.http.get('/api/invoices').query(everything).expect(200)).body;
    const notes: CreditNoteResponse[] = (await staff.http.get('/api/credit-notes').query(everything).expect(200)).body;
    const inFils = (amount = 0) => Math.round(amount * 100);
    for (const [from, to] of [['2026-01-01', '2026-12-31'] as const, [TODAY, TODAY] as const]) {
      const { boxes } = await read(`vat-return?from=${from}&to=${to}`);
      const isWithin = (day = '') => dubaiDay(new Date(day)) >= from && dubaiDay(new Date(day)) <= to;
      const parts = [
        ...invoices
          .filter(({ taxDate, voidedAt }) => voidedAt === null && isWithin(taxDate))
          .flatMap(({ tax, advances }) => [
            { sign: 1, of: tax?.categories ?? [] },
            ...advances.map(({ categories }) => ({ sign: -1, of: categories })),
          ]),
        ...notes
          .filter(({ createdAt }) => isWithin(createdAt))
          .map(({ tax }) => ({ sign: -1, of: tax?.categories ?? [] })),
      ];
      const sumOf = (part: 'net' | 'vat') =>
        parts.flatMap(({ sign, of }) => of.map((one) => sign * inFils(one[part]))).reduce((sum, one) => sum + one, 0) /
        100;
      const total = boxes.find(({ box }: { box: string }) => box === '8');
      expect([from, sumOf('net'), sumOf('vat')]).toEqual([from, total.amount, total.vat]);
      expect(total.amount).toBeGreaterThan(0);
    }
  });
});
