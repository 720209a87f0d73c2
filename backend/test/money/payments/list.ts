import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';

describe('the list of payments', () => {
  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });
  beforeEach(async () => {
    buyer = await shop.as.customer();
  });

  const MISSING = '6920200f1c2d3e4f5a6b7c8d';
  const PAYMENT = { amount: 40, paymentMethod: 'Cheque', paymentDate: '2024-11-21', paidTo: 'Omar', note: 'no 17' };
  const pay = (invoice: string, fields: object = {}) =>
    staff.http.post(`/api/payments/from-invoice/${invoice}`).send({ ...PAYMENT, ...fields });
  const change = (id: string, body: object) => staff.http.put(`/api/payments/${id}`).send(body);
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

  /** Range and ids of the staff's list. */
  const list = async (query: object) => {
    const { headers, body } = await staff.http.get('/api/payments').query(query).expect(200);
    return [headers['content-range'], ...idsOf(body)];
  };

  /** An invoice of 100 AED of which a payment of `amount` was received. */
  const paidInvoice = async (amount: number) => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const { body } = await pay(invoice, { amount }).expect(201);
    return { id: body.payment._id as string, invoice };
  };

  describe('the staff’s list', () => {
    it('distinguishes refunded, reversed and returned money', async () => {
      const [{ id, invoice }, other] = [await paidInvoice(10), await paidInvoice(20)];
      const [received, back] = [await paidInvoice(30), await paidInvoice(40)];
      await change(id, { status: 'Refunded' }).expect(200);
      await staff.http.delete(`/api/payments/${other.id}?reason=Typed twice`).expect(200);
      await staff.http.delete(`/api/payments/${back.id}?reason=Cheque returned`).expect(200);
      const invoices = [invoice, other.invoice, received.invoice, back.invoice];
      const withStatus = (status: unknown) => list(listQuery({ filter: { invoice: invoices, status } }));
      expect(await withStatus('Received')).toEqual(['payments 0-0/1', received.id]);
      expect(await withStatus('Refunded')).toEqual(['payments 0-0/1', id]);
      expect(await withStatus('Reversed')).toEqual(['payments 0-0/1', other.id]);
      expect(await withStatus('Cheque returned')).toEqual(['payments 0-0/1', back.id]);
      expect((await withStatus(['Refunded', 'Reversed']))[0]).toBe('payments 0-1/2');
      const query = listQuery({ filter: { invoice: invoices, status: 'Reversed' } });
      expect((await staff.http.get('/api/payments/totals').query(query).expect(200)).body.count).toBe(1);
    });

    it('sorts, pages and filters', async () => {
      const [{ id, invoice }, other] = [await paidInvoice(10), await paidInvoice(20)];
      const cash = { amount: 30, paidTo: 'Zubaida', paymentMethod: 'Cash', paymentDate: '2024-11-22' };
      const { body } = await pay(invoice, cash).expect(201);
      const later: string = body.payment._id;
      await change(id, { status: 'Refunded' }).expect(200);
      const user = buyer.id;
      const filtered = (filter: object) => list(listQuery({ filter: { user, ...filter } }));
      expect(await list({ invoice })).toEqual(['payments 0-1/2', later, id]);
      expect(await list({ invoice, ...listQuery({ filter: { status: 'Refunded' } }) })).toEqual(['payments 0-0/1', id]);
      const byAmount = listQuery({ filter: { user }, sort: ['amount', 'DESC'], range: [0, 1] });
      expect(await list(byAmount)).toEqual(['payments 0-1/3', later, other.id]);
      expect(await filtered({})).toEqual(['payments 0-2/3', later, other.id, id]);
      expect(await filtered({ paymentMethod: 'Cash' })).toEqual(['payments 0-0/1', later]);
      expect(await filtered({ q: 'zubaida' })).toEqual(['payments 0-0/1', later]);
      expect(await filtered({ paymentDate_gte: '2024-11-22' })).toEqual(['payments 0-0/1', later]);
      expect(await filtered({ paymentDate_lte: '2024-11-20' })).toEqual(['payments */0']);
      expect(await filtered({ amount_gte: 20, amount_lte: 20 })).toEqual(['payments 0-0/1', other.id]);
      expect(await filtered({ createdAt_lte: '2024-11-22' })).toEqual(['payments */0']);
      expect(await filtered({ invoice: [invoice], id: [id, MISSING] })).toEqual(['payments 0-0/1', id]);
    });

    it('is complete for one invoice, unless a range is requested', async () => {
      const { _id: invoice } = await shop.given.invoice(buyer);
      for (let count = 0; count < 27; count += 1) await pay(invoice, { amount: 1 }).expect(201);
      expect(await list({ invoice })).toHaveLength(28);
      expect(await list({ invoice, ...listQuery({ range: [0, 1] }) })).toHaveLength(3);
      expect(await list({ filter: JSON.stringify({ invoice }) })).toHaveLength(26);
    });
  });
});
