import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { statusCounts } from '../../support/calls.js';

describe('stock that orders take', () => {
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

  const convert = (quoteId: string) => staff.http.post(`/api/orders/from-quote/${quoteId}`);
  const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
  const remove = (id: string) => staff.http.delete(`/api/orders/${id}`);
  const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
  const seenQuote = async (id: string) => (await staff.http.get(`/api/quotes/${id}`).expect(200)).body;
  const stockOf = async (id: string) => (await staff.http.get(`/api/products/${id}`).expect(200)).body.stock;
  const own = async () => (await buyer.http.get('/api/orders/my').expect(200)).body;

  /** An order of 4 pieces out of 10. */
  const orderOfFour = async () => {
    const product = await shop.given.product({ stock: 10 });
    const order = await shop.given.order(buyer, { product, qty: 4 });
    return { id: order._id, quoteId: String(order.quote?._id), product: product._id };
  };

  const ALLOWED: Record<string, string[]> = {
    Processing: ['Delivered', 'Returned', 'Cancelled'],
    Delivered: ['Returned', 'Processing'],
    Returned: ['Processing'],
    Cancelled: ['Processing'],
  };
  const STATUSES = Object.keys(ALLOWED);
  const STEPS = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => [from, to] as const));

  describe('the status', () => {
    it.each(STEPS)('changes from %s to %s according to the rules', async (from, to) => {
      const { id } = await orderOfFour();
      if (from !== 'Processing') await change(id, { status: from }).expect(200);
      const before = await seen(id);
      const { status, body } = await change(id, { status: to });
      if (ALLOWED[from]?.includes(to)) {
        expect({ status, body }).toMatchObject({ status: 200, body: { status: to, version: before.version + 1 } });
      } else {
        const message = `Status can’t change from ${from} to ${to}.`;
        const code = 'ORDER_STEP_REFUSED';
        const reasons = { status: { rule: code } };
        expect(body).toEqual({ statusCode: 409, code, message, errors: { status: message }, reasons });
        expect(await seen(id)).toEqual(before);
      }
    });

    it('Delivered has a date, and deducts the goods from stock once', async () => {
      const { id, product } = await orderOfFour();
      const before = await seen(id);
      shop.clock.stopAt('2026-11-21T09:00:00.000Z');
      try {
        await change(id, { ...before, status: 'Delivered', deliveredBy: 'Aramex' }).expect(200);
      } finally {
        shop.clock.run();
      }
      const delivered = { isDelivered: true, deliveredAt: '2026-11-21T09:00:00.000Z', stockUpdated: true };
      expect(await seen(id)).toMatchObject({ ...delivered, deliveredBy: 'Aramex' });
      expect(await stockOf(product)).toBe(6);
      await change(id, { status: 'Delivered', stockUpdated: true }).expect(200);
      await change(id, { status: 'Processing' }).expect(200);
      await change(id, { status: 'Delivered', deliveredAt: '2024-11-20' }).expect(200);
      expect(await seen(id)).toMatchObject({ deliveredAt: '2024-11-20T00:00:00.000Z' });
      expect(await stockOf(product)).toBe(6);
    });

    it('Returned puts the goods back once', async () => {
      const { id, product } = await orderOfFour();
      await change(id, { status: 'Delivered' }).expect(200);
      const { body } = await change(id, { status: 'Returned' }).expect(200);
      expect(body).toMatchObject({ status: 'Returned', isDelivered: true, stockUpdated: false });
      await change(id, { status: 'Returned', stockUpdated: false }).expect(200);
      await change(id, { status: 'Processing' }).expect(200);
      expect(await stockOf(product)).toBe(10);
    });

    it('Cancelled returns manually deducted goods only', async () => {
      const [taken, untouched] = [await orderOfFour(), await orderOfFour()];
      await change(taken.id, { stockUpdated: true }).expect(200);
      expect(await stockOf(taken.product)).toBe(6);
      for (const { id, product } of [taken, untouched]) {
        const { body: before } = await staff.http.get(`/api/orders/${id}`).expect(200);
        const { body } = await change(id, { ...before, status: 'Cancelled' }).expect(200);
        expect(body).toMatchObject({ isDelivered: false, deliveredAt: null, stockUpdated: false });
        expect(await stockOf(product)).toBe(10);
      }
    });
  });

  describe('stock', () => {
    it('is deducted and returned manually', async () => {
      const { id, product } = await orderOfFour();
      for (const [stockUpdated, left] of [
        [true, 6],
        [true, 6],
        [false, 10],
        [false, 10],
      ] as const) {
        expect((await change(id, { stockUpdated }).expect(200)).body.stockUpdated).toBe(stockUpdated);
        expect(await stockOf(product)).toBe(left);
      }
    });

    it('refuses a delivery if it is too low, names the remaining quantity, and changes nothing', async () => {
      const [enough, few] = [await shop.given.product({ stock: 50 }), await shop.given.product({ stock: 3 })];
      const { _id: quoteId } = await shop.given.requestedQuote(buyer, 4, few);
      const lines = [enough, few].map(({ _id }) => ({ product: _id, qty: 4, unitPrice: 1 }));
      await staff.http.put(`/api/quotes/${quoteId}`).send({ requestedItems: lines, status: 'Confirmed' }).expect(200);
      const { body: before } = await convert(quoteId).expect(201);
      for (const fields of [{ status: 'Delivered' }, { stockUpdated: true }]) {
        const { body } = await change(before._id, fields).expect(409);
        expect(body).toMatchObject({ code: 'INSUFFICIENT_STOCK', message: expect.stringContaining(few.name) });
        expect(body.message).toMatch(/\b4\b.*\b3\b/);
        expect(await seen(before._id)).toEqual(before);
        expect([await stockOf(enough._id), await stockOf(few._id)]).toEqual([50, 3]);
      }
    });

    it('is returned once when an order is deleted, and its quote can be ordered again', async () => {
      const { id, quoteId, product } = await orderOfFour();
      await change(id, { status: 'Delivered' }).expect(200);
      expect((await remove(id).expect(409)).body.code).toBe('ORDER_DELIVERED');
      expect(await stockOf(product)).toBe(6);
      await change(id, { status: 'Processing' }).expect(200);
      expect((await remove(id).expect(200)).body).toEqual({ _id: id });
      await remove(id).expect(404);
      expect(await stockOf(product)).toBe(10);
      expect(await own()).toEqual([]);
      const quote = await seenQuote(quoteId);
      expect(quote).toMatchObject({ isOrderCreated: false, createdOrderId: null });
      expect(quote.allowedActions).toEqual(expect.arrayContaining(['edit', 'delete', 'createOrder']));
      const { body: second } = await convert(quoteId).expect(201);
      expect(await seenQuote(quoteId)).toMatchObject({ isOrderCreated: true, createdOrderId: second._id });
    });

    it('does not change when an order without deducted goods is deleted', async () => {
      const { id, product } = await orderOfFour();
      await remove(id).expect(200);
      expect(await stockOf(product)).toBe(10);
    });
  });

  describe('concurrent changes of orders', () => {
    it('deduct the goods once for several deliveries', async () => {
      const { id, product } = await orderOfFour();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => change(id, { status: 'Delivered', version: 1 })),
      );
      expect(statusCounts(answers)).toEqual({ 200: 1, 409: 5 });
      expect(await stockOf(product)).toBe(6);
      expect(await seen(id)).toMatchObject({ status: 'Delivered', stockUpdated: true, version: 2 });
    });

    it('deduct the goods once for several deliveries without a version', async () => {
      const { id, product } = await orderOfFour();
      const answers = await Promise.all(Array.from({ length: 6 }, () => change(id, { status: 'Delivered' })));
      expect(statusCounts(answers)).toEqual({ 200: 6 });
      expect(await stockOf(product)).toBe(6);
    });

    it('keep the stock correct for a delivery and a deletion', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { id, product } = await orderOfFour();
        const [delivered, deleted] = await Promise.all([change(id, { status: 'Delivered' }), remove(id)]);
        expect(['200 409', '404 200']).toContain(`${delivered.status} ${deleted.status}`);
        expect(await stockOf(product)).toBe(deleted.status === 200 ? 10 : 6);
      }
    });

    it('return the goods once for several deletions', async () => {
      const { id, product } = await orderOfFour();
      await change(id, { stockUpdated: true }).expect(200);
      const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
      expect(statusCounts(answers)).toEqual({ 200: 1, 404: 4 });
      expect(await stockOf(product)).toBe(10);
    });

    it('create an order that matches the quote during a change of the quote', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { _id, version } = await shop.given.confirmedQuote(buyer);
        const edit = staff.http.put(`/api/quotes/${_id}`).send({ deliveryCharge: 20, version });
        const [converted, edited] = await Promise.all([convert(_id), edit]);
        expect(converted.status).toBe(201);
        const quote = await seenQuote(_id);
        expect(quote).toMatchObject({ isOrderCreated: true, createdOrderId: converted.body._id });
        expect(edited.status === 200 ? 120 : 100).toBe(quote.totalPrice);
        expect(converted.body.totalPrice).toBe(quote.totalPrice);
        if (edited.status !== 200) expect(['STALE_VERSION', 'QUOTE_FROZEN']).toContain(edited.body.code);
      }
    });

    it('keep both or neither of the quote and the order during a deletion of the quote', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { _id } = await shop.given.confirmedQuote(buyer);
        const [converted, deleted] = await Promise.all([convert(_id), staff.http.delete(`/api/quotes/${_id}`)]);
        const outcome = `${converted.status} ${deleted.status}`;
        expect(['201 409', '404 200']).toContain(outcome);
        await staff.http.get(`/api/quotes/${_id}`).expect(converted.status === 201 ? 200 : 404);
        const ordered = (await own()).filter(({ quote }: { quote: { _id: string } }) => quote._id === _id);
        expect(ordered).toHaveLength(converted.status === 201 ? 1 : 0);
      }
    });

    it('never order a quote that is being rejected', async () => {
      const { _id } = await shop.given.confirmedQuote(buyer);
      const reject = staff.http.put(`/api/quotes/${_id}`).send({ status: 'Rejected' });
      const [converted, rejected] = await Promise.all([convert(_id), reject]);
      expect(['201 409', '409 200']).toContain(`${converted.status} ${rejected.status}`);
    });
  });
});
