import { dubaiDay } from '@shop/contract/dubai-day';
import { awaitPack, mailedPack } from '../support/book-packs.js';
import { invoice } from './records.js';
import { byId, plainly, type OperationCases, type World } from './operation-case.js';

/** The day after the last one that is closed; the first is long ago, so that documents of today stay open. */
async function nextDay({ staff }: World): Promise<string> {
  const { body } = await staff.http.get('/api/vat-periods').expect(200);
  const last = new Date(body.at(-1)?.to ?? '2001-01-01');
  return new Date(last.getTime() + 86_400_000).toISOString().slice(0, 10);
}

async function closedDay(world: World): Promise<string> {
  const to = await nextDay(world);
  await world.staff.http.post('/api/vat-periods').send({ to }).expect(201);
  return to;
}

/** The record of the closed periods. */
export async function closedPeriods(world: World): Promise<{ _id: string }> {
  await closedDay(world);
  return { _id: '000000000000000000000002' };
}

/** Other operations leave a shop that has not chosen all accounts. */
async function packPeriod({ shop }: World) {
  await shop.given.settings({ bookAccounts: [] });
  return { body: { from: '2026-01-01', to: '2026-03-31' } };
}

async function bookPack(world: World): Promise<{ readonly _id: string }> {
  const { staff } = world;
  const { body } = await packPeriod(world);
  return (await staff.http.post('/api/book-packs').send(body).expect(201)).body;
}

async function readyPack(world: World): Promise<string> {
  const { _id } = await bookPack(world);
  await awaitPack(world.shop, world.staff, _id);
  return _id;
}

const exported = { target: 'zoho', from: '2026-01-01' };

/** The days until today, with an invoice that was not exported. */
async function newEntries(world: World) {
  await packPeriod(world);
  await invoice(world);
  return { ...exported, to: dubaiDay(world.shop.clock.now()) };
}

async function bookExport(world: World): Promise<{ readonly _id: string }> {
  return (
    await world.staff.http
      .post('/api/book-exports')
      .send(await newEntries(world))
      .expect(201)
  ).body;
}

async function takenBack(world: World) {
  const { _id } = await bookExport(world);
  await world.staff.http.delete(`/api/book-exports/${_id}`).expect(200);
  return { path: { id: _id } };
}

/** An invoice of a shop that has not chosen its account of receivables. */
async function withoutAccounts(world: World) {
  await invoice(world);
  await world.shop.given.settings({ bookAccounts: [{ role: 'receivables', code: '', name: '' }] });
  return { body: { from: '2026-01-01', to: dubaiDay(world.shop.clock.now()) } };
}

export const taxOperations = {
  tax_vatReturn: { arrange: () => Promise.resolve({ query: { from: '2026-01-01', to: '2026-03-31' } }) },
  tax_vatLines: { arrange: () => Promise.resolve({ query: { from: '2026-01-01', to: '2026-03-31' } }) },
  journal_list: { arrange: () => Promise.resolve({ query: { from: '2026-01-01', to: '2026-03-31' } }) },
  journal_ofDocument: {
    arrange: async (world) => ({ query: { resource: 'invoices', document: (await invoice(world))._id } }),
  },
  journal_trialBalance: { arrange: () => Promise.resolve({ query: { on: '2026-03-31' } }) },
  bookpacks_list: plainly,
  bookpacks_checks: { arrange: () => Promise.resolve({ query: { from: '2026-01-01', to: '2026-03-31' } }) },
  bookpacks_make: {
    arrange: packPeriod,
    refused: { 409: withoutAccounts },
  },
  bookpacks_get: byId(bookPack),
  bookpacks_file: {
    arrange: async (world) => ({ path: { id: await readyPack(world) } }),
    refused: { 409: async (world) => ({ path: { id: (await bookPack(world))._id } }) },
  },
  linkedpack_show: {
    arrange: async ({ shop, staff }) => ({ path: { token: (await mailedPack(shop, staff)).token } }),
  },
  linkedpack_code: {
    arrange: async ({ shop, staff }) => ({ path: { token: (await mailedPack(shop, staff)).token } }),
  },
  linkedpack_file: {
    notRepeated: 'shows a secret that is not stored',
    arrange: async ({ shop, staff }) => {
      const { token, code } = await mailedPack(shop, staff);
      return { path: { token }, body: { code: await code() } };
    },
  },
  bookexports_list: plainly,
  bookexports_fresh: { arrange: async (world) => ({ query: await newEntries(world) }) },
  bookexports_make: {
    arrange: async (world) => ({ body: await newEntries(world) }),
    refused: { 409: async (world) => ({ body: { ...exported, ...(await withoutAccounts(world)).body } }) },
  },
  bookexports_file: byId(bookExport),
  bookexports_takeBack: { ...byId(bookExport), refused: { 409: takenBack } },
  receivables_list: { arrange: () => Promise.resolve({ query: { on: '2026-03-31' } }) },
  receivables_ofAccount: {
    arrange: ({ customer }) => Promise.resolve({ query: { user: customer.id } }),
    refused: { 404: () => Promise.resolve({ query: { company: '6560a1b2c3d4e5f6a7b8c9d0' } }) },
  },
  sales_report: { arrange: () => Promise.resolve({ query: { by: 'product' } }) },
  tax_numberSeries: { arrange: () => Promise.resolve({ query: { year: 2026 } }) },
  vatperiods_list: plainly,
  vatperiods_close: {
    arrange: async (world) => ({ body: { to: await nextDay(world) } }),
    refused: { 409: async (world) => ({ body: { to: await closedDay(world) } }) },
  },
} satisfies OperationCases;
