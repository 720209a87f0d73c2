const PAGE_SIZE = 48;

/** Three filters of the demo catalogue: a real choice, and still wide enough for many pages of a grown one. */
export const CHOICE = [
  ['productType', 'Ribbon'],
  ['attributes[quality]', 'A'],
  ['attributes[quality]', 'A++'],
  ['attributes[size]', '1-inch'],
  ['attributes[size]', '3/4-inch'],
  ['attributes[size]', '110-mm'],
];

const of = (...query) => new URLSearchParams(query);
export const listing = (page) => `/api/products?${of(...CHOICE, ['limit', PAGE_SIZE], ['page', page])}`;
export const FACETS = `/api/products/facets?${of(...CHOICE)}`;
export const SEARCH = `/api/products?${of(['q', 'satin black'], ['limit', PAGE_SIZE])}`;

const isFullPage = ({ body }) => JSON.parse(body).data.length === PAGE_SIZE;
const isNotEmpty = ({ body }) => JSON.parse(body).data.length > 0;

const pageOfListing = (page) => ({
  name: `listing of ${PAGE_SIZE}, three filters, page ${page}`,
  path: () => listing(page),
  isAsNamed: isFullPage,
});

/** What visitors ask for. */
export const CATALOGUE_CASES = [
  ...[1, 5, 20].map(pageOfListing),
  {
    name: 'facets of that listing',
    path: () => FACETS,
    isAsNamed: ({ body }) => JSON.parse(body).attributes.length > 0,
  },
  {
    name: `whole catalogue, ${PAGE_SIZE} on a page`,
    path: () => `/api/products?limit=${PAGE_SIZE}`,
    isAsNamed: isFullPage,
  },
  { name: 'search for two words', path: () => SEARCH, isAsNamed: isNotEmpty },
  {
    name: 'one product',
    path: firstProductPath,
    isAsNamed: ({ body }) => typeof JSON.parse(body).sku === 'string',
  },
  { name: 'categories', path: () => '/api/categories', isAsNamed: ({ body }) => JSON.parse(body).length > 0 },
  { name: 'static page', path: () => '/', isAsNamed: ({ type }) => type.startsWith('text/html') },
];

export async function firstProductPath({ visitor }) {
  const { body } = await visitor.get(listing(1));
  return `/api/products/${JSON.parse(body).data[0]._id}`;
}
