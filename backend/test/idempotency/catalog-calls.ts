import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import type { Call, Calls } from './call.js';

interface Given {
  readonly shop: TestShop;
  readonly staff: TestActor;
}

/** The calls that change products and categories. */
export function catalogCalls(given: () => Given): Calls {
  const byStaff = (method: Call['method'], path: string, body?: object): Call => ({
    http: given().staff.http,
    method,
    path,
    ...(body && { body }),
  });
  return {
    products_create: async () => {
      const { _id, productType } = await given().shop.given.category();
      return byStaff('post', '/api/products', { productType, category: _id, size: '2-inch', price: 4 });
    },
    products_update: async () =>
      byStaff('put', `/api/products/${(await given().shop.given.product())._id}`, { price: 5 }),
    products_remove: async () => byStaff('delete', `/api/products/${(await given().shop.given.product())._id}`),
    imports_products: async () => {
      const { sku } = await given().shop.given.product();
      const csv = `sku,price\r\n${sku},7`;
      const { body } = await given().staff.http.post('/api/products/import').send({ csv }).expect(200);
      return byStaff('post', '/api/products/import', { csv, plan: body.plan });
    },
    categories_create: () => byStaff('post', '/api/categories'),
    categories_update: async () =>
      byStaff('put', `/api/categories/${(await given().shop.given.category())._id}`, { displayName: 'Ribbons' }),
    categories_remove: async () => byStaff('delete', `/api/categories/${(await given().shop.given.category())._id}`),
  };
}
