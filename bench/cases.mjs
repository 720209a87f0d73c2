import { StepFailure } from '../scripts/setup/failure.mjs';

const PAGE_SIZE = 48;
const STAFF_ROWS = 25;

/** Three filters of the demo catalogue: a real choice, and still wide enough to fill a page. */
const CHOICE = [
  ['productType', 'Ribbon'],
  ['attributes[quality]', 'A'],
  ['attributes[quality]', 'A++'],
  ['attributes[size]', '1-inch'],
  ['attributes[size]', '3/4-inch'],
  ['attributes[size]', '110-mm'],
];

const listingPath = `/api/products?${new URLSearchParams([...CHOICE, ['limit', String(PAGE_SIZE)]])}`;

const staffQuery = (filter) =>
  new URLSearchParams({
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([0, STAFF_ROWS - 1]),
    filter: JSON.stringify(filter),
  });

/** What is loaded, by whom, and how an answer shows that it is what the name says. */
const CASES = [
  {
    name: `listing of ${PAGE_SIZE}, three filters`,
    path: () => listingPath,
    isAsNamed: ({ body }) => JSON.parse(body).data.length === PAGE_SIZE,
  },
  {
    name: 'facets of that listing',
    path: () => `/api/products/facets?${new URLSearchParams(CHOICE)}`,
    isAsNamed: ({ body }) => JSON.parse(body).attributes.length > 0,
  },
  {
    name: `whole catalogue, ${PAGE_SIZE} on a page`,
    path: () => `/api/products?limit=${PAGE_SIZE}`,
    isAsNamed: ({ body }) => JSON.parse(body).data.length === PAGE_SIZE,
  },
  {
    name: 'search for two words',
    path: () => `/api/products?${new URLSearchParams({ q: 'satin black', limit: String(PAGE_SIZE) })}`,
    isAsNamed: ({ body }) => JSON.parse(body).data.length > 0,
  },
  {
    name: 'one product',
    path: firstProductPath,
    isAsNamed: ({ body }) => typeof JSON.parse(body).sku === 'string',
  },
  { name: 'categories', path: () => '/api/categories', isAsNamed: ({ body }) => JSON.parse(body).length > 0 },
  {
    name: `staff list of ${STAFF_ROWS} quotes`,
    path: () => `/api/quotes/admin?${staffQuery({})}`,
    asStaff: true,
    isAsNamed: ({ body }) => JSON.parse(body).length === STAFF_ROWS,
  },
  {
    name: 'staff list of confirmed quotes',
    path: () => `/api/quotes/admin?${staffQuery({ status: 'Confirmed' })}`,
    asStaff: true,
    isAsNamed: ({ body }) => JSON.parse(body).every(({ status }) => status === 'Confirmed'),
  },
  { name: 'static page', path: () => '/', isAsNamed: ({ type }) => type.startsWith('text/html') },
];

/**
 * Asks for each case once.
 * @param {{visitor: HttpClient, staff: HttpClient}} clients of the shop, the second one signed in
 * @returns {Promise<{name: string, path: string, url: string, headers: object, body: string, type: string}[]>}
 * @throws StepFailure where an answer is not what the case is named after
 */
export async function prepareCases({ visitor, staff }) {
  const prepared = [];
  for (const { name, path: findPath, isAsNamed, asStaff = false } of CASES) {
    const client = asStaff ? staff : visitor;
    const path = await findPath(client);
    const answer = await client.get(path);
    if (!isAsNamed(answer)) throw new StepFailure(`"${name}" is not what GET ${path} answers`, answer.body);
    prepared.push({ name, path, url: client.url + path, headers: client.headers, ...answer });
  }
  return prepared;
}

async function firstProductPath(client) {
  const { body } = await client.get(listingPath);
  return `/api/products/${JSON.parse(body).data[0]._id}`;
}
