import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CategoryResponse } from '../../src/goods/catalog/dto/category.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { once } from '../support/once.js';

const UNKNOWN = '6920200f1c2d3e4f5a6b7c8d';

let shop: TestShop;
let staff: TestActor;
let customer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  customer = await shop.as.customer();
});
afterAll(() => shop.close());

const namesOf = (categories: CategoryResponse[]) => categories.map(({ name }) => name);

describe('creating a category', () => {
  it('needs no body, and creates an inactive category with an unused name', async () => {
    const first = await staff.http.post('/api/categories').expect(201);
    const second = await staff.http.post('/api/categories').expect(201);
    expect(first.body).toMatchObject({
      name: 'new-category',
      displayName: 'New Category',
      productType: 'Ribbon',
      description: '',
      position: 0,
      isActive: false,
      image: '',
      filters: [],
      version: 1,
    });
    expect(second.body).toMatchObject({ name: 'new-category-2', displayName: 'New Category 2' });
  });

  it('gives each its own name, even if many are created concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => staff.http.post('/api/categories')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(201));
    expect(new Set(answers.map(({ body }) => String(body.name))).size).toBe(6);
  });
});

describe('the list', () => {
  it('shows visitors the active ones by position, staff all', async () => {
    await shop.given.category({ name: 'list-second', position: 2 });
    await shop.given.category({ name: 'list-first', position: 1 });
    await shop.given.category({ name: 'list-hidden', position: 1, isActive: false });
    const listed = async (http: TestActor['http']) => {
      const { body } = await http.get('/api/categories').expect(200);
      return namesOf(body).filter((name) => name.startsWith('list-'));
    };
    expect(await listed(shop.as.visitor())).toEqual(['list-first', 'list-second']);
    expect(await listed(customer.http)).toEqual(['list-first', 'list-second']);
    expect(await listed(staff.http)).toEqual(['list-first', 'list-hidden', 'list-second']);
  });

  it('uses the format of the back office for staff', async () => {
    const tape = await shop.given.category({ displayName: 'Zebra Tape', productType: 'Double Face Tape' });
    const filter = '{"q":"zebra","productType":"Double Face Tape","isActive":true}';
    const { body, headers } = await staff.http
      .get('/api/categories')
      .query({ filter, sort: '["name","DESC"]', range: '[0,9]' })
      .expect(200);
    expect(headers['content-range']).toBe('categories 0-0/1');
    expect(body).toEqual([tape]);
  });

  it('shows a single category, and an inactive one only to staff', async () => {
    const { _id } = await shop.given.category({ isActive: false });
    const { body } = await shop.as.visitor().get(`/api/categories/${_id}`).expect(404);
    expect(body).toEqual({ statusCode: 404, code: 'CATEGORY_NOT_FOUND', message: 'Category not found' });
    await staff.http.get(`/api/categories/${_id}`).expect(200);
    const active = await shop.given.category();
    expect((await shop.as.visitor().get(`/api/categories/${active._id}`).expect(200)).body).toEqual(active);
    await staff.http.get('/api/categories/none').expect(404);
  });
});

describe('changing a category', () => {
  it('takes the whole record back and cleans its filters', async () => {
    const category = await shop.given.category();
    const filters = [
      { Key: 'size', displayName: '', values: [' 6-mm', '', '9-mm', '6-mm'], order: 'first', _id: 'x' },
      { Key: 'color', displayName: 'Colour', values: null, order: 2 },
    ];
    const record = { ...category, id: category._id, description: ' For boxes ', position: 3, filters };
    const { body } = await staff.http.put(`/api/categories/${category._id}`).send(record).expect(200);
    expect(body).toEqual({
      ...category,
      description: 'For boxes',
      position: 3,
      filters: [
        { Key: 'size', displayName: 'Size', values: ['6-mm', '9-mm'], order: 0 },
        { Key: 'color', displayName: 'Colour', values: [], order: 2 },
      ],
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('updates its products: name, type, position and visibility', async () => {
    const category = await shop.given.category({ displayName: 'Old Name' });
    const { _id } = await shop.given.product({ category: category._id, code: 'Z1' });
    const changes = { displayName: 'New Name', name: 'renamed', productType: 'Rubber' };
    await staff.http.put(`/api/categories/${category._id}`).send(changes).expect(200);
    const { body } = await shop.as.visitor().get(`/api/products/${_id}`).expect(200);
    expect(body).toMatchObject({
      name: 'New Name 1-inch Black Z1',
      productType: 'Rubber',
      category: { _id: category._id, name: 'renamed', displayName: 'New Name' },
      version: 1,
    });
    const found = await shop.as.visitor().get('/api/products').query({ q: 'new name z1', productType: 'Rubber' });
    expect(found.body.pagination.total).toBe(1);
    await staff.http.put(`/api/categories/${category._id}`).send({ isActive: false }).expect(200);
    await shop.as.visitor().get(`/api/products/${_id}`).expect(404);
  });

  it('renames a product after the new name of its category, in either order of the changes', async () => {
    const category = await shop.given.category({ displayName: 'Before' });
    const { _id } = await shop.given.product({ category: category._id, code: 'A1' });
    const created = { productType: 'Ribbon', category: category._id, size: '2-inch' };
    const [, , product] = await Promise.all([
      staff.http.put(`/api/categories/${category._id}`).send({ displayName: 'After' }).expect(200),
      staff.http.put(`/api/products/${_id}`).send({ code: 'A2' }).expect(200),
      staff.http.post('/api/products').send(created).expect(201),
    ]);
    const nameOf = async (id: string) => (await staff.http.get(`/api/products/${id}`).expect(200)).body.name;
    expect(await nameOf(_id)).toBe('After 1-inch Black A2');
    expect(await nameOf(product.body._id)).toBe('After 2-inch');
  });

  const untouched = once(() => shop.given.category());
  it.each([
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ displayName: '' }, { displayName: 'Display name is required.' }],
    [{ productType: 'Glue' }, { productType: 'Must be one of Ribbon, Creasing Matrix, Double Face Tape, Rubber.' }],
    [{ position: -1 }, { position: 'Position must be a whole number of 0 or more.' }],
    [{ position: 1.5 }, { position: 'Position must be a whole number of 0 or more.' }],
    [{ isActive: 'yes' }, { isActive: 'Must be true or false.' }],
    [{ image: 'data:text/html,x' }, { image: 'Must be a web address (https://…) or start with /media/.' }],
    [
      { filters: [{ Key: 'price' }] },
      { 'filters.0.Key': 'Must be one of size, variant, color, code, sort, quality, origin, unit.' },
    ],
    [
      { filters: [{ Key: 'size' }, { Key: 'size' }] },
      { 'filters.1.Key': 'Another filter in this category already has this key. Choose another key.' },
    ],
  ])('refuses %j and names the field', async (fields, errors) => {
    const { _id } = await untouched();
    const { body } = await staff.http.put(`/api/categories/${_id}`).send(fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
  });

  it('refuses a name that is already used', async () => {
    await shop.given.category({ name: 'taken' });
    const created = await shop.given.category();
    await staff.http.put(`/api/categories/${created._id}`).send({ name: ' TAKEN ' }).expect(409);
    await staff.http.put(`/api/categories/${created._id}`).send({ name: created.name.toUpperCase() }).expect(200);
    const { _id } = await shop.given.category();
    const { body } = await staff.http.put(`/api/categories/${_id}`).send({ name: 'taken' }).expect(409);
    expect(body).toMatchObject({
      code: 'CATEGORY_NAME_TAKEN',
      errors: { name: 'Another category already has this name. Choose another name.' },
    });
  });

  it('refuses an old version and changes nothing', async () => {
    const { _id } = await shop.given.category();
    await staff.http.put(`/api/categories/${_id}`).send({ position: 1, version: 1 }).expect(200);
    const { body } = await staff.http.put(`/api/categories/${_id}`).send({ position: 2, version: 1 }).expect(409);
    expect(body.code).toBe('STALE_VERSION');
    const seen = await staff.http.get(`/api/categories/${_id}`).expect(200);
    expect(seen.body).toMatchObject({ position: 1, version: 2 });
  });

  it('returns 404 if it is missing', async () => {
    await staff.http.put(`/api/categories/${UNKNOWN}`).send({ position: 1 }).expect(404);
    await staff.http.delete(`/api/categories/${UNKNOWN}`).expect(404);
  });
});

describe('deleting a category', () => {
  it('removes an empty one', async () => {
    const { _id } = await shop.given.category();
    expect((await staff.http.delete(`/api/categories/${_id}`).expect(200)).body).toEqual({ _id });
    await staff.http.get(`/api/categories/${_id}`).expect(404);
  });

  it('is refused while it contains products, even hidden ones', async () => {
    const { _id } = await shop.given.category();
    const product = await shop.given.product({ category: _id, isActive: false });
    const { body } = await staff.http.delete(`/api/categories/${_id}`).expect(409);
    expect(body.code).toBe('CATEGORY_IN_USE');
    await staff.http.delete(`/api/products/${product._id}`).expect(200);
    await staff.http.delete(`/api/categories/${_id}`).expect(200);
  });

  it.each(Array.from({ length: 5 }, (_, index) => index))(
    'never leaves a product without a category during a concurrent move (%i)',
    async () => {
      const { _id } = await shop.given.category();
      const product = await shop.given.product();
      const [deletion, move] = await Promise.all([
        staff.http.delete(`/api/categories/${_id}`),
        staff.http.put(`/api/products/${product._id}`).send({ category: _id }),
      ]);
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual([deletion.status, move.status]);
      const { body } = await staff.http.get(`/api/products/${product._id}`).expect(200);
      await staff.http.get(`/api/categories/${body.category._id}`).expect(200);
    },
  );
});

describe('the calls of staff', () => {
  it('are refused for all others', async () => {
    const { _id } = await shop.given.category();
    for (const [http, status] of [
      [shop.as.visitor(), 401],
      [customer.http, 403],
    ] as const) {
      await http.post('/api/categories').expect(status);
      await http.put(`/api/categories/${_id}`).send({ position: 1 }).expect(status);
      await http.delete(`/api/categories/${_id}`).expect(status);
    }
    expect((await staff.http.get(`/api/categories/${_id}`).expect(200)).body.version).toBe(1);
  });
});
