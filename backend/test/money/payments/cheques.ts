import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';
import { pdfText } from '../../support/pdf-text.js';

describe('payments by cheque', () => {
  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    shop.clock.stopAt('2026-11-21T08:00:00Z');
    [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
    await shop.given.settings({ postDatedCheques: 'count' });
  });
  afterAll(() => shop.clock.run());

  const CHEQUE = { chequeNumber: '004711', chequeDate: '2027-01-15' };
  const STORED = { chequeNumber: '004711', chequeDate: '2027-01-15T00:00:00.000Z' };
  const NONE = { chequeNumber: '', chequeDate: null };
  const record = async (fields: object = {}) => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const body = { amount: 40, paymentMethod: 'Cheque', paymentDate: '2026-11-20', paidTo: 'Omar', ...fields };
    return staff.http.post(`/api/payments/from-invoice/${invoice}`).send(body);
  };
  const recorded = async (fields: object = {}) => {
    const { status, body } = await record(fields);
    expect(status).toBe(201);
    return body;
  };
  const change = (id: string, body: object) => staff.http.put(`/api/payments/${id}`).send(body);

  describe('a payment by cheque', () => {
    it('has number and day of the cheque, also on its invoice and for its payer', async () => {
      const { payment, invoice } = await recorded(CHEQUE);
      expect(payment).toMatchObject(STORED);
      expect(invoice.payments).toMatchObject([STORED]);
      expect((await buyer.http.get(`/api/payments/${payment._id}`).expect(200)).body).toMatchObject(STORED);
      expect((await buyer.http.get(`/api/invoices/${invoice._id}`).expect(200)).body.payments).toMatchObject([STORED]);
    });

    it('doesn’t require them', async () => {
      expect((await recorded()).payment).toMatchObject(NONE);
      expect((await recorded({ chequeNumber: '', chequeDate: null })).payment).toMatchObject(NONE);
    });

    it('is found by the number of the cheque', async () => {
      const { payment } = await recorded({ chequeNumber: '998877' });
      const { body } = await staff.http.get('/api/payments').query(listQuery({ filter: { q: '998877' } }));
      expect(body).toMatchObject([{ _id: payment._id }]);
    });

    it('can be corrected, with an entry in the history', async () => {
      const { payment, invoice } = await recorded(CHEQUE);
      const { body } = await change(payment._id, { chequeNumber: '004712', chequeDate: null }).expect(200);
      expect(body).toMatchObject({ chequeNumber: '004712', chequeDate: null });
      const [entry] = (await staff.http.get(`/api/payments/${payment._id}/history`).expect(200)).body;
      expect(entry.changes).toEqual([
        { field: 'chequeNumber', from: '004711', to: '004712' },
        { field: 'chequeDate', from: '2027-01-15T00:00:00.000Z', to: null },
      ]);
      const { payments } = (await staff.http.get(`/api/invoices/${invoice._id}`).expect(200)).body;
      expect(payments).toMatchObject([{ chequeNumber: '004712', chequeDate: null }]);
    });

    it('loses its cheque when its method changes', async () => {
      const { payment } = await recorded(CHEQUE);
      const { body } = await change(payment._id, { ...payment, paymentMethod: 'Cash' }).expect(200);
      expect(body).toMatchObject({ paymentMethod: 'Cash', ...NONE });
    });

    it('shows the number of the cheque on the PDF of its invoice', async () => {
      const { invoice } = await recorded(CHEQUE);
      const { body } = await buyer.http.get(`/api/invoices/${invoice._id}/pdf`).expect(200);
      expect(await pdfText(body)).toContain('Cheque 004711');
    });

    it.each([
      [{ chequeNumber: 'x'.repeat(31) }, { chequeNumber: 'Must be at most 30 characters.' }],
      [{ chequeDate: 'soon' }, { chequeDate: 'Must be a date.' }],
      [{ chequeDate: '2027-11-22' }, { chequeDate: 'Must be between 2000-01-01 and 2027-11-21.' }],
      [{ chequeDate: '1999-12-31' }, { chequeDate: 'Must be between 2000-01-01 and 2027-11-21.' }],
    ])('is refused with %j', async (fields, errors) => {
      expect(await record(fields)).toMatchObject({ status: 400, body: { errors } });
      const { payment } = await recorded(CHEQUE);
      expect((await change(payment._id, fields).expect(400)).body.errors).toEqual(errors);
    });

    it('may be dated a year ahead', async () => {
      expect((await recorded({ chequeDate: '2027-11-21' })).payment.chequeDate).toBe('2027-11-21T00:00:00.000Z');
    });
  });

  describe('a payment by another method', () => {
    const ONLY = 'Only Cheque payments have a cheque number and date.';
    it.each([
      [{ chequeNumber: '1' }, { chequeNumber: ONLY }],
      [{ chequeDate: '2026-11-21' }, { chequeDate: ONLY }],
    ])('is refused with %j', async (fields, errors) => {
      expect(await record({ paymentMethod: 'Cash', ...fields })).toMatchObject({ status: 400, body: { errors } });
      const { payment } = await recorded({ paymentMethod: 'Cash' });
      expect((await change(payment._id, fields).expect(400)).body.errors).toEqual(errors);
    });
  });
});
