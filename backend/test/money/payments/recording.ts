import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { once } from '../../support/once.js';
import { type Call, refusalsOf, without } from '../../support/calls.js';

describe('payments', () => {
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
  afterAll(() => shop.clock.run());

  const MISSING = '6920200f1c2d3e4f5a6b7c8d';
  const PAYMENT = { amount: 40, paymentMethod: 'Cheque', paymentDate: '2024-11-21', paidTo: 'Omar', note: 'no 17' };
  const pay = (invoice: string, fields: object = {}) =>
    staff.http.post(`/api/payments/from-invoice/${invoice}`).send({ ...PAYMENT, ...fields });
  const change = (id: string, body: object) => staff.http.put(`/api/payments/${id}`).send(body);
  const remove = (id: string) => staff.http.delete(`/api/payments/${id}`);
  const seen = async (id: string) => (await staff.http.get(`/api/payments/${id}`).expect(200)).body;
  const invoiceOf = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;
  const listOf = async (invoice: string) =>
    (await staff.http.get('/api/payments').query({ invoice }).expect(200)).body as { amount: number; status: string }[];

  /** An invoice of 100 AED of which a payment of `amount` was received. */
  const paidInvoice = async (amount = 40) => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const { body } = await pay(invoice, { amount }).expect(201);
    const id: string = body.payment._id;
    return { id, invoice };
  };

  describe('recording a payment', () => {
    it('returns the payment and the updated invoice', async () => {
      const invoice = await shop.given.invoice(buyer);
      const { body } = await pay(invoice._id, { paidTo: '  Omar ' }).expect(201);
      const shown = {
        _id: expect.any(String),
        amount: 40,
        paymentMethod: 'Cheque',
        status: 'Received',
        state: 'Received',
      };
      const cheque = { chequeNumber: '', chequeDate: null, net: 40, refunds: [], appliedFrom: '' };
      const fields = { ...shown, ...cheque, paymentDate: '2024-11-21T00:00:00.000Z', paidTo: 'Omar', note: 'no 17' };
      expect(body).toEqual({
        message: 'Payment recorded and invoice updated.',
        payment: {
          ...fields,
          receipt: null,
          reversal: null,
          user: { _id: buyer.id, name: buyer.name, email: buyer.email },
          invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber },
          allowedActions: ['edit', 'delete', 'refund'],
          version: 1,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
        invoice: {
          ...invoice,
          amountPaid: 40,
          remainingDue: 60,
          payments: [{ ...fields, _id: body.payment._id, receiptNumber: '' }],
          status: 'Partially Paid',
          allowedActions: ['edit', 'pdf', 'addPayment', 'credit', 'difference'],
          version: 2,
          updatedAt: expect.any(String),
        },
      });
      expect(await invoiceOf(invoice._id)).toEqual(body.invoice);
      const rest = await pay(invoice._id, { amount: 60 }).expect(201);
      expect(rest.body.invoice).toMatchObject({ status: 'Paid', amountPaid: 100, remainingDue: 0 });
      expect(rest.body.invoice.allowedActions).toEqual(['edit', 'pdf', 'credit']);
    });

    const untouched = once(() => shop.given.invoice(buyer));
    const AMOUNT = { amount: 'Please enter a valid payment amount.' };
    const PAID_TO = { paidTo: 'Please enter who received the payment (paidTo).' };
    it.each([
      [{ amount: 0 }, AMOUNT],
      [{ amount: -5 }, AMOUNT],
      [{ amount: 0.001 }, AMOUNT],
      [{ amount: 10.005 }, AMOUNT],
      [{ amount: 1e-7 }, AMOUNT],
      [{ amount: '40' }, AMOUNT],
      [{ amount: null }, AMOUNT],
      [{ amount: 1e12 }, AMOUNT],
      [{ amount: { $gt: 0 } }, AMOUNT],
      [{ paidTo: undefined }, PAID_TO],
      [{ paidTo: '  ' }, PAID_TO],
      [{ paidTo: null }, PAID_TO],
      [{ paidTo: 'x'.repeat(101) }, { paidTo: 'Must be at most 100 characters.' }],
      [{ paymentMethod: 'Barter' }, { paymentMethod: 'Please choose a payment method.' }],
      [{ paymentMethod: undefined }, { paymentMethod: 'Please choose a payment method.' }],
      [{ paymentDate: undefined }, { paymentDate: 'Please enter the payment date.' }],
      [{ paymentDate: '2026-02-30' }, { paymentDate: 'Please enter the payment date.' }],
      [{ paymentDate: '2026-W10' }, { paymentDate: 'Please enter the payment date.' }],
      [{ paymentDate: '20261121' }, { paymentDate: 'Please enter the payment date.' }],
      [{ paymentDate: '2026-11-21T08:00' }, { paymentDate: 'Please enter the payment date.' }],
      [{ paymentDate: '1999-12-31' }, { paymentDate: expect.stringMatching(/^Must be between 2000-01-01 and /) }],
      [{ paymentDate: '9999-12-31' }, { paymentDate: expect.stringMatching(/^Must be between 2000-01-01 and /) }],
      [{ note: 'x'.repeat(2001) }, { note: 'Must be at most 2,000 characters.' }],
      [{ status: 'Refunded' }, { status: 'This field is not accepted here.' }],
    ])('is refused with %j', async (fields, errors) => {
      const { _id } = await untouched();
      const { body } = await pay(_id, fields).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
      expect(Object.keys(body.reasons)).toEqual(Object.keys(errors));
      expect(await invoiceOf(_id)).toMatchObject({ amountPaid: 0, payments: [], version: 1 });
    });

    it('is refused above the remaining amount, which it names', async () => {
      const { invoice } = await paidInvoice(45.05);
      const before = await invoiceOf(invoice);
      const { body } = await pay(invoice, { amount: 54.96 }).expect(409);
      const message = 'No more than AED 54.95 is due on this invoice.';
      const [code, params] = ['PAYMENT_TOO_LARGE', { left: '54.95' }];
      const reasons = { amount: { rule: code, params } };
      expect(body).toEqual({ statusCode: 409, code, message, params, errors: { amount: message }, reasons });
      expect(await invoiceOf(invoice)).toEqual(before);
      await pay(invoice, { amount: 54.95 }).expect(201);
      expect((await pay(invoice, { amount: 0.01 }).expect(409)).body.message).toMatch(/^No more than AED 0\.00 /);
    });

    it('may be dated up to the end of today in Dubai', async () => {
      const { _id } = await shop.given.invoice(buyer);
      shop.clock.stopAt('2026-03-10T19:59:59.999Z');
      try {
        const { body: paid } = await pay(_id, { paymentDate: '2026-03-10T19:59:59.999Z' }).expect(201);
        const tomorrow = { paymentDate: '2026-03-10T20:00:00Z' };
        for (const call of [pay(_id, tomorrow), change(paid.payment._id, tomorrow)]) {
          const { body } = await call.expect(400);
          expect(body.errors).toEqual({ paymentDate: 'Must be between 2000-01-01 and 2026-03-10.' });
        }
      } finally {
        shop.clock.run();
      }
    });

    it('returns 404 for a missing invoice', async () => {
      expect((await pay(MISSING).expect(404)).body.code).toBe('INVOICE_NOT_FOUND');
      expect((await pay('none').expect(404)).body.code).toBe('INVOICE_NOT_FOUND');
    });
  });

  describe('a change', () => {
    it('updates the invoice if it changes the amount', async () => {
      const { id, invoice } = await paidInvoice(40);
      for (const [amount, status] of [
        [100, 'Paid'],
        [0.01, 'Partially Paid'],
      ] as const) {
        expect((await change(id, { amount }).expect(200)).body.amount).toBe(amount);
        const payments = [{ _id: id, amount }];
        expect(await invoiceOf(invoice)).toMatchObject({ amountPaid: amount, status, payments });
      }
      const before = await invoiceOf(invoice);
      const { body } = await change(id, { amount: 100.01 }).expect(409);
      expect(body.message).toBe('No more than AED 100.00 is due on this invoice.');
      expect(await invoiceOf(invoice)).toEqual(before);
    });

    it('updates the invoice if it sets the payment to Refunded, and can’t be undone', async () => {
      const { id, invoice } = await paidInvoice(40);
      const money = async () => {
        const { amountPaid, remainingDue, status } = await invoiceOf(invoice);
        return [amountPaid, remainingDue, status];
      };
      await change(id, { status: 'Refunded' }).expect(200);
      expect(await money()).toEqual([0, 100, 'Unpaid']);
      const { body } = await change(id, { status: 'Received' }).expect(409);
      const message = 'A refund can’t be undone. Record the money received as a new payment.';
      expect(body).toMatchObject({ code: 'PAYMENT_STEP_REFUSED', message, errors: { status: message } });
      await pay(invoice, { amount: 70 }).expect(201);
      expect(await money()).toEqual([70, 30, 'Partially Paid']);
      expect((await seen(id)).status).toBe('Refunded');
    });

    it('shows method, day and note on the invoice, and keeps who received it', async () => {
      const { id, invoice } = await paidInvoice();
      const before = await seen(id);
      const fields = { paymentMethod: 'Bank Transfer', paymentDate: '2024-10-01', note: 'corrected' };
      const { body } = await change(id, { ...before, ...fields, paidTo: 'Eve', user: MISSING, invoice: 1 }).expect(200);
      const changed = { ...fields, paymentDate: '2024-10-01T00:00:00.000Z' };
      expect(body).toEqual({ ...before, ...changed, version: 2, updatedAt: expect.any(String) });
      expect((await invoiceOf(invoice)).payments).toMatchObject([{ ...changed, paidTo: 'Omar' }]);
    });

    const untouched = once(() => paidInvoice());
    it.each([
      [{ amount: 0 }, { amount: 'Please enter a valid payment amount.' }],
      [{ amount: null }, { amount: 'Please enter a valid payment amount.' }],
      [{ paymentDate: null }, { paymentDate: 'Must be a date.' }],
      [{ paymentDate: '9999-12-31' }, { paymentDate: expect.stringMatching(/^Must be between 2000-01-01 and /) }],
      [{ paymentMethod: 'Barter' }, { paymentMethod: expect.stringContaining('Must be one of Cash') }],
      [{ status: 'Lost' }, { status: 'Must be one of Received, Refunded.' }],
    ])('is refused: %j', async (fields, errors) => {
      const { id } = await untouched();
      const before = await seen(id);
      const { body } = await change(id, fields).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
      expect(await seen(id)).toEqual(before);
    });

    it('is refused from an old version, and changes nothing', async () => {
      const { id, invoice } = await paidInvoice();
      await change(id, { note: 'first', version: 1 }).expect(200);
      const before = [await seen(id), await invoiceOf(invoice)];
      expect((await change(id, { amount: 1, version: 1 }).expect(409)).body.code).toBe('STALE_VERSION');
      expect([await seen(id), await invoiceOf(invoice)]).toEqual(before);
    });
  });

  describe('access', () => {
    it('lets payers see their own payments, latest first, without the recipient and the staff note', async () => {
      const { id, invoice } = await paidInvoice();
      const { body } = await pay(invoice, { paymentDate: '2024-11-01' }).expect(201);
      const mine = (await buyer.http.get('/api/payments/my').expect(200)).body;
      expect(mine.map(({ _id }: { _id: string }) => _id)).toEqual([id, body.payment._id]);
      const shown = without(await seen(id), 'paidTo', 'note', 'reversal');
      expect(mine[0]).toEqual({ ...shown, allowedActions: [] });
      expect((await buyer.http.get(`/api/payments/${id}`).expect(200)).body).toEqual(mine[0]);
      for (const path of ['/api/invoices/my', `/api/invoices/${invoice}`]) {
        const text = JSON.stringify((await buyer.http.get(path).expect(200)).body);
        expect(text).toContain(id);
        expect(text).not.toMatch(/paidTo|"note"/);
      }
    });

    it('is refused for other payments', async () => {
      const { id } = await paidInvoice();
      const stranger = await shop.as.customer('Lina Haddad');
      const missing: Call[] = [
        ['get', `/api/payments/${id}`],
        ['get', '/api/payments/none'],
      ];
      expect(await refusalsOf(stranger.http, missing)).toEqual(Array(2).fill('404 PAYMENT_NOT_FOUND'));
      expect((await stranger.http.get('/api/payments/my').expect(200)).body).toEqual([]);
      expect((await change(MISSING, {}).expect(404)).body.code).toBe('PAYMENT_NOT_FOUND');
    });
  });

  describe('concurrent changes of payments', () => {
    /** The invoice agrees with its payments, which are never more than is due. */
    const expectSettled = async (invoice: string) => {
      const { amountPaid, payments } = await invoiceOf(invoice);
      const received = (await listOf(invoice)).filter(({ status }) => status === 'Received');
      expect(received.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountPaid);
      expect(payments).toHaveLength((await listOf(invoice)).length);
      expect(amountPaid).toBeLessThanOrEqual(100);
    };

    it('let a payment during a refund take only the refunded amount', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id, invoice } = await paidInvoice(100);
        const [refund, payment] = await Promise.all([
          change(id, { status: 'Refunded' }),
          pay(invoice, { amount: 100 }),
        ]);
        expect(refund.status).toBe(200);
        expect([201, 409]).toContain(payment.status);
        expect((await invoiceOf(invoice)).amountPaid).toBe(payment.status === 201 ? 100 : 0);
        await expectSettled(invoice);
      }
    });

    it('let either an undone refund or a new payment succeed', async () => {
      const { id, invoice } = await paidInvoice(100);
      await change(id, { status: 'Refunded' }).expect(200);
      const [back, payment] = await Promise.all([change(id, { status: 'Received' }), pay(invoice, { amount: 100 })]);
      expect(['200 409', '409 201']).toContain(`${back.status} ${payment.status}`);
      await expectSettled(invoice);
    });

    it('leave the invoice consistent with its payments after a change and a deletion', async () => {
      const { id, invoice } = await paidInvoice(40);
      const [changed, deleted] = await Promise.all([change(id, { amount: 90 }), remove(id)]);
      // A payment that was reversed first is corrected as such.
      expect([changed.status, deleted.status]).toEqual([200, 200]);
      expect(await listOf(invoice)).toMatchObject([{ amount: 90, status: 'Refunded' }]);
      await expectSettled(invoice);
    });
  });
});
