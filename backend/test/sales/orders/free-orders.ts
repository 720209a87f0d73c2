import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { pdfText } from '../../support/pdf-text.js';

describe('free orders', () => {
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

  const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
  const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body).expect(200);
  const issue = (order: string) => staff.http.post('/api/invoices').send({ order });
  const numberOf = (text: string) => Number(text.slice(9));

  describe('a quote that contains only gifts', () => {
    it('has a PDF with 0.00, and becomes a free order', async () => {
      const { _id, number, totalPrice } = await shop.given.confirmedQuote(buyer, { unitPrice: 0 });
      expect(totalPrice).toBe(0);
      for (const { http } of [staff, buyer]) {
        const { body } = await http.get(`/api/quotes/${_id}/pdf`).expect(200);
        const text = await pdfText(body);
        expect(text).toContain(number);
        expect(text).toMatch(/Total\D*0\.00/);
      }
      const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
      expect(order).toMatchObject({ totalPrice: 0, invoiceGenerated: false, status: 'Processing' });
    });

    it('shows its buyer prices of 0, not missing ones', async () => {
      const { _id } = await shop.given.confirmedQuote(buyer, { unitPrice: 0 });
      const { body } = await buyer.http.get(`/api/quotes/${_id}`).expect(200);
      expect(body.requestedItems).toMatchObject([{ unitPrice: 0, qtyPrice: 0 }]);
    });
  });

  describe('a free order', () => {
    it('gets no invoice for any sent amount, and uses no invoice number', async () => {
      const before = await shop.given.invoice(buyer);
      const { _id } = await shop.given.order(buyer, { unitPrice: 0 });
      const refused = await staff.http
        .post('/api/invoices')
        .send({ order: _id, user: buyer.id, amountDue: 50 })
        .expect(409);
      const message = 'Free orders are not invoiced.';
      expect(refused.body).toEqual({ statusCode: 409, code: 'FREE_ORDER', message });
      const order = await seen(_id);
      expect(order).toMatchObject({ invoiceGenerated: false, invoice: null, version: 1 });
      expect(order.allowedActions).not.toContain('invoice');
      const after = await shop.given.invoice(buyer);
      expect(numberOf(after.invoiceNumber)).toBe(numberOf(before.invoiceNumber) + 1);
    });

    it('is delivered, returned and deleted like any other', async () => {
      const product = await shop.given.product({ stock: 5 });
      const { _id } = await shop.given.order(buyer, { unitPrice: 0, qty: 2, product });
      const stock = async () => (await staff.http.get(`/api/products/${product._id}`).expect(200)).body.stock;
      await change(_id, { status: 'Delivered' });
      expect(await stock()).toBe(3);
      await change(_id, { status: 'Returned' });
      expect(await stock()).toBe(5);
      await staff.http.delete(`/api/orders/${_id}`).expect(200);
    });

    it('can be invoiced after a charge is added, and is free again when the charge is removed', async () => {
      const { _id } = await shop.given.order(buyer, { unitPrice: 0 });
      await change(_id, { deliveryCharge: 0.01 });
      expect((await seen(_id)).allowedActions).toContain('invoice');
      await change(_id, { deliveryCharge: 0 });
      expect((await issue(_id).expect(409)).body.code).toBe('FREE_ORDER');
      await change(_id, { extraFee: 0.01 });
      const { body: invoice } = await issue(_id).expect(201);
      expect(invoice).toMatchObject({ amountDue: 0.01, remainingDue: 0.01, status: 'Unpaid' });
      const { body } = await staff.http.put(`/api/orders/${_id}`).send({ extraFee: 0 }).expect(409);
      expect(body.code).toBe('ORDER_INVOICED');
    });
  });
});
