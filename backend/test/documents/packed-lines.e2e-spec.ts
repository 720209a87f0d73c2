import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

const CARTONS = { packSize: 12, packUnit: 'carton' };

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  product = await shop.given.product({ ...CARTONS, stock: 500 });
});
afterAll(() => shop.close());

const recordOf = async (path: string) => (await staff.http.get(path).expect(200)).body;
const printed = async (path: string, language: string): Promise<string> =>
  pdfText((await staff.http.get(path).query({ language }).expect(200)).body as Buffer);

describe('a line of a packed product', () => {
  it('has its quantity in packs on every document, as the product was packed then', async () => {
    const quote = await shop.given.confirmedQuote(buyer, { product, qty: 29 });
    const { _id: order } = (await staff.http.post(`/api/orders/from-quote/${quote._id}`).send({}).expect(201)).body;
    const [line] = (await recordOf(`/api/orders/${order}`)).orderItems;
    const lines = [{ line: line._id, qty: 24 }];
    const delivery = (await staff.http.post(`/api/orders/${order}/deliveries`).send({ lines }).expect(201)).body;
    const { _id: invoice } = (await staff.http.post('/api/invoices').send({ order }).expect(201)).body;
    await staff.http.put(`/api/products/${product._id}`).send({ packSize: 10, packUnit: 'box' }).expect(200);

    const [quoted, billed] = [await recordOf(`/api/quotes/${quote._id}`), await recordOf(`/api/invoices/${invoice}`)];
    for (const one of [quoted.requestedItems[0], line, billed.lines[0], delivery.lines[0]]) {
      expect(one).toMatchObject(CARTONS);
    }
    const all = '2 cartons of 12 + 5';
    expect(await printed(`/api/quotes/${quote._id}/pdf`, 'en')).toContain(all);
    expect(await printed(`/api/orders/${order}/pdf`, 'en')).toContain(all);
    expect(await printed(`/api/invoices/${invoice}/pdf`, 'en')).toContain('2 cartons of 12');
    for (const kind of ['pdf', 'packing-list']) {
      const text = await printed(`/api/deliveries/${delivery._id}/${kind}`, 'en');
      expect(text).toContain('2 cartons of 12');
      expect(text).not.toContain(all);
    }
  });

  it('that is sent back by a form stays as it was copied; lines of other products have no packs', async () => {
    const packed = await shop.given.product(CARTONS);
    const { _id } = await shop.given.requestedQuote(buyer, 24, packed);
    const { requestedItems } = await recordOf(`/api/quotes/${_id}`);
    await staff.http.put(`/api/products/${packed._id}`).send({ packSize: 6, packUnit: 'box' }).expect(200);
    const saved = await staff.http.put(`/api/quotes/${_id}`).send({ requestedItems }).expect(200);
    expect(saved.body.requestedItems).toMatchObject([{ qty: 24, ...CARTONS }]);
    const plain = await shop.given.requestedQuote(buyer, 24);
    expect(plain.requestedItems[0]).not.toHaveProperty('packSize');
  });
});
