import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PricesFor } from '@shop/contract/price-lists';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { Walk } from '../openapi/walk.js';
import type { Arranged } from '../operations/operation-case.js';
import type { TestActor } from '../support/actors.js';

const walk = await Walk.start();
const open = walk.operations.filter(({ access }) => access === 'visitor');

/** A figure that nothing else in the shop has, as numbers and texts write it. */
const PRICE = 7391.37;
const WRITTEN = ['7391.37', '7,391.37', '739137', '7391٫37', '٧٣٩١'];
const isWritten = (text: string): boolean => WRITTEN.some((figure) => text.includes(figure));

let arranged: readonly Arranged[];
let products: readonly ProductResponse[];
let staff: TestActor;

const show = (pricesFor: PricesFor) => walk.shop.given.settings({ pricesFor });

/** The figure as the price of every product, once all calls are arranged. */
beforeAll(async () => {
  staff = await walk.shop.as.staff();
  arranged = await Promise.all(open.map((operation) => walk.arranged(operation)));
  await walk.shop.given.product();
  const listed = await staff.http.get('/api/products/admin').query({ range: '[0,499]' }).expect(200);
  products = listed.body;
  for (const { _id } of products) await staff.http.put(`/api/products/${_id}`).send({ price: PRICE }).expect(200);
});

/** The operations that answer the figure to a visitor. */
async function answering(): Promise<string[]> {
  const found: string[] = [];
  for (const [index, operation] of open.entries()) {
    const { body, headers } = await walk.call(operation, 'visitor', arranged[index] ?? {});
    if (isWritten(`${body.toString()} ${JSON.stringify(headers)}`)) found.push(operation.id);
  }
  return found;
}

/** The pages and files that show it. */
async function showing(http = walk.shop.as.visitor()): Promise<string[]> {
  const [first] = products;
  const paths = ['/', '/shop', '/shop?type=Ribbon', `/product/${first?._id}`, '/cart', '/sitemap.xml', '/robots.txt'];
  const found: string[] = [];
  for (const path of [...paths, ...paths.map((one) => `${one}${one.includes('?') ? '&' : '?'}lang=ar`)]) {
    if (isWritten((await http.get(path)).text)) found.push(path);
  }
  return found;
}

describe('prices for everyone', () => {
  it('are in the responses and pages that this file searches', async () => {
    await show('everyone');
    expect(await answering()).toEqual(expect.arrayContaining(['products_get', 'products_page', 'products_resolve']));
    expect(await showing()).toEqual(expect.arrayContaining([`/product/${products[0]?._id}`, '/shop']));
  });
});

describe.each(['signedIn', 'companies'] as const)('prices for %s', (pricesFor) => {
  beforeAll(async () => {
    await show(pricesFor);
  });

  it('are in no response and on no page for a visitor', async () => {
    expect([await answering(), await showing()]).toEqual([[], []]);
  });

  it('can’t be used to sort as a visitor', async () => {
    const { body } = await walk.shop.as.visitor().get('/api/products').query({ sort: 'price' }).expect(400);
    expect(body.code).toBe('PRICES_HIDDEN');
  });

  it('are hidden from a visitor who knows the ETag of a customer who sees them', async () => {
    const [first] = products;
    const { _id: company } = await walk.shop.given.company();
    const buyer = await walk.shop.as.customer();
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'admin' }).expect(200);
    const address = `/api/products/${first?._id}`;
    const seen = await buyer.http.get(address).expect(200);
    expect(seen.body.price).toBe(PRICE);
    const call = walk.shop.as.visitor().get(address);
    const answer = await call.set('if-none-match', String(seen.headers['etag'])).expect(200);
    expect(answer.body).toMatchObject({ price: 0, priceHidden: true });
  });
});

describe('prices for companies', () => {
  it('are hidden from a user without a company, even in their own request', async () => {
    await show('companies');
    const person = await walk.shop.as.customer();
    const [first] = products;
    const request = { requestedItems: [{ product: first?._id, qty: first?.moq ?? 1 }] };
    const texts = [
      (await person.http.get('/api/products').expect(200)).text,
      (await person.http.post('/api/quotes').send(request).expect(201)).text,
    ];
    expect(texts.filter(isWritten)).toEqual([]);
  });
});
