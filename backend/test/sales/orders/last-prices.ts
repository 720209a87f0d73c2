import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('the last prices of an account', () => {
  let shop: TestShop;
  let staff: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });

  const order = async (user: string, orderItems: readonly object[]) =>
    (await staff.http.post('/api/orders').send({ user, orderItems }).expect(201)).body;
  const lastPrices = async (query: object) =>
    (await staff.http.get('/api/orders/last-prices').query(query).expect(200)).body;

  it('are those of its latest order of each product, less discounts, with the day; cancelled orders don’t count', async () => {
    const { id: user } = await shop.as.customer();
    const [one, other] = [await shop.given.product(), await shop.given.product()];
    await order(user, [
      { product: one._id, qty: 4, unitPrice: 20 },
      { product: other._id, qty: 3, unitPrice: 7 },
    ]);
    const later = await order(user, [
      { product: one._id, qty: 3, unitPrice: 18, discount: 5 },
      { product: null, productName: 'Sleeves', qty: 1, unitPrice: 99 },
    ]);
    const cancelled = await order(user, [{ product: other._id, qty: 1, unitPrice: 1 }]);
    await staff.http.put(`/api/orders/${cancelled._id}`).send({ status: 'Cancelled' }).expect(200);

    const found = await lastPrices({ user });
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      ...{ product: one._id, unitPrice: 16.33, priceBasis: later.tax?.basis ?? null },
      ...{ orderedAt: later.createdAt, orderNumber: later.orderNumber },
    });
    expect(found).toContainEqual(expect.objectContaining({ product: other._id, unitPrice: 7 }));
    expect(await lastPrices({ person: user })).toEqual(found);
  });

  it('don’t include those of other accounts, and are for one account at a time', async () => {
    const [{ id: one }, { id: other }] = [await shop.as.customer(), await shop.as.customer('Lina Haddad')];
    await order(one, [{ product: (await shop.given.product())._id, qty: 1, unitPrice: 5 }]);
    expect(await lastPrices({ user: other })).toEqual([]);
    await staff.http.get('/api/orders/last-prices').expect(400);
    await staff.http.get('/api/orders/last-prices').query({ user: one, person: other }).expect(400);
  });

  it('are the company’s prices for each of its members', async () => {
    const [{ id: user }, { _id: company }] = [await shop.as.customer(), await shop.given.company()];
    await staff.http.put(`/api/users/${user}`).send({ company, companyRole: 'buyer' }).expect(200);
    const { _id: product } = await shop.given.product();
    await order(user, [{ product, qty: 2, unitPrice: 11 }]);
    expect(await lastPrices({ user })).toMatchObject([{ product, unitPrice: 11 }]);
    expect(await lastPrices({ company })).toEqual(await lastPrices({ user }));
    expect(await lastPrices({ person: user })).toEqual([]);
  });
});
