import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
/** In the order of the shop: A to D of satin, E of wax. */
let products: ProductResponse[];

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
  const satin = await shop.given.category({ displayName: 'Satin', position: 1 });
  const wax = await shop.given.category({ displayName: 'Resin', position: 2 });
  const given = [
    { category: satin._id, size: '6-mm', code: 'A', price: 30 },
    { category: satin._id, size: '10-mm', code: 'B', price: 10 },
    { category: satin._id, size: '1-inch', code: 'C', price: 0, isAvailable: false },
    { category: satin._id, size: '1-inch', code: 'D', price: 20 },
    { category: wax._id, size: '1-inch', code: 'E', price: 40 },
  ];
  products = [];
  for (const fields of given) products.push(await shop.given.product({ color: 'Black', ...fields }));
});
afterAll(() => shop.close());

type Http = Pick<TestActor['http'], 'get'>;
async function codes(query: string, http: Http = shop.as.visitor()): Promise<string> {
  const { body } = await http.get(`/api/products?${query}`).expect(200);
  return (body.data as ProductResponse[]).map(({ code }) => code).join('');
}

describe('the shop', () => {
  it.each([
    ['', 'ABCDE'],
    ['sort=', 'ABCDE'],
    ['sort=name', 'ECDAB'],
    ['sort=price', 'BDAEC'],
    ['sort=-price', 'EADBC'],
    ['sort=price&attributes[size]=1-inch', 'DEC'],
    ['sort=-price&limit=2&page=2', 'DB'],
    ['q=1+inch+black&sort=price', 'DEC'],
    ['q=1+inch+black', 'DEC'],
  ])('answers the query "%s" with the products %s in this order', async (query, order) => {
    expect(await codes(query)).toBe(order);
  });

  it('returns a new price in the next response', async () => {
    expect(await codes('sort=price&limit=2')).toBe('BD');
    await staff.http.put(`/api/products/${products[4]?._id}`).send({ price: 5 }).expect(200);
    expect(await codes('sort=price&limit=2')).toBe('EB');
    await staff.http.put(`/api/products/${products[4]?._id}`).send({ price: 40 }).expect(200);
  });

  it('lists a buyer’s most frequently ordered products first, and does not show them to others', async () => {
    const other = await shop.as.customer();
    const [, b, , d, e] = products;
    for (const [product, qty] of [
      [d, 2],
      [e, 3],
      [d, 4],
    ] as const) {
      if (product) await shop.given.order(buyer, { product, qty });
    }
    if (!b) throw new Error('There is no product');
    const cancelled = await shop.given.order(buyer, { product: b, qty: 99 });
    await staff.http.put(`/api/orders/${cancelled._id}`).send({ status: 'Cancelled' }).expect(200);
    for (let round = 0; round < 2; round += 1) {
      expect(await codes('sort=bought', buyer.http)).toBe('DEABC');
      expect(await codes('sort=bought', other.http)).toBe('ABCDE');
      expect(await codes('sort=bought&q=1+inch', buyer.http)).toBe('DEC');
      const { body } = await shop.as.visitor().get('/api/products?sort=bought').expect(400);
      expect(body.reasons).toEqual({ sort: { rule: 'SIGNED_IN_ONLY' } });
    }
    const { body } = await staff.http.get('/api/products?sort=bought&limit=1').expect(200);
    expect(body.data[0]).toMatchObject({ code: 'A', stock: 1000 });
  });
});

describe('the alternatives to a product', () => {
  const alternatives = async (id = '') => {
    const { body } = await shop.as.visitor().get(`/api/products/${id}/alternatives`).expect(200);
    return (body as ProductResponse[]).map(({ code }) => code).join('');
  };

  it('are available products of its category, the nearest first', async () => {
    const [a, , c] = products;
    expect(await alternatives(c?._id)).toBe('DBA');
    expect(await alternatives(a?._id)).toBe('BD');
    await staff.http.put(`/api/products/${c?._id}`).send({ isAvailable: true }).expect(200);
    expect(await alternatives(a?._id)).toBe('BCD');
    await staff.http.put(`/api/products/${c?._id}`).send({ isAvailable: false }).expect(200);
  });

  it.each(['f'.repeat(24), 'none'])('do not exist for %s', async (id) => {
    const { body } = await shop.as.visitor().get(`/api/products/${id}/alternatives`).expect(404);
    expect(body.code).toBe('PRODUCT_NOT_FOUND');
  });
});
