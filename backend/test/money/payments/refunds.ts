import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { statusCounts } from '../../support/calls.js';

describe('refunds of payments', () => {
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
  const BACK = { paymentMethod: 'Bank Transfer', paymentDate: '2024-11-25' };
  const refund = (payment: string, body: object, by = staff) =>
    by.http.post(`/api/payments/${payment}/refunds`).send({ ...BACK, ...body });
  const change = (payment: string, body: object) => staff.http.put(`/api/payments/${payment}`).send(body);
  const seen = async (path: string, by = staff) => (await by.http.get(`/api/${path}`).expect(200)).body;

  /** A payment of an invoice of 100 AED. */
  const paid = async (amount = 100) => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const { body } = await staff.http
      .post(`/api/payments/from-invoice/${invoice}`)
      .send({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' })
      .expect(201);
    return { invoice, payment: body.payment._id as string };
  };

  describe('a refund', () => {
    it('is possible in part: the remaining amount stays paid, and the invoice reopens by the refunded part', async () => {
      const { invoice, payment } = await paid();
      const { body } = await refund(payment, { amount: 40, note: 'To the company' }).expect(201);
      const given = { amount: 40, paymentMethod: 'Bank Transfer', paymentDate: '2024-11-25T00:00:00.000Z' };
      expect(body).toMatchObject({ amount: 100, net: 60, status: 'Received' });
      expect(body.refunds).toMatchObject([{ ...given, note: 'To the company', by: staff.name }]);
      const settled = { amountPaid: 60, remainingDue: 40, status: 'Partially Paid' };
      expect(await seen(`invoices/${invoice}`)).toMatchObject({
        ...settled,
        payments: [{ net: 60, refunds: [given] }],
      });
      const own = await seen(`payments/${payment}`, buyer);
      expect(own.refunds).toMatchObject([given]);
      expect(Object.keys(own.refunds[0])).not.toEqual(expect.arrayContaining(['note', 'by']));
    });

    it('makes the payment Refunded if it is for the remaining amount', async () => {
      const { invoice, payment } = await paid();
      await refund(payment, { amount: 40 }).expect(201);
      const { body } = await refund(payment, { amount: 60 }).expect(201);
      expect(body).toMatchObject({ status: 'Refunded', net: 0, refunds: [{ amount: 40 }, { amount: 60 }] });
      expect(await seen(`invoices/${invoice}`)).toMatchObject({ amountPaid: 0, remainingDue: 100, status: 'Unpaid' });
      expect((await refund(payment, { amount: 1 }).expect(409)).body.code).toBe('PAYMENT_REFUNDED');
    });

    it('is recorded for the remaining amount by the status Refunded', async () => {
      const { payment } = await paid();
      await refund(payment, { amount: 40 }).expect(201);
      const { body } = await change(payment, { status: 'Refunded' }).expect(200);
      expect(body).toMatchObject({ status: 'Refunded', net: 0 });
      expect(body.refunds).toMatchObject([{ amount: 40 }, { amount: 60, paymentMethod: 'Cash', by: staff.name }]);
    });

    it('deducts the overpaid part of a credited invoice first', async () => {
      const { invoice, payment } = await paid();
      const note = { invoice, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 30 };
      await staff.http.post('/api/credit-notes').send(note).expect(201);
      await change(payment, { note: 'still may be corrected' }).expect(200);
      await refund(payment, { amount: 30 }).expect(201);
      expect(await seen(`invoices/${invoice}`)).toMatchObject({ amountDue: 70, amountPaid: 70, status: 'Paid' });
      const statement = await seen(`users/${buyer.id}/statement?from=2024-01-01`);
      expect(statement).toMatchObject({
        ...{ invoiced: 100, credited: 30, paid: 100, refunded: 30 },
        ...{ closingBalance: 0, creditBalance: 0 },
      });
      await refund(payment, { amount: 20 }).expect(201);
      expect(await seen(`invoices/${invoice}`)).toMatchObject({ remainingDue: 20, status: 'Partially Paid' });
    });

    it('is in the histories of payment and invoice', async () => {
      const { invoice, payment } = await paid();
      await refund(payment, { amount: 40 }).expect(201);
      const [entry] = await seen(`payments/${payment}/history`);
      expect(entry).toMatchObject({
        action: 'refunded',
        changes: [{ field: 'refund', from: null, to: 40, isMoney: true }],
      });
      expect((await seen(`invoices/${invoice}/history`))[0]).toMatchObject({ action: 'payment refunded' });
    });
  });

  describe('an invalid refund', () => {
    it('is refused if it exceeds the remaining amount of the payment', async () => {
      const { payment } = await paid();
      await refund(payment, { amount: 40 }).expect(201);
      const { body } = await refund(payment, { amount: 60.01 }).expect(409);
      expect(body).toMatchObject({
        code: 'REFUND_TOO_LARGE',
        params: { left: '60.00' },
        errors: { amount: expect.any(String) },
      });
    });

    it('is refused with a date in the future', async () => {
      const { payment } = await paid();
      const { body } = await refund(payment, { amount: 1, paymentDate: '2099-01-01' }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['paymentDate']);
      expect((await seen(`payments/${payment}`)).refunds).toEqual([]);
    });

    it('is refused for its payer, for visitors, and for a missing payment', async () => {
      const { payment } = await paid();
      await refund(payment, { amount: 1 }, buyer).expect(403);
      await shop.as
        .visitor()
        .post(`/api/payments/${payment}/refunds`)
        .send({ ...BACK, amount: 1 })
        .expect(401);
      expect((await refund(MISSING, { amount: 1 }).expect(404)).body.code).toBe('PAYMENT_NOT_FOUND');
    });

    it('is not created by correcting the amount to no more than was refunded', async () => {
      const { payment } = await paid();
      await refund(payment, { amount: 40 }).expect(201);
      expect((await change(payment, { amount: 40 }).expect(409)).body.code).toBe('AMOUNT_BELOW_REFUNDS');
      expect((await change(payment, { amount: 50 }).expect(200)).body).toMatchObject({ net: 10 });
    });
  });

  it('succeed concurrently only while they fit the payment', async () => {
    const { invoice, payment } = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(payment, { amount: 30 })));
    expect(statusCounts(answers)).toEqual({ 201: 3, 409: 7 });
    expect(await seen(`payments/${payment}`)).toMatchObject({ net: 10, status: 'Received' });
    expect(await seen(`invoices/${invoice}`)).toMatchObject({ amountPaid: 10, remainingDue: 90 });
  });
});
