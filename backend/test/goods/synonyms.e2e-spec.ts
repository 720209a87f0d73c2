import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  const satin = await shop.given.category({ displayName: 'Satin', productType: 'Ribbon' });
  await shop.given.product({ category: satin._id, size: '1-inch', color: 'Grey', code: '' });
  await shop.given.product({ category: satin._id, size: '1-inch', variant: '150-yd', color: 'Black', code: '' });
});
afterAll(() => shop.close());

const read = async () => (await staff.http.get('/api/synonyms').expect(200)).body;
const save = (body: object) => staff.http.put('/api/synonyms').send(body);
const search = async (q: string) => {
  const { body } = await shop.as.visitor().get('/api/products').query({ q }).expect(200);
  return body;
};
const namesFor = async (q: string) => (await search(q)).data.map(({ name }: { name: string }) => name);

describe('a search', () => {
  it('suggests near lengths, corrected words, and the nearest products if nothing matches', async () => {
    expect(await search('satin')).toMatchObject({ search: { near: [], corrected: [], leftOut: [], nearest: null } });
    expect((await search('satin 122 m')).search.near).toEqual([{ asked: '122 m', found: ['150-yd'] }]);
    expect((await search('sattin')).search.corrected).toEqual([{ asked: 'sattin', found: ['satin'] }]);
    const { data, search: notes } = await search('satin 80 mm');
    expect(data).toEqual([]);
    expect(notes.nearest.missing).toEqual(['80 mm']);
    expect(notes.nearest.products).toHaveLength(2);
  });

  it('finds by the rest of the words if no product has one of them, and names that one', async () => {
    const { data, search: notes } = await search('cheap purple satin for a printer');
    expect(data).toHaveLength(2);
    expect(notes).toMatchObject({ corrected: [], leftOut: ['cheap', 'purple', 'printer'], nearest: null });
  });

  it('finds products by the machines that staff name', async () => {
    const { body: product } = await staff.http.get('/api/products').query({ q: 'grey satin' }).expect(200);
    const [{ _id, version }] = product.data;
    await staff.http.put(`/api/products/${_id}`).send({ version, machines: 'Videojet 6210, Domino V120i' }).expect(200);
    expect(await namesFor('videojet ribbon')).toEqual(['Satin 1-inch Grey']);
    expect(await namesFor('v120i')).toEqual(['Satin 1-inch Grey']);
    expect((await search('grey satin')).data[0].machines).toBe('Videojet 6210, Domino V120i');
  });

  it('is empty for an empty search', async () => {
    expect((await shop.as.visitor().get('/api/products').expect(200)).body).not.toHaveProperty('search');
  });

  it('finds the same products for staff as for visitors, with the stock', async () => {
    const { body } = await staff.http.get('/api/products').query({ q: '25 mm satin' }).expect(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(await namesFor('25 mm satin'));
    expect(body.data[0]).toHaveProperty('stock');
  });
});

describe('the synonyms', () => {
  it('are built in until staff save their own, which searches use immediately', async () => {
    const first = await read();
    expect(first).toMatchObject({ version: 0, updatedAt: null });
    expect(await namesFor('gray')).toEqual(['Satin 1-inch Grey']);
    expect(await namesFor('ash')).toEqual([]);
    const groups = [...first.groups, { phrases: ['ash', ' grey'] }];
    const { body } = await save({ ...first, groups }).expect(200);
    expect(body.version).toBe(1);
    expect(body.groups.at(-1)).toEqual({ phrases: ['ash', 'grey'] });
    expect(await namesFor('ash')).toEqual(['Satin 1-inch Grey']);
  });

  it('are saved by only one of two users who loaded the same list', async () => {
    const { groups, version } = await read();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((word) => save({ groups: [...groups, { phrases: [word, 'ash'] }], version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
