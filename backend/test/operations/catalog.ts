import { TAX_REASON_RULE } from './bounds.js';
import { Pictures } from '../../src/platform/pictures/pictures.service.js';
import {
  byId,
  listed,
  type OperationCase,
  type OperationCases,
  type World,
  stricter,
  looser,
} from './operation-case.js';
import { category, product, stale } from './records.js';

/** `*` matches any version: the caller's copy counts as fresh. */
const known = { headers: { 'if-none-match': '*' } };

const searched: OperationCase = {
  refused: { 304: () => Promise.resolve(known) },
  arrange: async ({ shop }) => {
    const { category: of, size } = await shop.given.product({ color: 'Emerald' });
    const query = { productType: 'Ribbon', categoryIds: [of._id, of._id], 'attributes[size]': [size, '2-inch'] };
    return { query: { ...query, 'attributes[color]': 'Emerald', q: 'emerald', page: 1, limit: 5 } };
  },
};

const searching: OperationCase = {
  ...searched,
  arrange: async (world, example) => {
    const { query, ...said } = await searched.arrange(world, example);
    return { ...said, query: { ...query, sort: '-price' } };
  },
};

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let pictures = 0;

async function picture({ shop }: World): Promise<string> {
  pictures += 1;
  const name = `walk-${pictures}.svg`;
  await shop.app.get(Pictures).putPicture(name, 'image/svg+xml', Buffer.from(`<svg><!-- ${pictures} --></svg>`));
  return name;
}

const products = {
  products_page: searching,
  products_facets: searched,
  products_suggest: { arrange: () => Promise.resolve({ query: { q: 'bla' } }) },
  products_suggestGrouped: { arrange: () => Promise.resolve({ query: { q: 'bla' } }) },
  products_resolve: {
    notRepeated: 'reads',
    bounds: [stricter('Visitors send fewer lines', 'lines')],
    arrange: (_world, example) => Promise.resolve({ body: example }),
  },
  products_listForStaff: listed({ q: 'black', isActive: true, stock_lte: 5000, productType: ['Ribbon'] }),
  products_get: {
    ...byId(product),
    refused: { 304: async (world) => ({ path: { id: (await product(world))._id }, ...known }) },
  },
  products_alternatives: {
    ...byId(product),
    refused: { 304: async (world) => ({ path: { id: (await product(world))._id }, ...known }) },
  },
  products_create: {
    bounds: [
      stricter('There has to be such a category, of this type', 'productType', 'category'),
      TAX_REASON_RULE,
      looser('The server trims', 'images'),
    ],
    arrange: async (world, example) => ({ body: { ...example, category: (await category(world))._id } }),
  },
  products_update: {
    bounds: [TAX_REASON_RULE, looser('The server trims', 'images')],
    arrange: async (world, { version: _version, ...example }) => {
      const { _id, category: of } = await product(world);
      return { path: { id: _id }, body: { ...example, category: of._id } };
    },
    refused: stale(product),
  },
  products_remove: {
    ...byId(product),
    refused: {
      409: async ({ shop, customer }) => {
        const { orderItems } = await shop.given.order(customer);
        return { path: { id: orderItems[0]?.product ?? '' } };
      },
    },
  },
} satisfies OperationCases;

const sheet = (plan = '') => Promise.resolve({ body: { csv: 'sku,price\nRIB-00001,19.5', plan } });

const imports = {
  imports_products: { arrange: () => sheet(), refused: { 409: () => sheet('0'.repeat(64)) } },
} satisfies OperationCases;

const categories = {
  categories_list: {
    ...listed({ q: 'category', isActive: true }),
    refused: { 304: () => Promise.resolve(known) },
  },
  categories_get: byId(category),
  categories_create: { arrange: () => Promise.resolve({}) },
  categories_update: {
    bounds: [
      stricter('Each key has one filter', 'filters'),
      looser('An emptied field of a form counts as none', 'image', 'position', 'filters.0.order'),
    ],
    arrange: async (world, { version: _version, ...example }) => {
      const { _id, name } = await category(world);
      return { path: { id: _id }, body: { ...example, name } };
    },
    refused: stale(category),
  },
  categories_remove: {
    ...byId(category),
    refused: { 409: async (world) => ({ path: { id: (await product(world)).category._id } }) },
  },
} satisfies OperationCases;

export const catalogOperations = {
  ...products,
  ...imports,
  ...categories,
  uploads_picture: {
    notRepeated: 'takes a file',
    arrange: () => Promise.resolve({ headers: { 'content-type': 'image/png' }, body: PIXEL }),
  },
  media_get: {
    arrange: async (world) => ({ path: { name: await picture(world) } }),
    refused: {
      304: async (world) => {
        const name = await picture(world);
        const { headers } = await world.wire.send({ method: 'GET', path: `/media/${name}` });
        return { path: { name }, headers: { 'if-none-match': headers.etag ?? '' } };
      },
    },
  },
} satisfies OperationCases;
