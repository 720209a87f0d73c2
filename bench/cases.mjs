import { givePriceList } from './price-list.mjs';

const PAGE = 48;
const ROWS = 25;
const LINES = 3;
/** Three filters of the demo catalog with many results, also in a larger catalog. */
const CHOICE = [
  ['productType', 'Ribbon'],
  ['attributes[quality]', 'A'],
  ['attributes[quality]', 'A++'],
  ['attributes[size]', '1-inch'],
  ['attributes[size]', '3/4-inch'],
  ['attributes[size]', '110-mm'],
];
const SELECTIONS = [[], CHOICE.slice(0, 1), CHOICE.slice(0, 2), CHOICE.slice(0, 4), CHOICE];
const COMMON_LETTERS = ['e', 'a', 'i', 'r', 'n', 'o'];

const products = (...query) => `/api/products?${new URLSearchParams(query)}`;
const LISTING = products(...CHOICE, ['limit', PAGE]);
const FACETS = `/api/products/facets?${new URLSearchParams(CHOICE)}`;

/** @returns {() => {path: string, body?: object}} each call returns the next item, cyclically */
function cycle(items) {
  let at = 0;
  return () => items[at++ % items.length];
}
const paths = (...all) => cycle(all.map((path) => ({ path })));

function orders(filter = {}) {
  const query = { sort: ['createdAt', 'DESC'], range: [0, ROWS - 1], filter };
  const json = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/orders?${new URLSearchParams(json)}`;
}

/** Listings that are not cached: selection, page and size differ, and then the letters that names must contain. */
function distinctListings() {
  let count = 0;
  return () => {
    const index = count++;
    const selection = SELECTIONS[index % SELECTIONS.length];
    const page = 1 + (Math.floor(index / SELECTIONS.length) % 20);
    const limit = PAGE - (Math.floor(index / (SELECTIONS.length * 20)) % 9);
    const round = Math.floor(index / (SELECTIONS.length * 20 * 9));
    const letters = COMMON_LETTERS.filter((_, bit) => (round >> bit) & 1).join(' ');
    return { path: products(...selection, ['limit', limit], ['page', page], ...(letters ? [['q', letters]] : [])) };
  };
}

/** The same for buyers with a price list of their own. */
async function ownListings(clients) {
  await givePriceList(clients, clients.priced);
  return distinctListings();
}

async function firstProducts({ visitor }) {
  const { data } = JSON.parse((await visitor.request('GET', LISTING)).bytes);
  return data;
}

async function quoteRequests(clients) {
  const next = cycle(await firstProducts(clients));
  const line = () => ({ product: next()._id, qty: 1000 });
  return () => ({ path: '/api/quotes', body: { requestedItems: Array.from({ length: LINES }, line) } });
}

async function quotePdfs({ staff }) {
  const query = { filter: '{"status":"Confirmed"}', range: '[0,99]' };
  const quotes = JSON.parse((await staff.request('GET', `/api/quotes/admin?${new URLSearchParams(query)}`)).bytes);
  const printable = quotes.filter(({ allowedActions }) => allowedActions.includes('pdf'));
  return paths(...printable.map(({ _id }) => `/api/quotes/${_id}/pdf`));
}

/** Numbers and names of the newest orders. */
async function searches({ staff }) {
  const found = JSON.parse((await staff.request('GET', orders())).bytes);
  const texts = found.flatMap(({ orderNumber, user }) => [orderNumber, orderNumber.slice(-5), user.name.split(' ')[0]]);
  return paths(...texts.map((text) => `/api/search?${new URLSearchParams({ q: text })}`));
}

/**
 * Listings of customers with and without a price list of their own. Own prices come first: a case fills caches that the
 * next one uses.
 */
export const PRICE_CASES = [
  { name: 'listing at own prices, cold', as: 'priced', calls: ownListings },
  { name: 'listing of customers, cold', as: 'unpriced', calls: distinctListings },
];

/**
 * The load. `as` is the caller (visitor, staff, or buyers in turns: all of them, or those with and without a price list
 * of their own), `calls` resolves to a function that makes the next call. Writes are last, since they change what the
 * others read.
 */
export const CASES = [
  { name: 'listing with facets, warm', calls: () => paths(LISTING, FACETS) },
  { name: 'listing, cold', calls: distinctListings },
  ...PRICE_CASES,
  { name: 'one product', calls: async (clients) => paths(`/api/products/${(await firstProducts(clients))[0]._id}`) },
  { name: 'orders, first page', as: 'staff', calls: () => paths(orders()) },
  { name: 'orders by number', as: 'staff', calls: () => paths(orders({ q: 'ORD-2025-01' }), orders({ q: '00123' })) },
  { name: 'dashboard', as: 'staff', calls: () => paths('/api/dashboard/today', '/api/dashboard/sales') },
  { name: 'search of everything, 1 at once', as: 'staff', connections: 1, calls: searches },
  { name: 'quote as PDF, 4 at once', as: 'staff', connections: 4, calls: quotePdfs },
  { name: 'quote request, 8 at once', as: 'buyers', method: 'POST', connections: 8, calls: quoteRequests },
  { name: 'quote request, 200 at once', as: 'buyers', method: 'POST', connections: 200, calls: quoteRequests },
];
