import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';
import { once } from '../../support/once.js';

describe('fields of orders', () => {
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

  const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
  const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;

  const anOrder = once(() => shop.given.order(buyer));
  const anInvoice = once(() => shop.given.invoice(buyer));

  /** The amounts of an order without deliveries, invoices and advances. */
  const totals = (amount: number) => ({
    ...{ totalPrice: amount, billableTotal: amount, billableNow: amount },
    ...{ comingTotal: amount, mostInAdvance: amount },
  });

  describe('staff', () => {
    it.each([
      ['deliveryCharge', 12.5, { deliveryCharge: 12.5, ...totals(112.5) }],
      ['deliveryCharge', null, { deliveryCharge: 0, ...totals(100) }],
      ['extraFee', 0.05, { extraFee: 0.05, ...totals(100.05) }],
      ['deliveredBy', ' Aramex ', { deliveredBy: 'Aramex' }],
      ['deliveredBy', null, { deliveredBy: '' }],
      ['shippingAddress', 'Shop 9, Ajman', { shippingAddress: 'Shop 9, Ajman' }],
      ['adminToAdminNote', 'thin margin', { adminToAdminNote: 'thin margin' }],
      ['adminToClientNote', 'two days', { adminToClientNote: 'two days' }],
      ['stockUpdated', true, { stockUpdated: true }],
      ['stockUpdated', null, {}],
      ['status', null, {}],
      ['isDelivered', null, {}],
    ])('can change %s of an order to %j', async (field, value, changed) => {
      const { _id } = await anOrder();
      const before = await seen(_id);
      const { body } = await change(_id, { [field]: value }).expect(200);
      const isChanged = Object.entries<unknown>(changed).some(([name, now]) => before[name] !== now);
      const tax = expect.objectContaining({ gross: body.totalPrice });
      const version = before.version + (isChanged ? 1 : 0);
      expect(body).toEqual({ ...before, ...changed, tax, version, updatedAt: expect.any(String) });
    });

    it('can change the customer of an order, who sees it instead of the former one', async () => {
      const { _id } = await shop.given.order(buyer);
      const other = await shop.as.customer('Lina Haddad');
      const { body } = await change(_id, { user: { _id: other.id, name: 'forged' } }).expect(200);
      expect(body.user).toEqual({ _id: other.id, name: 'Lina Haddad', email: other.email });
      expect((await buyer.http.get('/api/orders/my').expect(200)).body).toEqual([]);
      await other.http.get(`/api/orders/${_id}`).expect(200);
    });

    it('get the address of a new customer on an order unless they enter one', async () => {
      const { _id, shippingAddress } = await shop.given.order(buyer);
      const other = await shop.as.customer('Lina Haddad');
      await staff.http.put(`/api/users/${other.id}`).send({ address: 'Shop 9, Ajman' }).expect(200);
      const { body } = await change(_id, { user: other.id, shippingAddress }).expect(200);
      expect(body.shippingAddress).toBe('Shop 9, Ajman');
      const entered = { user: buyer.id, shippingAddress: 'Gate 3, Jebel Ali' };
      expect((await change(_id, entered).expect(200)).body.shippingAddress).toBe('Gate 3, Jebel Ali');
    });

    it('can issue the invoice by its flag, and void it again if nothing is paid', async () => {
      const { _id } = await shop.given.order(buyer);
      const { body: issued } = await change(_id, { invoiceGenerated: true, deliveredBy: 'Aramex' }).expect(200);
      expect(issued).toMatchObject({ invoiceGenerated: true, deliveredBy: 'Aramex', version: 3 });
      expect((await change(_id, { invoiceGenerated: true }).expect(200)).body).toEqual(issued);
      const invoice = `/api/invoices/${issued.invoice._id}`;
      expect((await staff.http.get(invoice).expect(200)).body).toMatchObject({ status: 'Unpaid', order: { _id } });
      const payment = { amount: 1, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
      const paid = await staff.http.post(`/api/payments/from-invoice/${issued.invoice._id}`).send(payment).expect(201);
      expect((await change(_id, { invoiceGenerated: false }).expect(409)).body.code).toBe('INVOICE_HAS_PAYMENTS');
      expect(await seen(_id)).toEqual(issued);
      await staff.http.delete(`/api/payments/${paid.body.payment._id}`).expect(200);
      const { body } = await change(_id, { invoiceGenerated: false, status: 'Cancelled' }).expect(200);
      expect(body).toMatchObject({ invoiceGenerated: false, invoice: null, status: 'Cancelled' });
      expect((await staff.http.get(invoice).expect(200)).body.status).toBe('Void');
    });

    it('can’t issue an invoice of a free order by its flag', async () => {
      const { _id } = await shop.given.order(buyer, { unitPrice: 0 });
      expect((await change(_id, { invoiceGenerated: true, deliveredBy: 'Aramex' }).expect(409)).body.code).toBe(
        'FREE_ORDER',
      );
      expect((await seen(_id)).deliveredBy).toBe('');
    });

    it.each([
      ['Cancelled', 'DL8.61.1.A'],
      ['Returned', 'DL8.61.1.D'],
    ])('credit the remaining amount of the invoice when they set an order to %s', async (status, reason) => {
      const { _id, order } = await shop.given.invoice(buyer);
      const { body } = await change(order._id, { status }).expect(200);
      expect(body).toMatchObject({ status, invoiceGenerated: true, invoiceCredited: true, hasReturns: false });
      const invoice = (await staff.http.get(`/api/invoices/${_id}`).expect(200)).body;
      expect(invoice).toMatchObject({ status: 'Credited', issuedTotal: 100, credited: 100, remainingDue: 0 });
      const note = (await staff.http.get(`/api/credit-notes/${invoice.creditNotes[0]._id}`).expect(200)).body;
      expect(note).toMatchObject({ reason, total: 100, words: expect.stringContaining(order.orderNumber) });
    });

    it('can’t change the lines, which may be sent unchanged', async () => {
      const { _id, orderItems } = await shop.given.order(buyer);
      const before = await seen(_id);
      expect((await change(_id, { orderItems }).expect(200)).body).toEqual(before);
      for (const lines of [
        [{ ...orderItems[0], qty: 3 }],
        [{ ...orderItems[0], unitPrice: 1 }],
        [...orderItems, ...orderItems],
      ]) {
        expect((await change(_id, { orderItems: lines }).expect(409)).body.code).toBe('ORDER_LINES_STAY');
      }
      expect(await seen(_id)).toEqual(before);
    });

    it.each([
      ['totalPrice', 1],
      ['totalPrice', 'much'],
      ['invoice', { _id: '6920200f1c2d3e4f5a6b7c8d', number: 'INV-1' }],
      ['clientToAdminNote', 'forged'],
      ['orderNumber', 'ORD-1'],
      ['quote', null],
      ['createdAt', '2020-01-01'],
    ])('can’t change %s, which may be sent unchanged', async (field, value) => {
      const { _id } = await anOrder();
      const before = await seen(_id);
      const { body } = await change(_id, { [field]: value }).expect(200);
      expect(body).toEqual(before);
    });
  });

  describe('the day of delivery', () => {
    const deliveredOrder = async () => {
      const { _id } = await shop.given.order(buyer);
      await change(_id, { status: 'Delivered', deliveredAt: '2024-05-06' }).expect(200);
      return _id;
    };

    it('can be corrected, and is removed when the delivery is undone', async () => {
      const id = await deliveredOrder();
      const { body } = await change(id, { deliveredAt: '2024-05-07T06:00:00Z' }).expect(200);
      expect(body).toMatchObject({ isDelivered: true, deliveredAt: '2024-05-07T06:00:00.000Z' });
      expect((await change(id, { isDelivered: false, deliveredAt: null }).expect(409)).body.code).toBe(
        'ORDER_FLAGS_CONTRADICT',
      );
      const undone = await change(id, { status: 'Processing' }).expect(200);
      expect(undone.body).toMatchObject({ isDelivered: false, deliveredAt: null });
    });

    it('becomes the current day if it is removed from a delivered order', async () => {
      const id = await deliveredOrder();
      shop.clock.stopAt('2026-03-10T08:00:00.000Z');
      expect((await change(id, { deliveredAt: null }).expect(200)).body.deliveredAt).toBe('2026-03-10T08:00:00.000Z');
    });

    it('may be up to a year in the future', async () => {
      const id = await deliveredOrder();
      shop.clock.stopAt('2026-03-10T08:00:00.000Z');
      await change(id, { deliveredAt: '2027-03-11' }).expect(200);
      const { body } = await change(id, { deliveredAt: '2027-03-12' }).expect(400);
      expect(body.errors).toEqual({ deliveredAt: 'Must be between 2000-01-01 and 2027-03-11.' });
    });

    const untouched = once(deliveredOrder);
    it.each(['1999-12-31', '0001-01-01', '9999-12-31'])('can’t be %s', async (deliveredAt) => {
      const id = await untouched();
      const before = await seen(id);
      const { body } = await change(id, { deliveredAt }).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { deliveredAt: body.message } });
      expect(await seen(id)).toEqual(before);
    });
  });

  describe('an invoiced order', () => {
    it.each([
      ['status', 'Delivered'],
      ['deliveredBy', 'Aramex'],
      ['shippingAddress', 'Ajman'],
      ['adminToClientNote', 'two days'],
    ])('can change its %s, and its invoice does not change', async (field, value) => {
      const { order, ...invoice } = await anInvoice();
      expect((await change(order._id, { [field]: value }).expect(200)).body[field]).toBe(value);
      const { body } = await staff.http.get(`/api/invoices/${invoice._id}`).expect(200);
      expect(body).toEqual({ ...invoice, order });
    });

    it.each([
      ['deliveryCharge', 5],
      ['extraFee', 5],
      ['user', null],
    ])('keeps its %s', async (field, value) => {
      const other = await shop.as.customer();
      const { order } = await anInvoice();
      const before = await seen(order._id);
      const body = { status: 'Delivered', [field]: value ?? other.id };
      expect((await change(order._id, body).expect(409)).body.code).toBe('ORDER_INVOICED');
      expect(await seen(order._id)).toEqual(before);
      await change(order._id, { user: before.user, deliveryCharge: 0, extraFee: 0, totalPrice: 100 }).expect(200);
    });
  });

  describe('the staff’s list', () => {
    it('is filtered by money, quote, delivery and the numbers of quote and invoice', async () => {
      const user = buyer.id;
      const cheap = await shop.given.order(buyer, { unitPrice: 1 });
      const { order, invoiceNumber } = await shop.given.invoice(buyer, { unitPrice: 9 });
      const dear = await seen(order._id);
      await change(dear._id, { status: 'Delivered', deliveredAt: '2024-05-06' }).expect(200);
      const list = async (filter: object, sort?: [string, string]) => {
        const query = listQuery(sort === undefined ? { filter } : { filter, sort });
        const { body } = await staff.http.get('/api/orders').query(query).expect(200);
        return body.map(({ _id }: { _id: string }) => _id);
      };
      expect(await list({ user, totalPrice_gte: 18 })).toEqual([dear._id]);
      expect(await list({ user, totalPrice_lte: 17.99 })).toEqual([cheap._id]);
      expect(await list({ user, deliveredAt_gte: '2024-05-06', deliveredAt_lte: '2024-05-06' })).toEqual([dear._id]);
      expect(await list({ user, deliveredAt_gte: '2024-05-07' })).toEqual([]);
      expect(await list({ quote: cheap.quote?._id })).toEqual([cheap._id]);
      expect(await list({ q: cheap.quote?.number })).toEqual([cheap._id]);
      expect(await list({ q: invoiceNumber })).toEqual([dear._id]);
      expect(await list({ user }, ['deliveredAt', 'DESC'])).toEqual([dear._id, cheap._id]);
    });
  });
});
