import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface Given {
  readonly shop: TestShop;
  readonly staff: TestActor;
  readonly buyer: TestActor;
  readonly product: string;
}

const SUPPLIER_DOCUMENT = '/api/supplier-documents/BankLetter';

/** The calls by which staff write documents and invite customers, for tests that repeat a call. */
export function writingCalls(given: () => Given) {
  const byStaff = (path: string, body: object = {}) => ({
    http: given().staff.http,
    method: 'post' as const,
    path: `/api/${path}`,
    body,
  });
  const supplierFile = async (): Promise<string> => {
    const upload = given().staff.http.post('/api/supplier-documents/files').set('content-type', 'application/pdf');
    return ((await upload.send(Buffer.from('%PDF-1.4\n%%EOF\n')).expect(201)).body as { _id: string })._id;
  };
  const supplierDocument = (method: 'put' | 'delete', body?: object) => ({
    http: given().staff.http,
    ...{ method, path: SUPPLIER_DOCUMENT },
    ...(body && { body }),
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
    supplierdocuments_put: async () => supplierDocument('put', { file: await supplierFile() }),
    supplierdocuments_remove: async () => {
      await given()
        .staff.http.put(SUPPLIER_DOCUMENT)
        .send({ file: await supplierFile() })
        .expect(200);
      return supplierDocument('delete');
    },
    users_invite: async () => {
      const entered = { name: 'Huda Saleh', email: 'huda.invited@example.com' };
      const { body } = await given().staff.http.post('/api/users/admin').send(entered).expect(201);
      return byStaff(`users/${(body as { _id: string })._id}/invitation`);
    },
  };
}
