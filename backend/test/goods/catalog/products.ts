import { beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CategoryResponse } from '../../../src/goods/catalog/dto/category.response.js';
import { HistoryEntry } from '../../../src/platform/history/history-entry.schema.js';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('products', () => {
  const UNKNOWN = '6920200f1c2d3e4f5a6b7c8d';

  let shop: TestShop;
  let staff: TestActor;
  let customer: TestActor;
  let ribbons: CategoryResponse;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
    customer = await shop.as.customer();
    ribbons = await shop.given.category({ displayName: 'Satin Ribbon' });
  });

  const newRibbon = () => ({
    productType: 'Ribbon',
    category: ribbons._id,
    size: '1-inch',
    color: 'Black',
    code: 'FC3',
  });

  describe('creating a product', () => {
    it('gives it a name, a SKU and the defaults', async () => {
      const { body } = await staff.http
        .post('/api/products')
        .send({ ...newRibbon(), variant: '' })
        .expect(201);
      expect(body).toMatchObject({
        productType: 'Ribbon',
        category: { _id: ribbons._id, name: ribbons.name, displayName: 'Satin Ribbon', displayNameAr: '' },
        name: 'Satin Ribbon 1-inch Black FC3',
        sku: expect.stringMatching(/^RIB-\d{5}$/),
        variant: '',
        stock: 0,
        moq: 1,
        price: 0,
        unit: 'pcs',
        isAvailable: true,
        isActive: true,
        images: [],
        version: 1,
      });
    });

    it('has the name that staff enter instead of the generated one, until they clear it', async () => {
      const nameEn = 'Satin ribbon 1 inch × 100 yd, mint';
      const { body } = await staff.http
        .post('/api/products')
        .send({ ...newRibbon(), variant: '', nameEn })
        .expect(201);
      const put = (fields: object) => staff.http.put(`/api/products/${body._id}`).send(fields).expect(200);
      expect(body).toMatchObject({ name: nameEn, nameEn });
      expect((await put({ color: 'White' })).body.name).toBe(nameEn);
      const { body: found } = await shop.as.visitor().get('/api/products?q=satin+mint').expect(200);
      expect(found.data).toContainEqual(expect.objectContaining({ _id: body._id, name: nameEn }));
      expect(found.data[0]).not.toHaveProperty('nameEn');
      expect((await put({ nameEn: '' })).body.name).toBe('Satin Ribbon 1-inch White FC3');
    });

    it('takes every other field as well, money in AED', async () => {
      const fields = {
        variant: '100-yd',
        sort: 'Premium',
        quality: 'A++',
        origin: 'Japan',
        unit: 'roll',
        displaySpecs: 'Soft, Fast',
        description: 'For coding.\nOn film.',
        descriptionAr: 'للترميز.\nعلى الأغشية.',
        nameAr: 'شريط ترميز',
        storageLocation: 'A-03-2',
        stock: 120,
        moq: 5,
        price: 18.55,
        isAvailable: false,
        isActive: false,
        images: ['https://example.com/a.png', '/media/a.svg'],
      };
      const { body } = await staff.http
        .post('/api/products')
        .send({ ...newRibbon(), ...fields })
        .expect(201);
      expect(body).toMatchObject(fields);
    });

    it('gives every product its own SKU, even if many are created concurrently', async () => {
      const calls = Array.from({ length: 8 }, () => staff.http.post('/api/products').send(newRibbon()));
      const answers = await Promise.all(calls);
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
      expect(new Set(answers.map(({ body }) => String(body.sku))).size).toBe(8);
    });

    it.each([
      [{ productType: '' }, { productType: 'Product type is required.' }],
      [{ productType: undefined }, { productType: 'Product type is required.' }],
      [{ productType: 'Glue' }, { productType: 'Must be one of Ribbon, Creasing Matrix, Double Face Tape, Rubber.' }],
      [{ productType: 'Rubber' }, { productType: 'The product type must match the category (Ribbon).' }],
      [{ category: '' }, { category: 'Category is required.' }],
      [{ category: null }, { category: 'Category is required.' }],
      [{ category: 'satin' }, { category: 'Must be a record ID.' }],
      [{ category: UNKNOWN }, { category: 'This category does not exist.' }],
      [{ size: ' ' }, { size: 'Size is required.' }],
      [{ size: { $gt: '' } }, { size: 'Size is required.' }],
      [{ color: 'x'.repeat(41) }, { color: 'Must be at most 40 characters.' }],
      [{ moq: 0 }, { moq: 'Must be a whole number from 1 to 1,000,000,000.' }],
      [{ stock: -1 }, { stock: 'Must be a whole number from 0 to 1,000,000,000.' }],
      [{ stock: 1.5 }, { stock: 'Must be a whole number from 0 to 1,000,000,000.' }],
      [{ price: 1.005 }, { price: 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.' }],
      [{ price: -1 }, { price: 'Must be an amount in AED from 0 to 10,000,000, with up to two decimals.' }],
      [{ images: ['javascript:alert(1)'] }, { images: 'Must be a web address (https://…) or start with /media/.' }],
      [{ images: Array<string>(13).fill('/media/a.svg') }, { images: 'Must have at most 12 entries.' }],
    ])('refuses %j and names the field', async (fields, errors) => {
      const { body } = await staff.http
        .post('/api/products')
        .send({ ...newRibbon(), ...fields })
        .expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    });
  });

  describe('changing a product', () => {
    it('accepts the whole record: type and SKU stay, the name is updated', async () => {
      const product = await shop.given.product({ category: ribbons._id, code: 'FC3' });
      const record = {
        ...product,
        id: product._id,
        sku: 'X',
        name: 'X',
        productType: 'Rubber',
        color: 'Gold',
        price: 20,
      };
      const { body } = await staff.http.put(`/api/products/${product._id}`).send(record).expect(200);
      expect(body).toMatchObject({
        sku: product.sku,
        productType: 'Ribbon',
        name: 'Satin Ribbon 1-inch Gold FC3',
        price: 20,
        version: 2,
      });
    });

    it('keeps fields that are not in the body', async () => {
      const product = await shop.given.product({ stock: 7, origin: 'Japan' });
      const { body } = await staff.http.put(`/api/products/${product._id}`).send({ moq: 3 }).expect(200);
      expect(body).toMatchObject({ moq: 3, stock: 7, origin: 'Japan', price: product.price, size: product.size });
    });

    it('accepts emptied texts', async () => {
      const product = await shop.given.product({ variant: '100-yd', isActive: false });
      const emptied = { variant: null, color: '', isActive: null, images: null, size: null };
      const { body } = await staff.http.put(`/api/products/${product._id}`).send(emptied).expect(200);
      expect(body).toMatchObject({ variant: '', color: '', isActive: false, images: [], size: '1-inch' });
    });

    it('moves it to another category of its type, but not of another type', async () => {
      const product = await shop.given.product({ code: 'M1' });
      const other = await shop.given.category({ displayName: 'Wax Ribbon' });
      const tapes = await shop.given.category({ productType: 'Double Face Tape' });
      const { body } = await staff.http.put(`/api/products/${product._id}`).send({ category: other }).expect(200);
      expect(body).toMatchObject({ category: { _id: other._id }, name: 'Wax Ribbon 1-inch Black M1' });
      const refused = await staff.http.put(`/api/products/${product._id}`).send({ category: tapes._id }).expect(400);
      expect(refused.body.errors).toEqual({
        category: 'The product type must match the category (Ribbon).',
      });
    });

    it('refuses an old version and changes nothing', async () => {
      const { _id } = await shop.given.product({ price: 10 });
      await staff.http.put(`/api/products/${_id}`).send({ price: 11, version: 1 }).expect(200);
      const { body } = await staff.http.put(`/api/products/${_id}`).send({ price: 12, version: 1 }).expect(409);
      expect(body.code).toBe('STALE_VERSION');
      expect((await staff.http.get(`/api/products/${_id}`).expect(200)).body).toMatchObject({ price: 11, version: 2 });
    });

    it('accepts one of many changes of the same version', async () => {
      const { _id } = await shop.given.product();
      const calls = [1, 2, 3, 4, 5].map((price) => staff.http.put(`/api/products/${_id}`).send({ price, version: 1 }));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it('is refused if a field is wrong or the product is missing', async () => {
      const { _id } = await shop.given.product();
      const { body } = await staff.http.put(`/api/products/${_id}`).send({ size: '' }).expect(400);
      expect(body.errors).toEqual({ size: 'Size is required.' });
      await staff.http.put(`/api/products/${UNKNOWN}`).send({ moq: 2 }).expect(404);
      await staff.http.put('/api/products/none').send({ moq: 2 }).expect(404);
    });
  });

  describe('one product', () => {
    it('is shown to visitors and customers without stock and storage', async () => {
      const { _id } = await shop.given.product({ storageLocation: 'A-03', stock: 9 });
      for (const http of [shop.as.visitor(), customer.http]) {
        const { body } = await http.get(`/api/products/${_id}`).expect(200);
        const hidden = ['stock', 'storageLocation', 'createdAt', 'updatedAt', 'searchText', 'listKey'];
        expect(Object.keys(body).filter((field) => hidden.includes(field))).toEqual([]);
        expect(body).toMatchObject({ _id, price: 18.5 });
      }
    });

    it('is shown whole to staff', async () => {
      const product = await shop.given.product({ storageLocation: 'A-03', stock: 9 });
      const { body } = await staff.http.get(`/api/products/${product._id}`).expect(200);
      expect(body).toEqual(product);
      expect(body).toMatchObject({ storageLocation: 'A-03', stock: 9, createdAt: expect.any(String) });
    });

    it('is visible only to staff while it or its category is inactive', async () => {
      const category = await shop.given.category({ isActive: false });
      const inactive = await shop.given.product({ isActive: false });
      const inHidden = await shop.given.product({ category: category._id });
      for (const { _id } of [inactive, inHidden]) {
        const { body } = await shop.as.visitor().get(`/api/products/${_id}`).expect(404);
        expect(body).toEqual({ statusCode: 404, code: 'PRODUCT_NOT_FOUND', message: 'Product not found' });
        await customer.http.get(`/api/products/${_id}`).expect(404);
        await staff.http.get(`/api/products/${_id}`).expect(200);
      }
    });

    it.each(['none', UNKNOWN, '%00', '[object Object]'])('returns 404 for %j', async (id) => {
      const { body } = await shop.as.visitor().get(`/api/products/${id}`).expect(404);
      expect(body.message).toBe('Product not found');
    });
  });

  describe('deleting a product', () => {
    it('removes it', async () => {
      const { _id } = await shop.given.product();
      expect((await staff.http.delete(`/api/products/${_id}`).expect(200)).body).toEqual({ _id });
      await staff.http.get(`/api/products/${_id}`).expect(404);
      await staff.http.delete(`/api/products/${_id}`).expect(404);
    });
  });

  describe('the history', () => {
    it('shows who created, changed and deleted a product, and the price in fils', async () => {
      const { body } = await staff.http
        .post('/api/products')
        .send({ ...newRibbon(), price: 10 })
        .expect(201);
      await staff.http.put(`/api/products/${body._id}`).send({ price: 12.5, moq: 1 }).expect(200);
      await staff.http.put(`/api/products/${body._id}`).send({ price: 99, version: 1 }).expect(409);
      await staff.http.delete(`/api/products/${body._id}`).expect(200);
      const entries = shop.app.get<Model<HistoryEntry>>(getModelToken(HistoryEntry.name));
      const history = await entries.find({ resource: 'products', resourceId: body._id }).sort({ at: 1 }).lean();
      expect(history.map(({ action, actorName }) => [action, actorName])).toEqual([
        ['created', 'Omar Staff'],
        ['updated', 'Omar Staff'],
        ['deleted', 'Omar Staff'],
      ]);
      expect(history[1]?.changes).toEqual([{ field: 'price', from: 1000, to: 1250 }]);
    });
  });

  describe('the calls of staff', () => {
    it('are refused for all others', async () => {
      const { _id } = await shop.given.product();
      for (const [http, status] of [
        [shop.as.visitor(), 401],
        [customer.http, 403],
      ] as const) {
        await http.post('/api/products').send(newRibbon()).expect(status);
        await http.put(`/api/products/${_id}`).send({ moq: 2 }).expect(status);
        await http.delete(`/api/products/${_id}`).expect(status);
        await http.get('/api/products/admin').expect(status);
      }
      expect((await staff.http.get(`/api/products/${_id}`).expect(200)).body.version).toBe(1);
    });
  });

  describe('the staff’s list', () => {
    const list = (query: Record<string, string>) => staff.http.get('/api/products/admin').query(query);

    it('uses the format of the back office', async () => {
      const category = await shop.given.category();
      for (const size of ['10-mm', '6-mm', '9-mm']) {
        await shop.given.product({ category: category._id, size, isActive: size !== '9-mm' });
      }
      const filter = JSON.stringify({ category: category._id });
      const { body, headers } = await list({ filter, sort: '["size","ASC"]', range: '[0,1]' }).expect(200);
      expect(headers['content-range']).toBe('products 0-1/3');
      expect(body.map(({ size }: { size: string }) => size)).toEqual(['6-mm', '9-mm']);
      expect(body[0]).toMatchObject({ stock: 1000, isActive: true });
    });

    it('finds by ids, words, text fields, flags and low stock', async () => {
      const wanted = await shop.given.product({ color: 'Turquoise', stock: 3, isAvailable: false, quality: 'B' });
      await shop.given.product({ color: 'Turquoise Dark', stock: 900 });
      for (const filter of [
        { id: [wanted._id] },
        { q: `turquoise ${wanted.code.toLowerCase()}` },
        { q: `${wanted.sku} ` },
        { color: 'Turquoise' },
        { color: ['Turquoise', 'None'], productType: 'Ribbon' },
        { q: 'turquoise', isAvailable: false },
        { q: 'turquoise', stock_lte: 3 },
        { quality: 'B' },
      ]) {
        const { body, headers } = await list({ filter: JSON.stringify(filter) }).expect(200);
        expect(headers['content-range']).toBe('products 0-0/1');
        expect(body[0]._id).toBe(wanted._id);
      }
    });

    it('returns the same page as the shop, with hidden products but without those three fields', async () => {
      const category = await shop.given.category();
      await shop.given.product({ category: category._id, isActive: false });
      const { body } = await list({ categoryIds: category._id, limit: '5' }).expect(200);
      expect(body.pagination).toEqual({ page: 1, limit: 5, total: 1, totalPages: 1 });
      expect(body.data[0]).toMatchObject({ isActive: false, stock: 1000 });
    });
  });
});
