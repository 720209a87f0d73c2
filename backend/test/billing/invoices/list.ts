import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';

describe('the list of invoices', () => {
  let shop: TestShop;
  let staff: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });

  const MISSING = '6920200f1c2d3e4f5a6b7c8d';

  describe('the staff’s list of invoices', () => {
    it('sorts, pages and filters', async () => {
      const customer = await shop.as.customer('Zubaida Printworks');
      const [dear, cheap] = [
        await shop.given.invoice(customer, { unitPrice: 9 }),
        await shop.given.invoice(customer, { unitPrice: 1 }),
      ];
      const list = async (query: Parameters<typeof listQuery>[0]) => {
        const { body, headers } = await staff.http.get('/api/invoices').query(listQuery(query)).expect(200);
        return [headers['content-range'], ...body.map(({ _id }: { _id: string }) => _id)];
      };
      expect(await list({ filter: { q: 'zubaida' } })).toEqual(['invoices 0-1/2', cheap._id, dear._id]);
      const sorted = await list({ filter: { user: customer.id }, sort: ['amountDue', 'DESC'], range: [0, 0] });
      expect(sorted).toEqual(['invoices 0-0/2', dear._id]);
      expect(await list({ filter: { q: cheap.invoiceNumber } })).toEqual(['invoices 0-0/1', cheap._id]);
      expect(await list({ filter: { q: dear.order.orderNumber } })).toEqual(['invoices 0-0/1', dear._id]);
      expect(await list({ filter: { order: dear.order._id } })).toEqual(['invoices 0-0/1', dear._id]);
      expect(await list({ filter: { id: [cheap._id, MISSING] } })).toEqual(['invoices 0-0/1', cheap._id]);
    });
  });
});
