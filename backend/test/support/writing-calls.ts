import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface Given {
  readonly shop: TestShop;
  readonly staff: TestActor;
  readonly buyer: TestActor;
  readonly product: string;
}

/** The calls by which staff write documents and invite customers, for tests that repeat a call. */
export function writingCalls(given: () => Given) {
  const byStaff = (path: string, body: object = {}) => ({
    http: given().staff.http,
    method: 'post' as const,
    path: `/api/${path}`,
    body,
  });
  return {
    quotes_write: () => {
      const { buyer, product } = given();
      return byStaff('quotes/admin', { user: buyer.id, requestedItems: [{ product, qty: 1, unitPrice: 5 }] });
    },
    quotes_duplicate: async () => {
      const { shop, buyer } = given();
      return byStaff(`quotes/${(await shop.given.requestedQuote(buyer))._id}/duplicate`, { prices: 'list' });
    },
    orders_duplicate: async () => {
      const { shop, buyer } = given();
      return byStaff(`orders/${(await shop.given.order(buyer))._id}/duplicate`);
    },
    users_invite: async () => {
      const entered = { name: 'Huda Saleh', email: 'huda.invited@example.com' };
      const { body } = await given().staff.http.post('/api/users/admin').send(entered).expect(201);
      return byStaff(`users/${(body as { _id: string })._id}/invitation`);
    },
  };
}
