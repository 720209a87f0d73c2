import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('lines of free text', () => {
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

  const TEXT = 'Black ribbon, 40 mm wide, 150 m';
  const send = (requestedItems: readonly object[]) => buyer.http.post('/api/quotes').send({ requestedItems });
  const price = (id: string, requestedItems: readonly object[], fields: object = {}) =>
    staff.http.put(`/api/quotes/${id}`).send({ ...fields, requestedItems });
  const requested = async () => (await send([{ text: TEXT, qty: 3 }]).expect(201)).body;
  const stockOf = async (id: string) => (await staff.http.get(`/api/products/${id}`).expect(200)).body.stock;

  describe('a request for a custom item', () => {
    it('is stored with its products as a line without a product, a SKU and a price', async () => {
      const product = await shop.given.product();
      const { body } = await send([
        { text: `  ${TEXT} `, qty: 3 },
        { product: product._id, qty: 2 },
      ]).expect(201);
      expect(body.requestedItems).toMatchObject([
        { product: null, productName: TEXT, sku: '', qty: 3 },
        { product: product._id },
      ]);
      const seen = (await staff.http.get(`/api/quotes/${body._id}`).expect(200)).body;
      expect(seen.requestedItems[0]).toMatchObject({ unitPrice: 0, taxCategory: 'S', taxRate: 5, unit: '' });
    });

    const ID = '6920200f1c2d3e4f5a6b7c8d';
    it.each([
      [{ qty: 1 }, 'requestedItems.0.product'],
      [{ product: ID, text: TEXT, qty: 1 }, 'requestedItems.0.text'],
      [{ text: ' ', qty: 1 }, 'requestedItems.0.text'],
      [{ text: null, qty: 1 }, 'requestedItems.0.text'],
      [{ text: TEXT, product: null, qty: 1 }, 'requestedItems.0.product'],
      [{ text: TEXT, qty: 0 }, 'requestedItems.0.qty'],
    ])('is refused for the line %j at %s', async (item, field) => {
      const { body } = await send([item]).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
    });
  });

  describe('staff', () => {
    it('can price the line, reword it, and add another', async () => {
      const { _id, requestedItems } = await requested();
      const line = { _id: requestedItems[0]._id, product: null, qty: 3, unitPrice: 12.5 };
      const { body } = await price(_id, [
        { ...line, productName: 'Black wax ribbon 40 mm' },
        { product: null, productName: 'Cutting', qty: 1, unitPrice: 20 },
      ]).expect(200);
      expect(body.requestedItems).toMatchObject([
        { _id: line._id, product: null, productName: 'Black wax ribbon 40 mm', qtyPrice: 37.5 },
        { product: null, productName: 'Cutting', taxCategory: 'S', qtyPrice: 20 },
      ]);
      expect(body.totalPrice).toBe(57.5);
      const stored = (await price(_id, [line]).expect(200)).body.requestedItems[0];
      expect(stored).toMatchObject({ _id: line._id, productName: 'Black wax ribbon 40 mm' });
    });

    it('can replace it with a product in its current state', async () => {
      const { _id, requestedItems } = await requested();
      const product = await shop.given.product();
      const item = { _id: requestedItems[0]._id, product: product._id, productName: TEXT, qty: 3, unitPrice: 10 };
      const { body } = await price(_id, [item]).expect(200);
      expect(body.requestedItems).toMatchObject([
        { product: product._id, productName: product.name, sku: product.sku, unit: product.unit, qtyPrice: 30 },
      ]);
    });

    it.each([
      ['nor a text', { product: null }],
      ['that exists nor a text', { product: null, _id: '6920200f1c2d3e4f5a6b7c8d' }],
      ['nor any field of one', {}],
    ])('can’t offer a line with neither a product %s', async (_which, line) => {
      const { _id } = await requested();
      const { body } = await price(_id, [{ ...line, qty: 1, unitPrice: 1 }]).expect(400);
      expect(body.errors).toEqual({ 'requestedItems.0.product': expect.any(String) });
      expect(body.reasons['requestedItems.0.product'].rule).toBe('PRODUCT_OR_TEXT');
    });

    it('can write an order with a custom item if they describe it', async () => {
      const line = { product: null, productName: TEXT, qty: 1, unitPrice: 1 };
      const write = (orderItems: object[]) => staff.http.post('/api/orders').send({ user: buyer.id, orderItems });
      expect((await write([line]).expect(201)).body.orderItems).toMatchObject([{ product: null, productName: TEXT }]);
      const { body } = await write([line, { ...line, productName: '' }]).expect(400);
      expect(Object.keys(body.errors)).toEqual(['orderItems.1.product']);
    });
  });

  describe('an order with a custom item', () => {
    it('moves only the stock of its products, is invoiced, printed and credited, and appears in the sales report', async () => {
      const product = await shop.given.product({ stock: 10 });
      const { body: quote } = await send([
        { text: TEXT, qty: 4 },
        { product: product._id, qty: 2 },
      ]).expect(201);
      const [words, goods] = quote.requestedItems;
      const priced = [
        { _id: words._id, product: null, qty: 4, unitPrice: 25 },
        { _id: goods._id, product: product._id, qty: 2, unitPrice: 10 },
      ];
      await price(quote._id, priced, { status: 'Confirmed' }).expect(200);
      const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
      expect(order.orderItems[0]).toMatchObject({ product: null, productName: TEXT, qtyPrice: 100 });

      await staff.http
        .put(`/api/orders/${order._id}`)
        .send({ ...order, status: 'Delivered' })
        .expect(200);
      expect(await stockOf(product._id)).toBe(8);
      const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
      expect(invoice.lines[0]).toMatchObject({ product: null, productName: TEXT, taxCategory: 'S', gross: 100 });
      const pdf = await buyer.http.get(`/api/invoices/${invoice._id}/pdf`).expect(200);
      expect(pdf.headers['content-type']).toBe('application/pdf');

      const credit = {
        invoice: invoice._id,
        reason: 'DL8.61.1.D',
        words: 'One came back',
        lines: invoice.lines.map(({ _id }: { _id: string }) => ({ line: _id, qty: 1, restock: true })),
      };
      const { body: note } = await staff.http.post('/api/credit-notes').send(credit).expect(201);
      expect(note.lines[0]).toMatchObject({ product: null, productName: TEXT, qty: 1, gross: 25 });
      expect(await stockOf(product._id)).toBe(9);

      const { body: report } = await staff.http.get('/api/sales-report?by=product').expect(200);
      const row = report.rows.find(({ key }: { key: string }) => key === TEXT);
      expect(row).toMatchObject({ name: TEXT, sku: '', qty: 3, gross: 75 });
      const { body: sales } = await staff.http.get('/api/dashboard/sales').expect(200);
      expect(sales.topProducts).toContainEqual(
        expect.objectContaining({ product: null, productName: TEXT, amount: 75 }),
      );
    });
  });
});
