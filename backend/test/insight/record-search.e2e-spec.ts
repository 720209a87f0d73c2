import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FoundRecordResponse } from '../../src/insight/record-search/dto/record-search.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { companyDetails, freshTrn } from '../support/given.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoice: { _id: string; invoiceNumber: string; order: { orderNumber: string } };

beforeAll(async () => {
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  staff = await shop.as.staff();
  buyer = await shop.as.customer('Omar Nasser');
  const company = await shop.given.company(companyDetails('Golden Reel Packaging LLC', freshTrn()));
  await staff.http.put(`/api/users/${buyer.id}`).send({ company: company._id, companyRole: 'buyer' }).expect(200);
  const product = await shop.given.product();
  invoice = await shop.given.invoiceOfQuote(buyer, { product, qty: 3, unitPrice: 123.45 });
  await shop.given.invoice(await shop.as.customer('Hind Saleh'), { product, qty: 1, unitPrice: 10 });
});
afterAll(() => shop.close());

const search = async (q: string): Promise<FoundRecordResponse[]> =>
  (await staff.http.get('/api/search').query({ q }).expect(200)).body;
const kindsOf = async (q: string) => [...new Set((await search(q)).map(({ resource }) => resource))];

describe('the search over records of all kinds', () => {
  it('finds a document by its number, and documents that name it', async () => {
    const found = await search(invoice.invoiceNumber.toLowerCase());
    expect(found.map(({ resource, title }) => [resource, title])).toEqual([
      ['orders', invoice.order.orderNumber],
      ['invoices', invoice.invoiceNumber],
    ]);
    expect(found[1]).toMatchObject({ id: invoice._id, customer: 'Omar Nasser', status: 'Unpaid', amount: 370.35 });
  });

  it.each([
    ['INV-', 'invoices'],
    ['', 'orders'],
  ])('finds a document by its number without zeros and year, after %p', async (series, resource) => {
    const number = resource === 'invoices' ? invoice.invoiceNumber : invoice.order.orderNumber;
    const found = await search(`${series}${Number(number.slice(-5))}`);
    expect(found).toContainEqual(expect.objectContaining({ resource, title: number }));
  });

  it('finds a customer by name and company, with the documents', async () => {
    expect(await kindsOf('omar')).toEqual(['quotes', 'orders', 'invoices', 'users']);
    expect(await kindsOf('golden reel')).toEqual(['quotes', 'orders', 'invoices', 'companies']);
  });

  it('finds a customer by a phone number in any notation, even in Arabic digits', async () => {
    const { body } = await staff.http.get(`/api/users/${buyer.id}`).expect(200);
    const local = `0${String(body.phoneNumber).replace('+971', '')}`;
    const written = `${local.slice(0, 3)} ${local.slice(3)}`;
    for (const q of [
      body.phoneNumber,
      local,
      written,
      written.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
    ]) {
      expect({ q, found: (await search(q)).filter(({ resource }) => resource === 'users').length > 0 }).toEqual({
        ...{ q, found: true },
      });
    }
  });

  it('finds documents by their amount', async () => {
    for (const q of ['370.35', 'AED 370.35', '٣٧٠٫٣٥']) {
      expect(await kindsOf(q)).toEqual(['quotes', 'orders', 'invoices']);
    }
  });

  it('finds nothing for punctuation, and at most five records of a kind', async () => {
    expect(await search('.*')).toEqual([]);
    const product = await shop.given.product();
    for (let count = 0; count < 6; count += 1) await shop.given.requestedQuote(buyer, 2, product);
    expect((await search('omar')).filter(({ resource }) => resource === 'quotes')).toHaveLength(5);
  });

  it('finds only the kinds of records that the role may see', async () => {
    const store = await shop.as.staff('Salem', 'Store');
    const { body } = await store.http.get('/api/search').query({ q: 'omar' }).expect(200);
    const kinds = (body as FoundRecordResponse[]).map(({ resource }) => resource);
    expect(new Set(kinds)).toEqual(new Set(['orders', 'users']));
  });
});
