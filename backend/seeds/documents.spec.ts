import { describe, expect, it } from '@jest/globals';
import { toFils } from '@shop/contract/money';
import { mayBecome } from '@shop/contract/state-machine';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { invoiceStatus } from '../src/billing/invoices/domain/invoice.rules.js';
import { ORDER_MACHINE } from '../src/sales/orders/domain/order.rules.js';
import { MIN_PASSWORD_LENGTH } from '@shop/contract/limits';
import { demoCatalog, productKey } from './catalog/demo-catalog.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';
import { demoDocuments } from './documents.js';
import type { PlannedInvoice, PlannedQuote } from './documents/document-plan.types.js';

const NOW = new Date('2026-11-20T09:30:00Z');
const JUST_AFTER_MIDNIGHT_IN_DUBAI = new Date('2026-11-19T20:03:00Z');
const TERMS_DAYS = 30;
const { products } = demoCatalog();
const byKey = new Map(products.map((product) => [productKey(product), product]));
const quotes = demoDocuments(products, NOW);
const orders = quotes.flatMap(({ order }) => (order === null ? [] : [order]));
const invoices = orders.flatMap(({ invoice }) => (invoice === null ? [] : [invoice]));
const payments = invoices.flatMap((invoice) => invoice.payments);

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function statusOf(invoice: PlannedInvoice) {
  const received = invoice.payments.filter(({ returnedAt }) => returnedAt === null);
  const money = {
    amountDue: toFils(invoice.amountDue),
    amountPaid: received.reduce((sum, { amount }) => sum + toFils(amount), 0),
    dueDate: endOfDubaiDay(invoice.issuedAt, TERMS_DAYS),
    ...{ kind: 'Standard' as const, credited: 0, advanced: 0, used: 0, writtenOff: 0, waived: 0 },
    ...{ creditedAt: null, voidedAt: null, eInvoiceSentAt: null },
  };
  return invoiceStatus(money, NOW);
}

/** Everything that happens to a quote, in the order in which it has to. */
function course({ requestedAt, pricedAt, decidedAt, order }: PlannedQuote): Date[] {
  const steps = [requestedAt, pricedAt, decidedAt, order?.createdAt, order?.deliveredAt, order?.closedAt];
  const invoice = order?.invoice;
  const paid = invoice?.payments.flatMap(({ paidAt, returnedAt }) => [paidAt, returnedAt]) ?? [];
  return [...steps, invoice?.issuedAt, ...paid].filter((step) => step !== null && step !== undefined);
}

describe('the demo documents', () => {
  it('are identical for the same point in time', () => {
    expect(demoDocuments(products, NOW)).toEqual(quotes);
  });

  it('are about forty quotes from the last ninety days, oldest first', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(40);
    const times = quotes.map(({ requestedAt }) => requestedAt.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 90 * 86_400_000);
  });

  it('include every state of a quote', () => {
    const counts = count(quotes.map(({ status }) => status));
    for (const status of ['Requested', 'Quoted', 'Confirmed', 'Rejected'] as const) {
      expect(counts.get(status)).toBeGreaterThanOrEqual(4);
    }
    expect(quotes.some(({ status, order }) => status === 'Confirmed' && order === null)).toBe(true);
    expect(quotes.filter(({ status, order }) => status !== 'Confirmed' && order !== null)).toEqual([]);
  });

  it('include every state of an order, and a free order', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['Processing', 'Delivered', 'Returned', 'Cancelled']),
    );
    const free = quotes.filter(({ order, lines }) => order !== null && lines.every(({ unitPrice }) => unitPrice === 0));
    expect(free).toHaveLength(1);
    expect(free[0]?.order?.invoice).toBeNull();
  });

  it('reach each state of an order by allowed steps', () => {
    for (const { status, deliveredAt, closedAt } of orders) {
      expect(deliveredAt !== null).toBe(status === 'Delivered' || status === 'Returned');
      expect(closedAt !== null).toBe(status === 'Returned' || status === 'Cancelled');
      expect(mayBecome(ORDER_MACHINE, deliveredAt === null ? 'Processing' : 'Delivered', status)).toBe(true);
    }
  });

  it('include every state of an invoice', () => {
    const counts = count(invoices.map(statusOf));
    for (const status of ['Unpaid', 'Partially Paid', 'Paid', 'Overdue'] as const) {
      expect(counts.get(status)).toBeGreaterThanOrEqual(2);
    }
  });

  it('include every payment method, and a refund', () => {
    expect(new Set(payments.map(({ method }) => method))).toEqual(
      new Set(['Cash', 'Bank Transfer', 'Credit Card', 'Cheque', 'Other']),
    );
    expect(payments.filter(({ returnedAt }) => returnedAt !== null)).toHaveLength(1);
  });

  it('never pay more than the remaining amount', () => {
    for (const { amountDue, payments: recorded } of invoices) {
      let left = toFils(amountDue);
      for (const { amount, returnedAt } of recorded) {
        expect(toFils(amount)).toBeGreaterThan(0);
        expect(toFils(amount)).toBeLessThanOrEqual(left);
        if (returnedAt === null) left -= toFils(amount);
      }
    }
  });

  it('contain only available products, in the minimum quantity', () => {
    for (const { product, qty } of quotes.flatMap(({ lines }) => lines)) {
      expect(byKey.get(product)).toMatchObject({ isActive: true, isAvailable: true });
      expect(qty).toBeGreaterThanOrEqual(byKey.get(product)?.moq ?? Infinity);
    }
  });

  it('deliver no more than the stock holds', () => {
    const taken = new Map<string, number>();
    for (const { order, lines } of quotes) {
      if (!order?.deliveredAt) continue;
      for (const { product, qty } of lines) taken.set(product, (taken.get(product) ?? 0) + qty);
    }
    const short = [...taken].filter(([product, qty]) => qty > (byKey.get(product)?.stock ?? 0));
    expect(short).toEqual([]);
  });

  it.each([
    ['in the middle of a day', NOW],
    ['just after midnight', JUST_AFTER_MIDNIGHT_IN_DUBAI],
  ])('are in chronological order and not in the future, %s', (_when, now) => {
    for (const quote of demoDocuments(products, now)) {
      const times = course(quote).map((step) => step.getTime());
      expect([...times].sort((a, b) => a - b)).toEqual(times);
      expect(Math.max(...times)).toBeLessThan(now.getTime());
    }
  });

  it('refuse a catalog that lacks the products they name', () => {
    expect(() => demoDocuments([], NOW)).toThrow(RangeError);
  });
});

describe('the demo customers', () => {
  it('are six customers, each with documents', () => {
    expect(DEMO_CUSTOMERS).toHaveLength(6);
    expect(new Set(quotes.map(({ customer }) => customer))).toEqual(new Set(DEMO_CUSTOMERS.map(({ email }) => email)));
  });

  it('have unassigned addresses, and a password that the shop accepts', () => {
    for (const { email, phoneNumber } of DEMO_CUSTOMERS) {
      expect(email).toMatch(/^[a-z]+@[a-z-]+\.example$/);
      expect(phoneNumber).toMatch(/^\+971 5\d 000 0\d{3}$/);
    }
    expect(DEMO_CUSTOMERS.some(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(MIN_PASSWORD_LENGTH);
  });
});
