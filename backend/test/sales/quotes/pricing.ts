import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Agent } from 'supertest';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { once } from '../../support/once.js';

describe('prices of quotes', () => {
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

  const STATUSES = ['Requested', 'Quoted', 'Confirmed', 'Rejected'];
  const MISSING = '6920200f1c2d3e4f5a6b7c8d';
  const change = (id: string, body: object) => staff.http.put(`/api/quotes/${id}`).send(body);
  const seen = async (id: string) => (await staff.http.get(`/api/quotes/${id}`).expect(200)).body;

  describe('a quote that is moved to another buyer', () => {
    it('hides the first buyer’s note from the second buyer, and shows it to the first again', async () => {
      const { _id: product } = await shop.given.product();
      const request = { requestedItems: [{ product, qty: 1 }], clientToAdminNote: 'My boss must not know' };
      const { body: quote } = await buyer.http.post('/api/quotes').send(request).expect(201);
      const other = await shop.as.customer('Lina Haddad');
      const { body: moved } = await change(quote._id, { user: other.id }).expect(200);
      expect(moved).toMatchObject({ user: { _id: other.id }, clientToAdminNote: 'My boss must not know' });
      const seenBy = async (http: Agent) =>
        (await http.get(`/api/quotes/${quote._id}`).expect(200)).body.clientToAdminNote;
      expect(await seenBy(other.http)).toBe('');
      expect((await other.http.get('/api/quotes/my').expect(200)).body[0].clientToAdminNote).toBe('');
      await change(quote._id, { status: 'Confirmed' }).expect(200);
      const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
      expect(order.clientToAdminNote).toBe('My boss must not know');
      expect((await other.http.get(`/api/orders/${order._id}`).expect(200)).body.clientToAdminNote).toBe('');
      await staff.http.delete(`/api/orders/${order._id}`).expect(200);
      await change(quote._id, { user: buyer.id }).expect(200);
      expect(await seenBy(buyer.http)).toBe('My boss must not know');
    });
  });

  describe('pricing', () => {
    it('accepts the note to the client under both of its field names', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      const { body } = await change(_id, { AdminToClientNote: ' By Thursday ' }).expect(200);
      expect(body.adminToClientNote).toBe('By Thursday');
      expect((await change(_id, { adminToClientNote: 'By Friday' }).expect(200)).body.adminToClientNote).toBe(
        'By Friday',
      );
    });

    it('lets staff set any status after any other', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      for (const from of STATUSES) {
        for (const to of STATUSES) {
          await change(_id, { status: from }).expect(200);
          const { body } = await change(_id, { status: to }).expect(200);
          expect(body.status).toBe(to);
        }
      }
    });

    it('computes the total to the fils, regardless of the sent total', async () => {
      const [one, other] = [await shop.given.product(), await shop.given.product()];
      const { _id } = await shop.given.requestedQuote(buyer, 1, one);
      const requestedItems = [
        { product: one._id, qty: 3, unitPrice: 19.99, qtyPrice: 1 },
        { product: other._id, qty: 7, unitPrice: 0.07, qtyPrice: 1 },
      ];
      const charges = { deliveryCharge: 0.1, extraFee: 0.2, totalPrice: 1, status: 'Quoted' };
      const { body } = await change(_id, { requestedItems, ...charges }).expect(200);
      expect(body).toMatchObject({ totalPrice: 60.76, deliveryCharge: 0.1, extraFee: 0.2, version: 2 });
      expect(body.requestedItems.map(({ qtyPrice }: { qtyPrice: number }) => qtyPrice)).toEqual([59.97, 0.49]);
    });

    it('keeps the total at 0 until there is a price', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      expect((await change(_id, { adminToAdminNote: 'call first' }).expect(200)).body.totalPrice).toBe(0);
      expect((await change(_id, { status: 'Rejected' }).expect(200)).body.totalPrice).toBe(0);
      expect((await change(_id, { status: 'Quoted' }).expect(200)).body.totalPrice).toBe(37);
    });

    it('shows its owner the date of the current status', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      const datesOf = ({ quotedAt, confirmedAt, rejectedAt }: Record<string, unknown>) => [
        quotedAt,
        confirmedAt,
        rejectedAt,
      ];
      expect(datesOf((await buyer.http.get(`/api/quotes/${_id}`).expect(200)).body)).toEqual([null, null, null]);
      const [offered, decided] = ['2026-03-11T08:00:00.000Z', '2026-03-12T08:00:00.000Z'];
      try {
        shop.clock.stopAt(offered);
        await change(_id, { status: 'Quoted' }).expect(200);
        shop.clock.stopAt(decided);
        await change(_id, { status: 'Confirmed' }).expect(200);
        await change(_id, { adminToClientNote: 'Thursday' }).expect(200);
      } finally {
        shop.clock.run();
      }
      expect(datesOf((await buyer.http.get(`/api/quotes/${_id}`).expect(200)).body)).toEqual([offered, decided, null]);
    });

    it('does not change existing lines, and copies the current product into an added line', async () => {
      const [old, added] = [await shop.given.product({ color: 'Black' }), await shop.given.product()];
      const { _id } = await shop.given.requestedQuote(buyer, 2, old);
      const renamed = await staff.http.put(`/api/products/${old._id}`).send({ color: 'Gold', price: 99 }).expect(200);
      expect(renamed.body.name).not.toBe(old.name);
      const requestedItems = [
        { product: old._id, qty: 4, unitPrice: 10 },
        { product: added._id, qty: 1, unitPrice: 5 },
      ];
      const { body } = await change(_id, { requestedItems }).expect(200);
      expect(body.requestedItems).toMatchObject([
        { product: old._id, productName: old.name, qty: 4, unitPrice: 10 },
        { product: added._id, productName: added.name, sku: added.sku, code: added.code, qty: 1, unitPrice: 5 },
      ]);
    });

    it('accepts the whole record, and changes the fields that staff can change', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      const before = await seen(_id);
      const readOnly = { number: 'QUO-1', isOrderCreated: true, createdOrderId: MISSING, clientToAdminNote: 'forged' };
      const { body } = await change(_id, { ...before, ...readOnly, createdAt: '2001-01-01' }).expect(200);
      const changed = { version: 2, totalPrice: 37, listTotal: null, updatedAt: expect.any(String) };
      expect(body).toEqual({ ...before, ...changed });
    });

    it('can move a quote to another customer, who then owns it', async () => {
      const other = await shop.as.customer('Lina Haddad');
      const { _id } = await shop.given.requestedQuote(buyer);
      const { body } = await change(_id, { user: { _id: other.id, name: 'x' } }).expect(200);
      expect(body.user).toEqual({ _id: other.id, name: 'Lina Haddad', email: other.email });
      await buyer.http.get(`/api/quotes/${_id}`).expect(404);
      await other.http.get(`/api/quotes/${_id}`).expect(200);
    });

    const AMOUNT = 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.';
    const untouched = once(() => shop.given.requestedQuote(buyer));
    const line = (fields: object) => ({ requestedItems: [{ product: MISSING, qty: 1, unitPrice: 1, ...fields }] });
    it.each([
      [{ status: 'Done' }, { status: 'Must be one of Requested, Quoted, Confirmed, Rejected.' }],
      [{ status: { $ne: '' } }, { status: 'Must be one of Requested, Quoted, Confirmed, Rejected.' }],
      [{ deliveryCharge: -1 }, { deliveryCharge: AMOUNT }],
      [{ deliveryCharge: 1.005 }, { deliveryCharge: AMOUNT }],
      [{ extraFee: '5' }, { extraFee: AMOUNT }],
      [{ extraFee: 1e9 }, { extraFee: AMOUNT }],
      [{ user: 'none' }, { user: 'Must be a record ID.' }],
      [{ user: null }, { user: 'Must be a record ID.' }],
      [{ user: MISSING }, { user: 'This customer does not exist.' }],
      [{ adminToClientNote: 'x'.repeat(2001) }, { adminToClientNote: 'Must be at most 2,000 characters.' }],
      [{ requestedItems: [] }, { requestedItems: 'Must be a list of 1 to 500 entries.' }],
      [line({ qty: 0 }), { 'requestedItems.0.qty': 'Must be a whole number from 1 to 100,000.' }],
      [line({ unitPrice: -0.01 }), { 'requestedItems.0.unitPrice': AMOUNT }],
      [line({ unitPrice: null }), { 'requestedItems.0.unitPrice': AMOUNT }],
      [line({}), { 'requestedItems.0.product': 'Product not found' }],
    ])('refuses %j and changes nothing', async (fields, errors) => {
      const { _id } = await untouched();
      const before = await seen(_id);
      const { body } = await change(_id, fields).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
      expect(await seen(_id)).toEqual(before);
    });

    it('refuses a total above the maximum of a document', async () => {
      const { _id, requestedItems } = await shop.given.requestedQuote(buyer);
      const lines = requestedItems.map(({ product }) => ({ product, qty: 100_000, unitPrice: 9_999_999 }));
      const { body } = await change(_id, { requestedItems: lines }).expect(400);
      expect(body.errors).toEqual({
        'requestedItems.0.unitPrice': 'The line amount must be at most AED 10,000,000.00.',
      });
    });

    it('is refused from an old version, and changes nothing', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      await change(_id, { deliveryCharge: 10, version: 1 }).expect(200);
      const before = await seen(_id);
      const { body } = await change(_id, { deliveryCharge: 20, version: 1 }).expect(409);
      const message = 'This quote was changed by someone else. Reload it and try again.';
      expect(body).toEqual({ statusCode: 409, code: 'STALE_VERSION', message });
      expect(await seen(_id)).toEqual(before);
    });

    it('returns 404 for a missing quote', async () => {
      await change(MISSING, { status: 'Quoted' }).expect(404);
      await change('none', { status: 'Quoted' }).expect(404);
    });
  });

  describe('deleting', () => {
    it('removes a quote without order for all users', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      const { body } = await staff.http.delete(`/api/quotes/${_id}`).expect(200);
      expect(body).toEqual({ _id });
      await staff.http.get(`/api/quotes/${_id}`).expect(404);
      expect((await buyer.http.get('/api/quotes/my').expect(200)).body).toEqual([]);
      await staff.http.delete(`/api/quotes/${_id}`).expect(404);
    });
  });

  describe('a quote with an order', () => {
    it('can’t be changed except for the staff note', async () => {
      const other = await shop.as.customer();
      const { quote } = await shop.given.order(buyer);
      const id = String(quote?._id);
      const before = await seen(id);
      expect(before).toMatchObject({ isOrderCreated: true, allowedActions: ['annotate', 'pdf'] });
      const product = before.requestedItems[0].product;
      const changes = [
        { status: 'Rejected' },
        { deliveryCharge: 5 },
        { extraFee: 5 },
        { adminToClientNote: 'new' },
        { user: other.id },
        { requestedItems: [{ product, qty: 3, unitPrice: 50 }] },
        { adminToAdminNote: 'late', status: 'Quoted' },
      ];
      for (const fields of changes) {
        const { body } = await change(id, fields).expect(409);
        expect(body.code).toBe('QUOTE_FROZEN');
      }
      expect(await seen(id)).toEqual(before);
      const { body } = await change(id, { ...before, adminToAdminNote: 'paid late once' }).expect(200);
      const changed = { adminToAdminNote: 'paid late once', version: before.version + 1, updatedAt: body.updatedAt };
      expect(body).toEqual({ ...before, ...changed });
    });

    it('can’t be deleted', async () => {
      const { quote } = await shop.given.order(buyer);
      const { body } = await staff.http.delete(`/api/quotes/${String(quote?._id)}`).expect(409);
      expect(body).toEqual({
        statusCode: 409,
        code: 'QUOTE_HAS_ORDER',
        message: 'An order was created from this quote. Delete the order first.',
      });
      await buyer.http.get(`/api/quotes/${String(quote?._id)}`).expect(200);
    });
  });
});
