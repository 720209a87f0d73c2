import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CategoryResponse } from '../../src/goods/catalog/dto/category.response.js';
import type { FacetsResponse } from '../../src/goods/catalog/dto/facets.response.js';
import type { ProductPageResponse, ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type {
  GroupedSuggestionsResponse,
  SuggestionResponse,
} from '../../src/goods/catalog/dto/suggestion.response.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let satin: CategoryResponse;
let wax: CategoryResponse;
let tape: CategoryResponse;
let hiddenProduct: ProductResponse;

/** Six products on show (satin 3, wax 1, tape 2), one hidden, one in a hidden category. */
beforeAll(async () => {
  shop = await startShop();
  const size = { Key: 'size' as const, displayName: 'Width', order: 2, values: ['1-inch', '1/2-inch', '3/4-inch'] };
  const color = { Key: 'color' as const, displayName: 'Colour', order: 1, values: ['Gold', 'Black'] };
  satin = await shop.given.category({ displayName: 'Satin', position: 2, filters: [size, color] });
  wax = await shop.given.category({ displayName: 'Wax', position: 1, filters: [{ ...size, values: ['2-inch'] }] });
  tape = await shop.given.category({ displayName: 'Tape', position: 3, productType: 'Double Face Tape' });
  const hidden = await shop.given.category({ displayName: 'Hidden', isActive: false });
  const of = (category: CategoryResponse, fields: object) =>
    shop.given.product({ category: category._id, productType: category.productType, ...fields });
  await of(satin, { size: '1-inch', color: 'Black', code: 'S10' });
  await of(satin, { size: '1-inch', color: 'Gold', code: 'S9' });
  await of(satin, { size: '1/2-inch', color: 'Black', code: 'S8' });
  await of(wax, { size: '2-inch', color: 'Black', code: 'W(1)' });
  await of(tape, { size: '12-mm', color: '', code: '' });
  await of(tape, { size: '6-mm', color: '', code: '' });
  hiddenProduct = await of(satin, { size: '3/4-inch', color: 'Black', isActive: false });
  await of(hidden, { size: '3/4-inch', color: 'Black' });
});
afterAll(() => shop.close());

const page = async (query: string): Promise<ProductPageResponse> => {
  const { body } = await shop.as.visitor().get(`/api/products?${query}`).expect(200);
  return body;
};
const namesFor = async (query: string) => (await page(query)).data.map(({ name }) => name);

const SATIN = ['Satin 1/2-inch Black S8', 'Satin 1-inch Black S10', 'Satin 1-inch Gold S9'];
const WAX = ['Wax 2-inch Black W(1)'];
const TAPE = ['Tape 6-mm', 'Tape 12-mm'];

describe('the shop', () => {
  it('shows active products of active categories by category and size', async () => {
    expect(await namesFor('')).toEqual([...WAX, ...SATIN, ...TAPE]);
  });

  it.each([
    ['productType=Ribbon', [...WAX, ...SATIN]],
    ['productType=Double+Face+Tape', TAPE],
    ['productType=Rubber', []],
    ['productType=&categoryIds=&q=&page=&limit=&attributes%5Bsize%5D=', [...WAX, ...SATIN, ...TAPE]],
    ['attributes[size]=1-inch', SATIN.slice(1)],
    ['attributes[size]=1-inch&attributes[size]=1/2-inch', SATIN],
    ['attributes%5Bsize%5D=1-inch&attributes%5Bcolor%5D=Gold', [SATIN[2]]],
    ['attributes[color]=Silver', []],
    ['q=black', [...WAX, ...SATIN.slice(0, 2)]],
    ['q=SATIN+black', SATIN.slice(0, 2)],
    ['q=w(1)', WAX],
    ['q=.*', []],
  ])('returns the right products for %s', async (query, names) => {
    expect(await namesFor(query)).toEqual(names);
  });

  it('accepts several categories', async () => {
    expect(await namesFor(`categoryIds=${satin._id}`)).toEqual(SATIN);
    expect(await namesFor(`categoryIds=${satin._id}&categoryIds=${tape._id}`)).toEqual([...SATIN, ...TAPE]);
  });

  it('finds a product by its SKU', async () => {
    const [first] = (await page('limit=1')).data;
    expect(await namesFor(`q=${String(first?.sku).toLowerCase()}`)).toEqual([first?.name]);
  });

  it('returns the products of a cart without deleted and hidden ones', async () => {
    const { data } = await page('');
    const ids = [...data.slice(2, 4).map(({ _id }) => _id), hiddenProduct._id, 'f'.repeat(24)];
    expect(await namesFor(ids.map((id) => `ids=${id}`).join('&'))).toEqual(SATIN.slice(1));
  });

  it('returns each product once over all pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(`page=${number}&limit=2`)));
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 3, 4].map((number) => ({ page: number, limit: 2, total: 6, totalPages: 3 })),
    );
    expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual([...WAX, ...SATIN, ...TAPE]);
  });

  it('has pages of 24', async () => {
    expect((await page('')).pagination).toEqual({ page: 1, limit: 24, total: 6, totalPages: 1 });
  });

  it('shows stock to staff but not to visitors', async () => {
    const staff = await shop.as.staff();
    const { body } = await staff.http.get('/api/products?limit=1').expect(200);
    expect(body.data[0]).toMatchObject({ stock: 1000, storageLocation: '' });
    expect((await page('limit=1')).data[0]).not.toHaveProperty('stock');
    expect((await page('limit=1')).data[0]).not.toHaveProperty('storageLocation');
  });

  it.each([
    ['productType[$ne]=x', 'productType[$ne]'],
    ['attributes[price]=1', 'attributes[price]'],
    ['attributes[size][$ne]=1', 'attributes[size][$ne]'],
    [Array.from({ length: 51 }, (_, index) => `attributes[size]=${index}`).join('&'), 'attributes[size]'],
    ['q=a&q=b', 'q'],
  ])('refuses %.40s', async (query, field) => {
    for (const path of ['/api/products', '/api/products/facets']) {
      const { body } = await shop.as.visitor().get(`${path}?${query}`).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });
});

describe('the suggestions', () => {
  const suggestions = async (q: string): Promise<SuggestionResponse[]> => {
    const { body } = await shop.as
      .visitor()
      .get(`/api/products/suggestions?${new URLSearchParams({ q }).toString()}`)
      .expect(200);
    return body;
  };
  const namesOf = async (q: string) => (await suggestions(q)).map(({ name }) => name);

  it.each([
    ['sat', SATIN],
    ['inch  BLACK', [...WAX, ...SATIN.slice(0, 2)]],
    ['w(1', WAX],
    ['.*', []],
    ['nothing like it', []],
    [' ', []],
  ])('a search for "%s" suggests the listed products that contain every word', async (q, names) => {
    expect(await namesOf(q)).toEqual(names);
  });

  it('contain only the fields that a search field shows', async () => {
    const [product] = (await page('limit=1')).data;
    const { _id, name, sku, isAvailable } = product ?? {};
    expect(await suggestions(String(sku))).toEqual([{ _id, name, sku, image: '', isAvailable }]);
  });
});

it('a search for only a machine make lists the whole shop and names the ignored word', async () => {
  const { data, pagination, search } = await page('q=bizerba');
  expect(pagination.total).toBe(6);
  expect(search).toMatchObject({ leftOut: ['bizerba'], nearest: null });
  const suggested = await shop.as.visitor().get('/api/products/suggestions/grouped?q=bizerba').expect(200);
  expect(suggested.body).toMatchObject({ leftOut: ['bizerba'], products: data.slice(0, 5) });
});

describe('the grouped suggestions', () => {
  const grouped = async (q: string): Promise<GroupedSuggestionsResponse> => {
    const address = `/api/products/suggestions/grouped?${new URLSearchParams({ q }).toString()}`;
    return (await shop.as.visitor().get(address).expect(200)).body;
  };

  it('narrow the matches by category and size, and contain whole products', async () => {
    const { categories, sizes, products } = await grouped('black');
    const found = await page('q=black');
    expect(products).toEqual(found.data.slice(0, 5));
    for (const { _id, productType, count } of categories) {
      const narrowed = await page(`q=black&productType=${productType}&categoryIds=${_id}`);
      expect(narrowed.pagination.total).toBe(count);
    }
    for (const { size, count } of sizes) {
      const query = new URLSearchParams({ q: 'black', 'attributes[size]': size });
      expect((await page(query.toString())).pagination.total).toBe(count);
    }
    expect(categories.length).toBeGreaterThan(0);
    expect(sizes.length).toBeGreaterThan(0);
  });

  it('don’t narrow the matches if one product or none is found', async () => {
    const [product] = (await page('limit=1')).data;
    expect(await grouped(String(product?.sku))).toEqual({
      ...{ categories: [], sizes: [], leftOut: [] },
      products: [product],
    });
    expect(await grouped('nothing like it')).toEqual({ categories: [], sizes: [], products: [], leftOut: [] });
  });
});

describe('the counts', () => {
  const facets = async (query: string): Promise<FacetsResponse> => {
    const { body } = await shop.as.visitor().get(`/api/products/facets?${query}`).expect(200);
    return body;
  };
  const typesOf = ({ productTypes }: FacetsResponse) => productTypes.map(({ value, count }) => `${value} ${count}`);
  const categoriesOf = ({ categories }: FacetsResponse) => categories.map((one) => `${one.displayName} ${one.count}`);
  const attributesOf = ({ attributes }: FacetsResponse) =>
    attributes.map(
      ({ displayName, values }) => `${displayName}: ${values.map((one) => `${one.value} ${one.count}`).join(', ')}`,
    );
  const TYPES = ['Ribbon 4', 'Creasing Matrix 0', 'Double Face Tape 2', 'Rubber 0'];

  it('contain types and categories, but no attributes, while nothing is selected', async () => {
    const all = await facets('');
    expect(typesOf(all)).toEqual(TYPES);
    expect(categoriesOf(all)).toEqual(['Wax 1', 'Satin 3', 'Tape 2']);
    expect(all.attributes).toEqual([]);
  });

  it('show the categories of the selected type with their merged filters, in order', async () => {
    const ribbons = await facets('productType=Ribbon');
    expect(typesOf(ribbons)).toEqual(TYPES);
    expect(categoriesOf(ribbons)).toEqual(['Wax 1', 'Satin 3']);
    expect(attributesOf(ribbons)).toEqual(['Colour: Gold 1, Black 3', 'Width: 2-inch 1, 1-inch 2, 1/2-inch 1']);
  });

  it('show the filters of the selected categories', async () => {
    const chosen = await facets(`productType=Ribbon&categoryIds=${wax._id}`);
    expect(categoriesOf(chosen)).toEqual(['Wax 1', 'Satin 3']);
    expect(attributesOf(chosen)).toEqual(['Width: 2-inch 1']);
  });

  it('count each attribute as if none of its values was selected', async () => {
    const gold = await facets(`categoryIds=${satin._id}&attributes[color]=Gold`);
    expect(attributesOf(gold)).toEqual(['Colour: Gold 1, Black 2', 'Width: 1-inch 1']);
    expect(categoriesOf(gold)).toEqual(['Satin 1']);
  });

  it('keep selected values even without products', async () => {
    const none = await facets(`categoryIds=${satin._id}&attributes[color]=Gold&attributes[size]=3/4-inch`);
    expect(attributesOf(none)).toEqual(['Colour: Gold 0', 'Width: 1-inch 1, 3/4-inch 0']);
    expect(categoriesOf(none)).toEqual(['Satin 0']);
  });

  it('follow the words of a search', async () => {
    const gold = await facets('productType=Ribbon&q=gold');
    expect(typesOf(gold)).toEqual(['Ribbon 1', 'Creasing Matrix 0', 'Double Face Tape 0', 'Rubber 0']);
    expect(categoriesOf(gold)).toEqual(['Satin 1']);
  });

  it('include the filters of the only type that a search finds', async () => {
    const black = await facets('q=black');
    expect(categoriesOf(black)).toEqual(['Wax 1', 'Satin 2']);
    expect(attributesOf(black)).toEqual(['Colour: Black 3', 'Width: 2-inch 1, 1-inch 1, 1/2-inch 1']);
    expect((await facets('q=satin+tape')).attributes).toEqual([]);
  });
});
