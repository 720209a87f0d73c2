import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;
let list: string;

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  product = await shop.given.product({ price: 8 });
  const body = { name: 'Falcon 2027', kind: 'Agreement', users: [buyer.id], validTo: '2099-12-31' };
  list = (await staff.http.post('/api/price-lists').send(body).expect(201)).body._id;
  const line = { target: 'product', key: product._id };
  const hidden = await shop.given.category({ displayName: 'Withdrawn goods', isActive: false });
  const lines = [
    { ...line, minQty: 24, price: 5.2 },
    { ...line, minQty: 36, price: 4, validTo: '2020-01-01' },
    { target: 'all', minQty: 1, percent: -7.5, validFrom: '2098-01-01' },
    { target: 'category', key: hidden._id, minQty: 1, percent: -3 },
  ];
  await staff.http.put(`/api/price-lists/${list}/lines`).send({ lines }).expect(200);
});
afterAll(() => shop.close());

const textOf = async ({ http }: TestActor, path: string, language: string): Promise<string> =>
  pdfText((await http.get(path).query({ language }).expect(200)).body as Buffer);

describe('a printed price list', () => {
  it.each([
    ['en', ['Price list', 'Prices include VAT.', '7.5% below list price', 'from 1 Jan 2098', '31 December 2099']],
    ['ar', []],
  ])('has prices, validity and the sentence about VAT in %s, without expired prices', async (language, texts) => {
    const text = await textOf(staff, `/api/price-lists/${list}/pdf`, language);
    for (const part of [...texts, 'Falcon 2027', product.sku, '5.20']) expect(text).toContain(part);
    for (const part of ['4.00', 'Withdrawn']) expect(text).not.toContain(part);
  });

  it('contains the own prices of a buyer as of today', async () => {
    const text = await textOf(buyer, '/api/prices/my/pdf', 'en');
    for (const part of ['Price list', product.sku, '8.00', '5.20', 'Prices include VAT.']) expect(text).toContain(part);
    expect(text).not.toContain('below list price');
  });
});
