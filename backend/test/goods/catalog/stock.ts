import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../../src/goods/catalog/dto/product.response.js';
import { ProductEditing } from '../../../src/goods/catalog/product-editing.service.js';
import { ProductStock } from '../../../src/goods/catalog/product-stock.service.js';
import { ProductsService } from '../../../src/goods/catalog/products.service.js';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../../../src/platform/database/transactions.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('stock of products', () => {
  let shop: TestShop;
  let products: ProductsService;
  beforeAll(async () => {
    shop = await shopOfFile();
    products = shop.app.get(ProductsService);
  });

  const line = ({ _id, name }: ProductResponse, qty: number) => ({ product: _id, productName: name, qty });
  const context = (session: ClientSession) => ({ actor: null, session, orderNumber: 'ORD-2026-00001' });
  const take = (...lines: ReturnType<typeof line>[]) =>
    shop.app.get(Transactions).run(null, (session) => shop.app.get(ProductStock).take(lines, context(session)));
  const putBack = (...lines: ReturnType<typeof line>[]) =>
    shop.app.get(Transactions).run(null, (session) => shop.app.get(ProductStock).putBack(lines, context(session)));
  const remove = (id: string) => shop.app.get(ProductEditing).remove(id, null);

  async function stockOf({ _id }: ProductResponse): Promise<number | undefined> {
    const [found] = (await products.list({ filter: JSON.stringify({ id: [_id] }) }, null)).rows;
    return found?.stock;
  }

  describe('stock', () => {
    it('has the reason of a correction in its history, which the Store role can read', async () => {
      const product = await shop.given.product({ stock: 7 });
      const store = await shop.as.staff('Stanley Store', 'Store');
      const change = (body: object) => store.http.put(`/api/products/${product._id}`).send(body).expect(200);
      await change({ stock: 5, stockReason: 'Two rolls were damaged' });
      await change({ stock: 5, moq: 2, stockReason: 'Nothing to explain' });
      const { body: history } = await store.http.get(`/api/products/${product._id}/history`).expect(200);
      expect(history.map(({ changes }: { changes: object[] }) => changes).slice(0, 2)).toEqual([
        [{ field: 'moq', from: 1, to: 2 }],
        [
          { field: 'stock', from: 7, to: 5 },
          { field: 'reason', from: null, to: 'Two rolls were damaged' },
        ],
      ]);
    });

    it('is deducted for the sum of a product’s lines and returned', async () => {
      const product = await shop.given.product({ stock: 10 });
      await take(line(product, 3), line(product, 4));
      expect(await stockOf(product)).toBe(3);
      await putBack(line(product, 3), line(product, 4));
      expect(await stockOf(product)).toBe(10);
    });

    it('is not deducted at all if one product has too little', async () => {
      const [plenty, few] = [await shop.given.product({ stock: 10 }), await shop.given.product({ stock: 5 })];
      await expect(take(line(plenty, 2), line(few, 3), line(few, 3))).rejects.toMatchObject({
        status: 409,
        code: 'INSUFFICIENT_STOCK',
        message: `Not enough stock of ${few.name}: 6 requested, 5 available.`,
      });
      expect(await Promise.all([stockOf(plenty), stockOf(few)])).toEqual([10, 5]);
    });

    it('is deducted for as many concurrent calls as it suffices for', async () => {
      const product = await shop.given.product({ stock: 5 });
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(line(product, 2))));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await stockOf(product)).toBe(1);
    });

    it('can’t be deducted for a deleted product; its return is skipped', async () => {
      const [gone, remaining] = [await shop.given.product({ stock: 5 }), await shop.given.product({ stock: 5 })];
      await remove(gone._id);
      await expect(take(line(gone, 1))).rejects.toMatchObject({
        message: `Not enough stock of ${gone.name}: 1 requested, 0 available.`,
      });
      await putBack(line(gone, 1), line(remaining, 1));
      expect(await stockOf(remaining)).toBe(6);
    });

    it('makes open forms of the product stale when it changes', async () => {
      const staff = await shop.as.staff();
      const product = await shop.given.product({ stock: 10 });
      await take(line(product, 1));
      await staff.http.put(`/api/products/${product._id}`).send(product).expect(409);
      expect(await stockOf(product)).toBe(9);
    });
  });

  describe('a product for a quote', () => {
    it('has its price in fils and its visibility; unknown ids are omitted', async () => {
      const hidden = await shop.given.category({ isActive: false });
      const shown = await shop.given.product({ price: 12.35, moq: 4, isAvailable: false });
      const inHidden = await shop.given.product({ category: hidden._id });
      const inactive = await shop.given.product({ isActive: false });
      const ids = [shown, inHidden, inactive].map(({ _id }) => _id);
      const found = await products.quotable([...ids, '6920200f1c2d3e4f5a6b7c8d', 'none']);
      expect([...found.keys()]).toEqual(ids);
      expect(found.get(shown._id)).toEqual({
        id: shown._id,
        name: shown.name,
        nameAr: '',
        sku: shown.sku,
        code: shown.code,
        size: '1-inch',
        unit: 'roll',
        unitCode: 'XRO',
        taxCategory: 'S',
        hsCode: '',
        taxReason: '',
        category: shown.category._id,
        productType: 'Ribbon',
        price: 1235,
        costPrice: null,
        ...{ moq: 4, step: 1, max: null, packSize: null, packUnit: '' },
        isActive: true,
        isAvailable: false,
      });
      expect([inHidden, inactive].map(({ _id }) => found.get(_id)?.isActive)).toEqual([false, false]);
    });
  });
});
