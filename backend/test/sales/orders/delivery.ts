import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { pdfText } from '../../support/pdf-text.js';

describe('deliveries of orders', () => {
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
  const seen = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
  const change = (id: string, body: object) => staff.http.put(`/api/orders/${id}`).send(body);
  const deliver = (id: string, body: object = {}) => staff.http.post(`/api/orders/${id}/deliver`).send(body);

  /** Prepares a piece of an order. @returns the id of the delivery */
  const prepare = async ({ _id, orderItems }: { _id: string; orderItems: { _id: string }[] }): Promise<string> => {
    const body = { lines: [{ line: orderItems[0]?._id, qty: 1 }], status: 'Prepared' };
    return (await staff.http.post(`/api/orders/${_id}/deliveries`).send(body).expect(201)).body._id;
  };

  /** An order of 12 pieces, and the stock of its product. */
  const ordered = async (stock = 100) => {
    const product = await shop.given.product({ stock });
    const body = { user: buyer.id, orderItems: [{ product: product._id, qty: 12, unitPrice: 10 }] };
    const { body: order } = await staff.http.post('/api/orders').send(body).expect(201);
    const stockNow = async () => (await staff.http.get(`/api/products/${product._id}`).expect(200)).body.stock;
    return { order, stockNow };
  };

  describe('a delivery', () => {
    it('takes the goods from stock, stores day, name and note, and is on the delivery note', async () => {
      const { order, stockNow } = await ordered();
      expect(order.allowedActions).toContain('deliver');
      const said = { deliveredOn: dubaiDay(new Date()), deliveredBy: 'Own van, Sajid', note: 'Left with the guard' };
      const { body } = await deliver(order._id, said).expect(201);
      expect(body).toMatchObject({
        status: 'Delivered',
        isDelivered: true,
        stockUpdated: true,
        deliveredBy: said.deliveredBy,
      });
      expect(Date.parse(body.deliveredAt)).toBeGreaterThanOrEqual(Date.parse(order.createdAt));
      expect(body.allowedActions).not.toContain('deliver');
      expect(await stockNow()).toBe(88);
      const { body: history } = await staff.http.get(`/api/orders/${order._id}/history`).expect(200);
      expect(history[0].changes).toContainEqual({ field: 'note', from: null, to: said.note });
      const pdf = await buyer.http.get(`/api/orders/${order._id}/delivery-note`).buffer().expect(200);
      const text = await pdfText(pdf.body);
      expect(text).toContain(said.deliveredBy);
    });

    it('sets the supply date of the invoice if it was on an earlier day', async () => {
      shop.clock.stopAt('2026-03-10T08:00:00.000Z');
      const { order } = await ordered();
      shop.clock.stopAt('2026-03-14T08:00:00.000Z');
      await deliver(order._id, { deliveredOn: '2026-03-12' }).expect(201);
      const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
      expect(dubaiDay(new Date(invoice.supplyDate))).toBe('2026-03-12');
      shop.clock.run();
    });
  });

  describe('a requested delivery', () => {
    it.each([
      ['for a day in the future', { deliveredOn: '2099-01-01' }, 'deliveredOn'],
      ['for a day before the order', { deliveredOn: '2020-01-01' }, 'deliveredOn'],
    ])('is refused %s', async (_how, body, field) => {
      const { order, stockNow } = await ordered();
      const answer = await deliver(order._id, body).expect(400);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect([await seen(order._id), await stockNow()]).toEqual([order, 100]);
    });

    it('is refused for visitors and buyers, for a missing order, and from an older version', async () => {
      const { order } = await ordered();
      await deliver(MISSING).expect(404);
      await change(order._id, { deliveredBy: 'Aramex' }).expect(200);
      expect((await deliver(order._id, { version: 1 }).expect(409)).body.code).toBe('STALE_VERSION');
    });

    it('is refused for an order that is not Processing, and the second time', async () => {
      for (const status of ['Cancelled', 'Returned', 'Delivered']) {
        const { order } = await ordered();
        await change(order._id, { status }).expect(200);
        const { body } = await deliver(order._id).expect(409);
        expect(body).toMatchObject({ code: 'ORDER_NOT_DELIVERABLE', message: expect.stringContaining(status) });
      }
    });

    it('is refused if the stock is too low, naming product and pieces, and nothing changes', async () => {
      const { order, stockNow } = await ordered(5);
      const { body } = await deliver(order._id).expect(409);
      expect(body).toMatchObject({ code: 'INSUFFICIENT_STOCK', params: { asked: 12, left: 5 } });
      expect([await seen(order._id), await stockNow()]).toEqual([order, 5]);
    });

    it('is accepted as late within a closed VAT period, even if it was prepared before', async () => {
      shop.clock.stopAt('2025-01-10T08:00:00.000Z');
      const [{ order: atOnce }, { order: planned }] = [await ordered(), await ordered()];
      const plan = await prepare(planned);
      shop.clock.stopAt('2025-05-10T08:00:00.000Z');
      await staff.http.post('/api/vat-periods').send({ to: '2025-03-31' }).expect(201);
      await deliver(atOnce._id, { deliveredOn: '2025-01-12' }).expect(201);
      await staff.http.post(`/api/deliveries/${plan}/complete`).send({ deliveredOn: '2025-01-12' }).expect(200);
      for (const order of [atOnce._id, planned._id]) {
        const query = { filter: JSON.stringify({ order }) };
        const { body } = await staff.http.get('/api/deliveries').query(query).expect(200);
        expect(body).toMatchObject([{ status: 'Delivered', isLate: true, deliveredOn: '2025-01-12T00:00:00.000Z' }]);
      }
      shop.clock.run();
    });
  });

  describe('concurrent deliveries', () => {
    it('deduct the goods once', async () => {
      const { order, stockNow } = await ordered();
      const answers = await Promise.all([1, 2, 3].map(() => deliver(order._id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await stockNow()).toBe(88);
    });

    it('exclude a concurrent cancellation, with the matching stock', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { order, stockNow } = await ordered();
        const version = order.version;
        const [delivered, cancelled] = await Promise.all([
          deliver(order._id, { version }),
          change(order._id, { status: 'Cancelled', version }),
        ]);
        expect([delivered.status, cancelled.status]).toEqual(delivered.status === 201 ? [201, 409] : [409, 200]);
        const { status } = await seen(order._id);
        expect([status, await stockNow()]).toEqual(delivered.status === 201 ? ['Delivered', 88] : ['Cancelled', 100]);
      }
    });
  });
});
