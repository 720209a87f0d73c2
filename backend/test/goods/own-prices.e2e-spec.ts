import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { askTogether } from '../races/own-prices.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

const DAY_MS = 86_400_000;

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let cheap: ProductResponse;
let dear: ProductResponse;

/** An agreement of the buyer: the dear product becomes the cheaper one. */
beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const category = (await shop.given.category())._id;
  const made = { productType: 'Ribbon', category } as const;
  cheap = await shop.given.product({ ...made, price: 10 });
  dear = await shop.given.product({ ...made, price: 20, moq: 5 });
  const lines = [
    { target: 'product', key: dear._id, minQty: 1, price: 8 },
    { target: 'product', key: dear._id, minQty: 24, price: 5.2 },
  ];
  await saveList({ name: 'Falcon 2027', kind: 'Agreement', users: [buyer.id] }, lines);
});
afterAll(() => shop.close());

async function saveList(list: object, lines: object[]): Promise<string> {
  const { _id } = (await staff.http.post('/api/price-lists').send(list).expect(201)).body;
  await staff.http.put(`/api/price-lists/${_id}/lines`).send({ lines }).expect(200);
  return _id as string;
}

const ids = () => [cheap._id, dear._id];
const OWN = {
  ...{ price: 8, listPrice: 20, priceSource: 'Falcon 2027' },
  breaks: [
    { minQty: 5, price: 8 },
    { minQty: 24, price: 5.2 },
  ],
};

describe('a buyer with an agreement', () => {
  it('sees own prices wherever a product is shown', async () => {
    const { http } = buyer;
    const shown = [
      (await http.get(`/api/products/${dear._id}`).expect(200)).body,
      (await http.get('/api/products').query({ ids: dear._id }).expect(200)).body.data[0],
      (await http.get('/api/products').query({ q: dear.sku }).expect(200)).body.data[0],
      (await http.get('/api/products').query({ ids: dear._id, sort: 'bought' }).expect(200)).body.data[0],
      (await http.get(`/api/products/${cheap._id}/alternatives`).expect(200)).body[0],
      (await http.get('/api/products/suggestions/grouped').query({ q: dear.sku }).expect(200)).body.products[0],
      (
        await http
          .post('/api/products/resolve')
          .send({ lines: [{ text: `${dear.sku} 24` }] })
          .expect(200)
      ).body.products[0],
    ];
    for (const product of shown) expect(product).toMatchObject(OWN);
  });

  it('sorts by own prices; a visitor by list prices', async () => {
    const sorted = async (http: TestActor['http']) =>
      (await http.get('/api/products').query({ ids: ids(), sort: 'price' }).expect(200)).body.data.map(
        ({ _id }: ProductResponse) => _id,
      );
    expect(await sorted(buyer.http)).toEqual([dear._id, cheap._id]);
    expect(await sorted(shop.as.visitor())).toEqual([cheap._id, dear._id]);
  });

  it('appears to staff, visitors and other buyers with list prices', async () => {
    for (const http of [staff.http, shop.as.visitor(), (await shop.as.customer()).http]) {
      const { body } = await http.get(`/api/products/${dear._id}`).expect(200);
      expect(body).toMatchObject({ price: 20 });
      expect(body).not.toHaveProperty('priceSource');
    }
  });

  it('gets list prices from the first day in Dubai until the last', async () => {
    const day = dubaiDay(new Date(Date.now() + DAY_MS));
    const [start, end] = [startOfDubaiDay(day), endOfDubaiDay(startOfDubaiDay(day))];
    const list = { name: 'One day', kind: 'Agreement', rank: 1, users: [buyer.id], validFrom: day, validTo: day };
    await saveList(list, [{ target: 'all', minQty: 1, percent: -50 }]);
    const at = async (instant: Date, later = 0) => {
      shop.clock.stopAt(new Date(instant.getTime() + later).toISOString());
      return (await buyer.http.get(`/api/products/${cheap._id}`).expect(200)).body.price;
    };
    const prices = [await at(start, -1), await at(start), await at(end), await at(end, 1)];
    shop.clock.run();
    expect(prices).toEqual([10, 5, 5, 10]);
  });
});

describe('the list of own prices', () => {
  it('contains the products and lists of the buyer as of today', async () => {
    const { body } = await buyer.http.get('/api/prices/my').expect(200);
    const [product] = body.products;
    expect(body.lists).toEqual([{ name: 'Falcon 2027', validFrom: null, validTo: null }]);
    expect([body.products.length, product]).toEqual([1, expect.objectContaining({ sku: dear.sku, ...OWN })]);
    expect((await buyer.http.get('/api/prices/my/lists').expect(200)).body).toEqual(body.lists);
  });

  it('shows the deciding one of two prices for the same goods', async () => {
    const other = await shop.as.customer();
    const line = { target: 'type', key: 'Ribbon', minQty: 12 };
    await saveList({ name: 'Second', kind: 'List', users: [other.id] }, [{ ...line, percent: -3 }]);
    await saveList({ name: 'First', kind: 'Agreement', users: [other.id] }, [{ ...line, percent: -5 }]);
    const { body } = await other.http.get('/api/prices/my').expect(200);
    expect(body.general).toEqual([
      { target: 'type', name: 'Ribbon', nameAr: '', minQty: 12, price: null, percent: -5 },
    ]);
  });

  it('is empty for other users, and not found for visitors', async () => {
    for (const { http } of [staff, await shop.as.customer()]) {
      const { body } = await http.get('/api/prices/my').expect(200);
      expect(body).toEqual({ lists: [], products: [], general: [] });
      expect((await http.get('/api/prices/my/lists').expect(200)).body).toEqual([]);
    }
  });
});

describe('public prices', () => {
  it('include quantity breaks for everyone, without a name', async () => {
    const product = await shop.given.product({ price: 10 });
    await saveList({ name: 'Breaks', kind: 'Public' }, [{ target: 'product', key: product._id, minQty: 12, price: 9 }]);
    const { body } = await shop.as.visitor().get(`/api/products/${product._id}`).expect(200);
    expect(body.breaks).toEqual([
      { minQty: 1, price: 10 },
      { minQty: 12, price: 9 },
    ]);
    expect(body).not.toHaveProperty('priceSource');
    const { text } = await shop.as.visitor().get(`/product/${product._id}`).expect(200);
    expect(text).not.toContain('Breaks');
  });
});

it('two buyers and a visitor with concurrent requests to the same addresses never see each other’s prices', async () => {
  await askTogether(shop, 10);
});
