import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { type Call, listQuery, refusalsOf, statusCounts } from '../../support/calls.js';
import { pdfText } from '../../support/pdf-text.js';

describe('changes of invoices', () => {
  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });
  beforeEach(async () => {
    shop.clock.run();
    buyer = await shop.as.customer();
  });
  afterAll(() => shop.clock.run());

  const MISSING = '6920200f1c2d3e4f5a6b7c8d';
  const change = (id: string, body: object) => staff.http.put(`/api/invoices/${id}`).send(body);
  const seen = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;
  const pay = (id: string, amount: number) =>
    staff.http
      .post(`/api/payments/from-invoice/${id}`)
      .send({ amount, paymentMethod: 'Cash', paymentDate: '2024-03-11', paidTo: 'Omar' });
  const listed = async (filter: object) => {
    const { body } = await staff.http
      .get('/api/invoices')
      .query(listQuery({ filter: { user: buyer.id, ...filter } }))
      .expect(200);
    return body.map(({ _id }: { _id: string }) => _id);
  };

  /** Issued on 10 March 2026 in Dubai, due at the end of 9 April, and seen two days later. */
  const invoiceOfMarch = async () => {
    shop.clock.stopAt('2026-03-10T08:00:00.000Z');
    const invoice = await shop.given.invoice(buyer);
    shop.clock.stopAt('2026-03-12T08:00:00.000Z');
    return invoice;
  };

  describe('the due date', () => {
    it.each([
      ['2026-05-01', '2026-05-01T19:59:59.999Z'],
      ['2026-03-10', '2026-03-10T19:59:59.999Z'],
      ['2026-05-01T20:00:00Z', '2026-05-02T19:59:59.999Z'],
      ['2031-03-10', '2031-03-10T19:59:59.999Z'],
    ])('%s means the end of that day in Dubai', async (dueDate, end) => {
      const { _id, ...before } = await invoiceOfMarch();
      const { body } = await change(_id, { dueDate }).expect(200);
      const status = dueDate === '2026-03-10' ? 'Overdue' : 'Unpaid';
      expect(body).toEqual({ _id, ...before, dueDate: end, status, version: 2, updatedAt: expect.any(String) });
      expect(await seen(_id)).toEqual(body);
    });

    it.each([
      ['2026-03-09', 'Must not be before the issue date.'],
      ['1999-01-01', 'Must not be before the issue date.'],
      ['2031-04-01', 'Must be within five years of the issue date.'],
      ['9999-12-31', 'Must be within five years of the issue date.'],
      ['soon', 'Must be a date.'],
      [null, 'Must be a date.'],
      [{ $gt: '' }, 'Must be a date.'],
    ])('can’t be %j', async (dueDate, message) => {
      const { _id } = await invoiceOfMarch();
      const before = await seen(_id);
      const { body } = await change(_id, { dueDate }).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: { dueDate: message } });
      expect(await seen(_id)).toEqual(before);
    });

    it('changes the status immediately, in responses, in filters and for the buyer', async () => {
      const { _id } = await invoiceOfMarch();
      await pay(_id, 40).expect(201);
      const statuses = async () => {
        const mine = (await buyer.http.get('/api/invoices/my').expect(200)).body[0].status;
        const filters = { overdue: await listed({ overdue: true }), inTime: await listed({ overdue: false }) };
        return { shown: (await seen(_id)).status, mine, ...filters, byStatus: await listed({ status: 'Overdue' }) };
      };
      const inTime = { shown: 'Partially Paid', mine: 'Partially Paid', overdue: [], inTime: [_id], byStatus: [] };
      expect(await statuses()).toEqual(inTime);
      expect((await change(_id, { dueDate: '2026-03-11' }).expect(200)).body.status).toBe('Overdue');
      const late = { shown: 'Overdue', mine: 'Overdue', overdue: [_id], inTime: [], byStatus: [_id] };
      expect(await statuses()).toEqual(late);
      await change(_id, { dueDate: '2026-03-12' }).expect(200);
      expect(await statuses()).toEqual(inTime);
    });

    it('is on the PDF, beside the note to the client', async () => {
      const { _id } = await invoiceOfMarch();
      await change(_id, { dueDate: '2026-05-01', adminToClientNote: 'Please name order 7.' }).expect(200);
      const { body } = await buyer.http.get(`/api/invoices/${_id}/pdf`).expect(200);
      const text = await pdfText(body);
      expect(text).toContain('Payment is due by 1 May 2026.');
      expect(text).toContain('Please name order 7.');
      expect(text).not.toContain('9 April 2026');
    });
  });

  describe('the note to the client', () => {
    it('belongs to the invoice, and can be changed and emptied, even when all is paid', async () => {
      const order = await shop.given.order(buyer);
      await staff.http.put(`/api/orders/${order._id}`).send({ adminToClientNote: 'two days' }).expect(200);
      const { body: issued } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
      expect(issued.adminToClientNote).toBe('');
      await pay(issued._id, 100).expect(201);
      for (const [adminToClientNote, stored] of [
        [' thank you ', 'thank you'],
        [undefined, 'thank you'],
        [null, ''],
      ]) {
        const { body } = await change(issued._id, { adminToClientNote }).expect(200);
        expect(body).toMatchObject({ adminToClientNote: stored, status: 'Paid' });
      }
      const refused = await change(issued._id, { adminToClientNote: 'x'.repeat(2001) }).expect(400);
      expect(refused.body.errors).toEqual({ adminToClientNote: 'Must be at most 2,000 characters.' });
    });
  });

  describe('every other field', () => {
    it('may be sent back unchanged', async () => {
      const { _id } = await invoiceOfMarch();
      await pay(_id, 40).expect(201);
      const before = await seen(_id);
      const { body } = await change(_id, { id: _id, ...before, dueDate: '2026-05-01' }).expect(200);
      const dueDate = '2026-05-01T19:59:59.999Z';
      expect(body).toEqual({ ...before, dueDate, version: before.version + 1, updatedAt: expect.any(String) });
    });

    it('stays unchanged if lines, numbers and payments are sent', async () => {
      const { _id } = await invoiceOfMarch();
      const before = await seen(_id);
      const forged = { lines: [], payments: [], invoiceNumber: 'INV-1', deliveryCharge: 5 };
      const { body } = await change(_id, forged).expect(200);
      expect(body).toEqual(before);
    });

    const COPIED = 'This can’t be changed after the invoice is issued.';
    const DERIVED = 'This is calculated from the payments and the due date.';
    it.each([
      [{ amountDue: 1 }, { amountDue: COPIED }],
      [{ user: MISSING }, { user: COPIED }],
      [{ user: { _id: MISSING } }, { user: COPIED }],
      [{ order: MISSING }, { order: COPIED }],
      [{ amountPaid: 100 }, { amountPaid: DERIVED }],
      [{ remainingDue: 0 }, { remainingDue: DERIVED }],
      [{ status: 'Paid' }, { status: DERIVED }],
      [
        { amountDue: 0, status: 'Paid' },
        { amountDue: COPIED, status: DERIVED },
      ],
      [
        { status: 'Lost' },
        { status: 'Must be one of Unpaid, Partially Paid, Paid, Overdue, Written Off, Credited, Void.' },
      ],
      [{ user: null }, { user: 'Must be a record ID.' }],
      [{ amountDue: '100' }, { amountDue: expect.stringContaining('Must be an amount in AED') }],
    ])('is refused if it contradicts the invoice: %j', async (fields, errors) => {
      const { _id } = await invoiceOfMarch();
      const before = await seen(_id);
      const { body } = await change(_id, { ...fields, dueDate: '2026-05-01' }).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
      expect(body.errors).toEqual(errors);
      expect(await seen(_id)).toEqual(before);
    });
  });

  describe('a change', () => {
    it('is refused from an old version, and changes nothing', async () => {
      const { _id } = await invoiceOfMarch();
      const old = await seen(_id);
      await pay(_id, 40).expect(201);
      const before = await seen(_id);
      const { body } = await change(_id, { ...old, dueDate: '2026-05-01' }).expect(409);
      expect(body.code).toBe('STALE_VERSION');
      expect(await seen(_id)).toEqual(before);
    });

    it('is only possible for staff, and for an existing invoice', async () => {
      const { _id } = await invoiceOfMarch();
      const calls: Call[] = [['put', `/api/invoices/${_id}`]];
      expect(await refusalsOf(buyer.http, calls)).toEqual(['403 STAFF_ONLY']);
      expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(['401 SIGNED_OUT']);
      const missing: Call[] = [MISSING, 'none'].map((id) => ['put', `/api/invoices/${id}`]);
      expect(await refusalsOf(staff.http, missing)).toEqual(Array(2).fill('404 INVOICE_NOT_FOUND'));
      await staff.http.delete(`/api/invoices/${_id}`).expect(200);
      expect((await change(_id, { dueDate: '2026-05-01' }).expect(409)).body.code).toBe('INVOICE_VOID');
    });

    it('succeeds once if two callers send it for one version', async () => {
      const { _id } = await invoiceOfMarch();
      const answers = await Promise.all(
        ['2026-05-01', '2026-06-01'].map((dueDate) => change(_id, { dueDate, version: 1 })),
      );
      expect(statusCounts(answers)).toEqual({ 200: 1, 409: 1 });
    });

    it('is stored together with a concurrent payment', async () => {
      const { _id } = await invoiceOfMarch();
      const answers = await Promise.all([change(_id, { dueDate: '2026-05-01' }), pay(_id, 40)]);
      expect(statusCounts(answers)).toEqual({ 200: 1, 201: 1 });
      const dueDate = '2026-05-01T19:59:59.999Z';
      expect(await seen(_id)).toMatchObject({ dueDate, amountPaid: 40, remainingDue: 60, version: 3 });
    });
  });

  describe('voiding', () => {
    it('is open to Accounts on the day of issue, and later only to administrators', async () => {
      shop.clock.stopAt('2026-03-10T08:00:00.000Z');
      const accounts = await shop.as.staff('Amal Accounts', 'Accounts');
      const [first, second] = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
      shop.clock.stopAt('2026-03-10T19:59:00.000Z');
      await accounts.http.delete(`/api/invoices/${first._id}`).expect(200);
      shop.clock.stopAt('2026-03-10T20:00:00.000Z');
      const { body } = await accounts.http.delete(`/api/invoices/${second._id}`).expect(409);
      expect(body.code).toBe('VOID_BY_ADMINISTRATOR');
      await staff.http.delete(`/api/invoices/${second._id}`).expect(200);
    });
  });
});
