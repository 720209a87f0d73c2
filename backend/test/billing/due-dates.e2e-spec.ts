import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INVOICE_STATUSES } from '@shop/contract/statuses';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '14' });
  staff = await shop.as.staff();
  product = await shop.given.product();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterEach(() => {
  shop.clock.run();
});
afterAll(() => shop.close());

const pay = async (invoice: string, amount: number): Promise<{ _id: string; status: string }> => {
  const body = { amount, paymentMethod: 'Cash', paymentDate: '2026-03-01', paidTo: 'Omar' };
  const answer = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(body).expect(201);
  return { _id: answer.body.payment._id, status: answer.body.invoice.status };
};
const statusOf = async (invoice: string) => (await staff.http.get(`/api/invoices/${invoice}`).expect(200)).body.status;
const idsIn = async (path: string, filter: object): Promise<string[]> => {
  const { body } = await staff.http.get(`/api/${path}`).query(listQuery({ filter })).expect(200);
  return body.map(({ _id }: { _id: string }) => _id).sort();
};

/** An invoice of 100 AED, issued at `at`, of which `paid` was paid at once. */
const issued = async (at: string, paid = 0): Promise<string> => {
  shop.clock.stopAt(at);
  const { _id } = await shop.given.invoiceOfQuote(buyer, { product });
  if (paid > 0) await pay(_id, paid);
  return _id;
};

const ISSUED = '2026-03-02T19:59:59.999Z';
const LAST_MOMENT = '2026-03-16T19:59:59.999Z';
const TOO_LATE = '2026-03-16T20:00:00.000Z';

describe('the due date', () => {
  it.each([
    [ISSUED, LAST_MOMENT],
    ['2026-03-02T20:00:00.000Z', '2026-03-17T19:59:59.999Z'],
    ['2024-02-15T12:00:00.000Z', '2024-02-29T19:59:59.999Z'],
    ['2025-12-20T21:00:00.000Z', '2026-01-04T19:59:59.999Z'],
  ])('is for an invoice issued at %s the end of the Dubai day after the payment terms', async (at, dueDate) => {
    shop.clock.stopAt(at);
    expect(await shop.given.invoice(buyer, { product })).toMatchObject({ createdAt: at, dueDate });
  });
});

describe('the end of the due day', () => {
  it('is in time for a full payment to the last millisecond; a later one still pays the invoice', async () => {
    const [inTime, late] = [await issued(ISSUED), await issued(ISSUED)];
    shop.clock.stopAt(LAST_MOMENT);
    expect(await statusOf(inTime)).toBe('Unpaid');
    expect((await pay(inTime, 100)).status).toBe('Paid');
    shop.clock.stopAt(TOO_LATE);
    expect([await statusOf(inTime), await statusOf(late)]).toEqual(['Paid', 'Overdue']);
    expect((await pay(late, 100)).status).toBe('Paid');
  });

  it('leaves a partly paid invoice Partially Paid to the last millisecond, and Overdue after it', async () => {
    const [inTime, late] = [await issued(ISSUED), await issued(ISSUED)];
    shop.clock.stopAt(LAST_MOMENT);
    expect((await pay(inTime, 99.99)).status).toBe('Partially Paid');
    shop.clock.stopAt(TOO_LATE);
    expect(await statusOf(inTime)).toBe('Overdue');
    expect((await pay(late, 99.99)).status).toBe('Overdue');
    expect((await pay(late, 0.01)).status).toBe('Paid');
  });

  it('leaves an invoice with a refunded payment Unpaid before it, and Overdue after it', async () => {
    for (const [now, status] of [
      [LAST_MOMENT, 'Unpaid'],
      [TOO_LATE, 'Overdue'],
    ] as const) {
      const invoice = await issued(ISSUED);
      const { _id } = await pay(invoice, 100);
      shop.clock.stopAt(now);
      expect(await statusOf(invoice)).toBe('Paid');
      await staff.http.put(`/api/payments/${_id}`).send({ status: 'Refunded' }).expect(200);
      expect(await statusOf(invoice)).toBe(status);
    }
  });
});

describe('the list by status', () => {
  it('agrees with the status shown at any moment, and omits nothing', async () => {
    const issues = ['2026-03-01T20:00:00.000Z', ISSUED, '2026-03-02T20:00:00.000Z'];
    const made: string[] = [];
    for (const at of issues) for (const paid of [0, 0.01, 99.99, 100]) made.push(await issued(at, paid));
    const seen = new Set<string>();
    for (const now of [
      ISSUED,
      '2026-03-15T19:59:59.999Z',
      '2026-03-15T20:00:00.000Z',
      LAST_MOMENT,
      TOO_LATE,
      '2026-03-17T19:59:59.999Z',
      '2026-03-17T20:00:00.000Z',
    ]) {
      shop.clock.stopAt(now);
      const { body: mine } = await buyer.http.get('/api/invoices/my').expect(200);
      const listed: string[] = [];
      for (const status of INVOICE_STATUSES) {
        const shown = mine.filter((invoice: { status: string }) => invoice.status === status);
        const ids = await idsIn('invoices', { user: buyer.id, status });
        expect([now, status, ids]).toEqual([now, status, shown.map(({ _id }: { _id: string }) => _id).sort()]);
        if (ids.length > 0) seen.add(`${status} ${ids.length}`);
        listed.push(...ids);
      }
      expect(listed.sort()).toEqual([...made].sort());
      const open = await idsIn('invoices', { user: buyer.id, status: ['Unpaid', 'Partially Paid', 'Overdue'] });
      expect(open).toHaveLength(9);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Unpaid 3', 'Unpaid 1', 'Overdue 6', 'Overdue 9', 'Paid 3']));
  });
});

describe('a bare day in a filter', () => {
  /** The same filters on the days before, at and after a border in Dubai. */
  const daysOf = async (path: string, field: string, days: readonly string[]) => {
    const found: string[][] = [];
    for (const day of days) {
      found.push(await idsIn(path, { user: buyer.id, [`${field}_gte`]: day, [`${field}_lte`]: day }));
    }
    return found;
  };

  it('covers the whole day in Dubai in every list', async () => {
    const [early, late] = [await issued(ISSUED), await issued('2026-03-02T20:00:00.000Z')];
    const documents = async (invoice: string) => {
      const { body } = await staff.http.get(`/api/invoices/${invoice}`).expect(200);
      const { body: order } = await staff.http.get(`/api/orders/${body.order._id}`).expect(200);
      return { order: order._id as string, quote: order.quote._id as string };
    };
    const [first, second] = [await documents(early), await documents(late)];
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    expect(await daysOf('invoices', 'createdAt', days)).toEqual([[], [early], [late], []]);
    expect(await daysOf('orders', 'createdAt', days)).toEqual([[], [first.order], [second.order], []]);
    expect(await daysOf('quotes/admin', 'createdAt', days)).toEqual([[], [first.quote], [second.quote], []]);
    const due = ['2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18'];
    expect(await daysOf('invoices', 'dueDate', due)).toEqual([[], [early], [late], []]);
  });

  it('finds payments by their day in Dubai', async () => {
    const invoice = await issued(ISSUED);
    const ids: string[] = [];
    for (const paymentDate of ['2026-03-01T19:59:59.999Z', '2026-03-01T20:00:00Z', '2026-03-02', ISSUED]) {
      const body = { amount: 1, paymentMethod: 'Cash', paymentDate, paidTo: 'Omar' };
      const answer = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(body).expect(201);
      ids.push(answer.body.payment._id);
    }
    const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
    expect(await daysOf('payments', 'paymentDate', days)).toEqual([[], [ids[0]], ids.slice(1).sort(), []]);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-03-02T08:00', 'today', '1'])('is refused if it is %s', async (day) => {
    for (const [path, field] of [
      ['invoices', 'dueDate_lte'],
      ['orders', 'createdAt_gte'],
      ['payments', 'paymentDate_lte'],
    ]) {
      const query = listQuery({ filter: { [String(field)]: day } });
      const { body } = await staff.http.get(`/api/${path}`).query(query).expect(400);
      expect(Object.keys(body.errors)).toEqual([`filter.${field}`]);
    }
  });
});
