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

const LISTED = { moq: 12, step: 1, max: null };
const AGREED = { moq: 6, step: 6, max: 60 };

/** The agreement of a buyer about a product whose MOQ is 12. */
beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  product = await shop.given.product({ price: 10, moq: 12 });
  list = await newList({ name: 'Falcon in sixes', users: [buyer.id] });
  await saveLine({ minQty: 1, price: 8, ...AGREED }).expect(200);
});
afterAll(() => shop.close());

async function newList(fields: object): Promise<string> {
  const body = { kind: 'Agreement', ...fields };
  return (await staff.http.post('/api/price-lists').send(body).expect(201)).body._id as string;
}

function saveLine(fields: object, of = list) {
  const line = { target: 'product', key: product._id, ...fields };
  return staff.http.put(`/api/price-lists/${of}/lines`).send({ lines: [line] });
}

const productFor = async ({ http }: Pick<TestActor, 'http'>): Promise<ProductResponse> =>
  (await http.get(`/api/products/${product._id}`).expect(200)).body;
const request = ({ http }: TestActor, qty: number) =>
  http.post('/api/quotes').send({ requestedItems: [{ product: product._id, qty }] });
const linesOf = async (id: string) => (await staff.http.get(`/api/price-lists/${id}/lines`).expect(200)).body;

describe('the quantities of a price list', () => {
  it('apply only to its buyers, with a warm and a cold cache', async () => {
    const others = [staff, { http: shop.as.visitor() }, await shop.as.customer()];
    for (let round = 0; round < 2; round += 1) {
      expect(await productFor(buyer)).toMatchObject({ ...AGREED, listQuantities: LISTED, price: 8 });
      for (const other of others) {
        const shown = await productFor(other);
        expect(shown).toMatchObject(LISTED);
        expect(shown).not.toHaveProperty('listQuantities');
      }
    }
    const { body } = await buyer.http.get('/api/prices/my').expect(200);
    expect(body.products).toMatchObject([{ ...AGREED, listQuantities: LISTED }]);
  });

  it('bind the requests of the buyer', async () => {
    for (const [qty, text] of [
      [5, 'Minimum is 6'],
      [20, 'Sold in multiples of 6: 18 or 24'],
      [66, 'Maximum is 60'],
    ] as const) {
      const { body } = await request(buyer, qty).expect(400);
      expect(body.errors).toEqual({ 'requestedItems.0.qty': text });
    }
    await request(await shop.as.customer(), 6).expect(400);
  });

  it('are used in warnings to staff', async () => {
    const { body } = await request(buyer, 6).expect(201);
    const warningsAt = async (qty: number) => {
      const requestedItems = [{ product: product._id, qty, unitPrice: 8 }];
      const saved = await staff.http.put(`/api/quotes/${body._id}`).send({ requestedItems }).expect(200);
      return saved.body.warnings;
    };
    expect(await warningsAt(6)).toEqual([]);
    const params = { qty: 20, step: 6, lower: 18, upper: 24 };
    expect(await warningsAt(20)).toEqual([{ code: 'OFF_STEP', line: 0, params }]);
  });

  it.each([
    ['a MOQ off the step', { moq: 10, step: 6 }, 'lines.0.moq'],
    ['a step that the MOQ of the product does not fit', { step: 5 }, 'lines.0.moq'],
    ['a maximum below the MOQ', { max: 6 }, 'lines.0.max'],
    ['quantities of a break', { minQty: 24, step: 6 }, 'lines.0.minQty'],
  ])('are refused at the line: %s', async (_what, fields, field) => {
    const other = await newList({ name: `Refused: ${field} ${Object.keys(fields).join(' ')}` });
    const { body } = await saveLine({ minQty: 1, price: 8, ...fields }, other).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('allow price breaks from their MOQ upwards, saved and imported', async () => {
    const other = await newList({ name: 'Breaks in sixes' });
    await saveLine({ minQty: 1, price: 8, ...AGREED }, other).expect(200);
    const { body } = await saveLine({ minQty: 5, price: 7 }, other).expect(400);
    expect(body.errors).toEqual({ 'lines.0.minQty': 'Must be 1 or at least the MOQ (6).' });
    await saveLine({ minQty: 6, price: 7 }, other).expect(200);
    const breaks = [`${product.sku},10,6`, `${product.sku},12,5.5`];
    const path = `/api/price-lists/${other}/import`;
    const csv = ['sku,minQty,price', ...breaks].join('\n');
    const { plan } = (await staff.http.post(path).send({ csv }).expect(200)).body;
    await staff.http.post(path).send({ csv, plan }).expect(200);
    const audience = await shop.as.customer();
    const { version, ...head } = (await staff.http.get(`/api/price-lists/${other}`).expect(200)).body;
    await staff.http
      .put(`/api/price-lists/${other}`)
      .send({ ...head, version, users: [audience.id] })
      .expect(200);
    const shown = await productFor(audience);
    expect(shown).toMatchObject({ ...AGREED, price: 7, breaks: [{ minQty: 6 }, { minQty: 10 }, { minQty: 12 }] });
  });

  it('are copied, imported and printed; a file without them leaves them as they are', async () => {
    const copy = (await staff.http.post(`/api/price-lists/${list}/copy`).send({ name: 'Copied' }).expect(201)).body;
    expect(await linesOf(copy._id)).toMatchObject([AGREED]);
    const run = async (csv: string) => {
      const path = `/api/price-lists/${copy._id}/import`;
      const { plan, rows } = (await staff.http.post(path).send({ csv }).expect(200)).body;
      await staff.http.post(path).send({ csv, plan }).expect(200);
      return rows[0].changes.map(({ field }: { field: string }) => field);
    };
    expect(await run(`sku,minQty,price\n${product.sku},1,7`)).toEqual(['price']);
    expect(await linesOf(copy._id)).toMatchObject([{ price: 7, ...AGREED }]);
    expect(await run(`sku,minQty,price,moq,step,max\n${product.sku},1,7,24,12,`)).toEqual(['moq', 'step', 'max']);
    expect(await linesOf(copy._id)).toMatchObject([{ moq: 24, step: 12, max: null }]);
    const { body: pdf } = await staff.http.get(`/api/price-lists/${list}/pdf`).expect(200);
    expect(await pdfText(pdf)).toContain('MOQ 6 · in multiples of 6 · at most 60');
  });
});
