import { company, product, quote, quoted } from './records.js';
import { byId, type OperationCases, stricter, type World } from './operation-case.js';

const ofCaller = { arrange: () => Promise.resolve({}) };

let counter = 0;
const named = (what: string) => `${what} ${(counter += 1)} ${Date.now()}`;

async function made({ staff }: World, path: string, body: object) {
  return (await staff.http.post(path).send(body).expect(201)).body as {
    readonly _id: string;
    readonly version: number;
  };
}

export const priceList = (world: World, fields: object = {}) =>
  made(world, '/api/price-lists', { name: named('List'), kind: 'List', ...fields });
export const customerGroup = (world: World) => made(world, '/api/customer-groups', { name: named('Group') });

const line = async (world: World) => ({ target: 'product', key: (await product(world))._id, minQty: 24, price: 5.2 });

const priceFile = async (world: World) => ({ csv: `sku,minQty,price\n${(await product(world)).sku},24,5.20` });

const MEMBERS = stricter('Companies and persons of the shop', 'companies', 'users');
const GROUPS = stricter('Groups of the shop', 'groups');
const DAYS = stricter('The first day is not after the last one', 'validFrom', 'validTo');
const LINES = stricter(
  'A line has either a price or a percentage, for something that the shop has',
  ...['target', 'key', 'price', 'percent', 'validFrom', 'validTo', '_id', 'minQty'].map((field) => `lines.0.${field}`),
);
const ACCOUNT = stricter('Exactly one account', 'company', 'user', 'person');

async function takenName(world: World, path: string, body: object) {
  const { body: taken } = await world.staff.http.post(path).send(body).expect(201);
  return taken.name as string;
}

export const priceListOperations = {
  pricelists_list: {
    arrange: () =>
      Promise.resolve({
        query: { sort: ['name', 'ASC'], range: [0, 9], filter: { q: 'a', kind: 'List', isActive: true } },
      }),
  },
  pricelists_create: {
    bounds: [MEMBERS, GROUPS, DAYS],
    arrange: (_world, example) => Promise.resolve({ body: { ...example, name: named('List') } }),
    refused: {
      409: async (world) => {
        const body = { name: named('List'), kind: 'List' };
        return { body: { ...body, name: await takenName(world, '/api/price-lists', body) } };
      },
    },
  },
  pricelists_get: byId(priceList),
  pricelists_update: {
    bounds: [MEMBERS, GROUPS, DAYS],
    arrange: async (world, example) => {
      const { _id, version } = await priceList(world);
      return { path: { id: _id }, body: { ...example, name: named('List'), version } };
    },
  },
  pricelists_remove: byId(priceList),
  pricelists_pdf: byId(priceList),
  quoteagreements_agree: {
    bounds: [stricter('Lines of the quote with a price', 'lines'), stricter('After today', 'validTo')],
    arrange: async (world, example) => ({
      path: { id: (await quoted(world))._id },
      body: { ...example, name: named('Agreement'), lines: null },
    }),
    refused: {
      409: async (world) => ({
        path: { id: (await quote(world))._id },
        body: { name: named('Agreement'), validTo: '2099-12-31' },
      }),
    },
  },
  pricelists_lines: {
    arrange: async (world) => ({
      path: { id: (await priceList(world))._id },
      query: { sort: ['sku', 'ASC'], range: [0, 9], filter: { q: 'a' } },
    }),
  },
  pricelists_saveLines: {
    bounds: [LINES, stricter('Lines of the list', 'removed')],
    arrange: async (world) => {
      const { _id, version } = await priceList(world);
      return { path: { id: _id }, body: { lines: [await line(world)], removed: [], version } };
    },
    refused: {
      409: async (world) => {
        const same = await line(world);
        return { path: { id: (await priceList(world))._id }, body: { lines: [same, same] } };
      },
    },
  },
  pricelists_import: {
    arrange: async (world) => ({ path: { id: (await priceList(world))._id }, body: await priceFile(world) }),
    refused: {
      409: async (world) => ({
        path: { id: (await priceList(world))._id },
        body: { ...(await priceFile(world)), plan: '0'.repeat(64) },
      }),
    },
  },
  pricelists_copy: {
    arrange: async (world) => ({ path: { id: (await priceList(world))._id }, body: { name: named('List') } }),
    refused: {
      409: async (world) => {
        const { _id } = await priceList(world);
        const name = await takenName(world, '/api/price-lists', { name: named('List'), kind: 'List' });
        return { path: { id: _id }, body: { name } };
      },
    },
  },
  customergroups_list: {
    arrange: () => Promise.resolve({ query: { sort: ['name', 'ASC'], range: [0, 9], filter: { q: 'a' } } }),
  },
  customergroups_create: {
    bounds: [MEMBERS],
    arrange: (_world, example) => Promise.resolve({ body: { ...example, name: named('Group') } }),
    refused: {
      409: async (world) => ({
        body: { name: await takenName(world, '/api/customer-groups', { name: named('Group') }) },
      }),
    },
  },
  customergroups_get: byId(customerGroup),
  customergroups_update: {
    bounds: [MEMBERS],
    arrange: async (world, example) => {
      const { _id, version } = await customerGroup(world);
      return { path: { id: _id }, body: { ...example, name: named('Group'), version } };
    },
  },
  customergroups_remove: {
    ...byId(customerGroup),
    refused: {
      409: async (world) => {
        const { _id } = await customerGroup(world);
        await priceList(world, { groups: [_id] });
        return { path: { id: _id } };
      },
    },
  },
  ownprices_get: ofCaller,
  ownprices_pdf: ofCaller,
  ownprices_lists: ofCaller,
  prices_chain: {
    arrange: async (world) => ({
      query: { company: (await company(world))._id, product: (await product(world))._id, qty: 24, on: '2026-11-21' },
    }),
    refused: {
      404: async (world) => ({ query: { company: (await company(world))._id, product: 'f'.repeat(24) } }),
    },
  },
  prices_prices: {
    notRepeated: 'reads',
    bounds: [ACCOUNT],
    arrange: async (world) => ({
      body: { company: (await company(world))._id, lines: [{ product: (await product(world))._id, qty: 24 }] },
    }),
  },
} satisfies OperationCases;
