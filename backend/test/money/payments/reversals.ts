import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { pdfText } from '../../support/pdf-text.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('reversals of payments', () => {
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

  const PAYMENT = { amount: 40, paymentMethod: 'Cheque', paymentDate: '2024-11-21', paidTo: 'Omar', note: 'no 17' };
  const pay = (invoice: string, fields: object = {}) =>
    staff.http.post(`/api/payments/from-invoice/${invoice}`).send({ ...PAYMENT, ...fields });
  const change = (id: string, body: object) => staff.http.put(`/api/payments/${id}`).send(body);
  const remove = (id: string) => staff.http.delete(`/api/payments/${id}`);
  const seen = async (id: string) => (await staff.http.get(`/api/payments/${id}`).expect(200)).body;
  const invoiceOf = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;

  /** An invoice of 100 AED of which a payment of `amount` was received. */
  const paidInvoice = async (amount = 40) => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const { body } = await pay(invoice, { amount }).expect(201);
    const id: string = body.payment._id;
    return { id, invoice };
  };

  describe('deleting a payment', () => {
    it('makes its amount due again, and keeps it visible as reversed', async () => {
      const { id, invoice } = await paidInvoice(100);
      expect((await remove(id).query({ reason: ' Typed twice ' }).expect(200)).body).toEqual({ _id: id });
      const open = { amountPaid: 0, remainingDue: 100, status: 'Unpaid' };
      expect(await invoiceOf(invoice)).toMatchObject({ ...open, payments: [{ _id: id, status: 'Refunded' }] });
      const reversal = { reason: 'Typed twice', by: staff.name, at: expect.any(String) };
      expect(await seen(id)).toMatchObject({ amount: 100, status: 'Refunded', reversal, allowedActions: ['edit'] });
      const [entry] = (await staff.http.get(`/api/payments/${id}/history`).expect(200)).body;
      expect(entry).toMatchObject({
        action: 'reversed',
        changes: [{ field: 'status' }, { field: 'reason', to: 'Typed twice' }],
      });
    });

    it('is called what it is on the invoice, in the list, at the buyer and on the receipt', async () => {
      const reasons = [
        ['Cheque returned', 'Cheque returned', 'The bank returned this cheque.'],
        ['Typed twice', 'Reversed', 'This payment was reversed'],
      ] as const;
      for (const [reason, state, onPaper] of reasons) {
        const { id, invoice } = await paidInvoice(100);
        await remove(id).query({ reason }).expect(200);
        expect(await seen(id)).toMatchObject({ status: 'Refunded', state });
        expect(await invoiceOf(invoice)).toMatchObject({ payments: [{ _id: id, state }] });
        const own = (await buyer.http.get(`/api/invoices/${invoice}`).expect(200)).body;
        expect(own).toMatchObject({ payments: [{ _id: id, state }] });
        expect(JSON.stringify(own)).not.toContain('Typed twice');
        const text = await pdfText((await buyer.http.get(`/api/payments/${id}/receipt`).expect(200)).body);
        for (const shown of [state, onPaper]) expect(text).toContain(shown);
        expect(text).not.toContain('Refunded');
        await change(id, { note: 'Called the customer' }).expect(200);
        expect(await invoiceOf(invoice)).toMatchObject({ payments: [{ _id: id, state }] });
      }
    });

    it('is refused for a payment that is already refunded or reversed', async () => {
      for (const away of [remove, (id: string) => change(id, { status: 'Refunded' })]) {
        const { id } = await paidInvoice(100);
        await away(id).expect(200);
        const before = await seen(id);
        expect((await remove(id).expect(409)).body.code).toBe('PAYMENT_REFUNDED');
        expect(await seen(id)).toEqual(before);
      }
    });

    it('is refused with a reason that is too long, or an unknown parameter', async () => {
      const { id } = await paidInvoice(100);
      expect(
        Object.keys(
          (
            await remove(id)
              .query({ reason: 'x'.repeat(2001) })
              .expect(400)
          ).body.errors,
        ),
      ).toEqual(['reason']);
      await remove(id).query({ because: 'x' }).expect(400);
      expect((await seen(id)).status).toBe('Received');
    });

    it('leaves an invoice that can be voided, and remains visible with it', async () => {
      const { id, invoice } = await paidInvoice(100);
      expect((await staff.http.delete(`/api/invoices/${invoice}`).expect(409)).body.code).toBe('INVOICE_HAS_PAYMENTS');
      await remove(id).expect(200);
      await staff.http.delete(`/api/invoices/${invoice}`).expect(200);
      expect(await invoiceOf(invoice)).toMatchObject({ status: 'Void', remainingDue: 0, payments: [{ _id: id }] });
      expect((await pay(invoice).expect(409)).body.code).toBe('INVOICE_VOID');
      await change(id, { note: 'typed for another invoice' }).expect(200);
      expect(await invoiceOf(invoice)).toMatchObject({ status: 'Void', remainingDue: 0, amountPaid: 0 });
    });
  });
});
