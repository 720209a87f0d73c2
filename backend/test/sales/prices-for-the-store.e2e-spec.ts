import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { actionsOfRole, type StaffRole } from '@shop/contract/staff-roles';
import { type Description, type Operation, operationsOf } from '../openapi/description.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

/** A price and a credit limit that nothing else in the shop has. */
const FIGURE = 7391.37;

let shop: TestShop;
let reads: Operation[];
let order: string;
let ids: string[];
const staff = {} as Record<StaffRole, TestActor>;

beforeAll(async () => {
  shop = await startShop();
  for (const role of ['Store', 'Accounts', 'Administrator'] as const) staff[role] = await shop.as.staff(role, role);
  const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
  const ofStore = new Set(actionsOfRole('Store'));
  reads = operationsOf(body as Description).filter(
    ({ method, access, actions }) =>
      method === 'get' && access !== 'visitor' && actions.some((one) => ofStore.has(one)),
  );
  const buyer = await shop.as.customer();
  const { _id: company } = await shop.given.company({ creditLimit: 50_000 + FIGURE });
  await staff.Administrator.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'admin' }).expect(200);
  const { _id: product } = await shop.given.product({ stock: 10 });
  const orderItems = [{ product, qty: 1, unitPrice: FIGURE }];
  const written = await staff.Administrator.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
  order = written.body._id;
  const changed = { deliveryCharge: FIGURE };
  await staff.Administrator.http.put(`/api/orders/${order}`).send(changed).expect(200);
  const agreed = { name: 'Agreed', kind: 'Agreement', users: [buyer.id] };
  const { body: list } = await staff.Administrator.http.post('/api/price-lists').send(agreed).expect(201);
  const lines = [{ target: 'product', key: product, minQty: 1, price: FIGURE }];
  await staff.Administrator.http.put(`/api/price-lists/${list._id}/lines`).send({ lines }).expect(200);
  ids = [order, company, buyer.id, product, list._id];
});
afterAll(() => shop.close());

/** The reads of the store that answer the figure to a role. */
async function answeringTo(role: StaffRole): Promise<string[]> {
  const found: string[] = [];
  for (const { id, path } of reads) {
    for (const record of path.includes('{') ? ids : ['']) {
      const { status, text } = await staff[role].http.get(path.replaceAll(/\{\w+\}/g, record));
      expect([id, status < 500]).toEqual([id, true]);
      if (status < 300 && String(text).includes(String(FIGURE)) && !found.includes(id)) found.push(id);
    }
  }
  return found;
}

describe('prices of orders and credit limits', () => {
  it('are in what the accounts read', async () => {
    const seen = ['companies_get', 'companies_list', 'orders_get', 'orders_list', 'orders-audit_history'];
    expect(await answeringTo('Accounts')).toEqual(expect.arrayContaining(seen));
  });

  it('are in nothing that the store reads', async () => {
    expect(await answeringTo('Store')).toEqual([]);
  });

  it('are not in the answer to a delivery of the store, which keeps its quantities', async () => {
    const { body } = await staff.Store.http.post(`/api/orders/${order}/deliver`).send({}).expect(201);
    expect(body).toMatchObject({ totalPrice: 0, orderItems: [{ qty: 1, deliveredQty: 1, unitPrice: null }] });
    expect(body.allowedActions).not.toContain('editMoney');
  });

  it('are not given away by margins to a key that sees costs alone', async () => {
    const expiresOn = dubaiDay(new Date(Date.now() + 7 * 86_400_000));
    const made = { name: 'ERP', expiresOn, scopes: ['orders.read', 'margin.see'] };
    const { key } = (await staff.Administrator.http.post('/api/api-keys').send(made).expect(201)).body;
    const read = (path: string) => shop.as.visitor().get(path).set('authorization', `Bearer ${key}`).expect(200);
    for (const { text } of [await read('/api/orders'), await read(`/api/orders/${order}`)]) {
      expect(text).toContain('"totalPrice":0');
      expect(text).not.toContain('"margin"');
    }
  });

  it('can’t be found by sorting or filtering as the store', async () => {
    for (const query of [{ sort: '["totalPrice","ASC"]' }, { filter: '{"totalPrice_gte":5}' }]) {
      const { body } = await staff.Store.http.get('/api/orders').query(query).expect(403);
      expect(body.code).toBe('STAFF_ROLE_REFUSED');
    }
  });
});
