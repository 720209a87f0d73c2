import { byId, type OperationCases, plainly, stricter, type World } from './operation-case.js';
import { invoice } from './records.js';

const IBAN = 'AE070331234567890123456';
const TYPE = { headers: { 'content-type': 'application/octet-stream' } };
const OF_THE_SHOP = stricter('An account of the settings', 'bankAccount');

let files = 0;

async function file(world: World, amount = 100) {
  const bankAccounts = [{ bank: 'Mashreq', accountName: 'Shop', iban: IBAN, bic: '' }];
  await world.shop.given.settings({ bankAccounts });
  files += 1;
  const body = Buffer.from(`Date,Description,Amount\n12/03/2026,file ${String(files)},${String(amount)}`);
  return { ...TYPE, body, query: { bankAccount: IBAN } };
}

async function planned(world: World, amount?: number) {
  const { body, query, headers } = await file(world, amount);
  const read = await world.staff.http
    .post('/api/bank-statements/preview')
    .query(query)
    .set(headers)
    .send(body)
    .expect(201);
  return { body, headers, query: { ...query, plan: read.body.plan as string } };
}

async function statement(world: World, amount?: number) {
  const { body, headers, query } = await planned(world, amount);
  return (await world.staff.http.post('/api/bank-statements').query(query).set(headers).send(body).expect(201))
    .body as {
    _id: string;
  };
}

async function line(world: World, amount?: number) {
  const { _id } = await statement(world, amount);
  const filter = JSON.stringify({ statement: _id });
  return (await world.staff.http.get('/api/bank-lines').query({ filter }).expect(200)).body[0] as { _id: string };
}

async function ignored(world: World) {
  const { _id } = await line(world);
  await world.staff.http.post(`/api/bank-lines/${_id}/ignore`).send({ reason: 'A charge' }).expect(200);
  return { path: { id: _id } };
}

const record = async (world: World) => {
  const { _id, user } = await invoice(world);
  return { record: { user: user._id, allocations: [{ invoice: _id, amount: 1 }] } };
};

export const bankOperations = {
  bankaccounts_list: plainly,
  bankaccounts_reconciliation: {
    arrange: async (world) => {
      await file(world);
      return { path: { iban: IBAN }, query: { on: '2026-03-12' } };
    },
  },
  bankstatements_preview: { notRepeated: 'takes a file', bounds: [OF_THE_SHOP], arrange: (world) => file(world) },
  bankstatements_import: {
    notRepeated: 'takes a file',
    bounds: [OF_THE_SHOP, stricter('The plan of the preview', 'plan')],
    arrange: (world) => planned(world),
  },
  bankstatements_list: { arrange: () => Promise.resolve({ query: { filter: { bankAccount: IBAN }, range: [0, 9] } }) },
  bankstatements_get: byId(statement),
  bankstatements_remove: byId(statement),
  banklines_list: { arrange: () => Promise.resolve({ query: { filter: { q: 'file', isReceived: true } } }) },
  banklines_get: byId(line),
  banklines_suggest: byId(line),
  banklines_match: {
    bounds: [
      stricter('A line is matched with one thing, at most with all of it', 'receipt', 'payment', 'record', 'amount'),
    ],
    arrange: async (world) => ({ path: { id: (await line(world))._id }, body: await record(world) }),
    refused: { 409: async (world) => ({ ...(await ignored(world)), body: await record(world) }) },
  },
  banklines_unmatch: {
    arrange: ignored,
    refused: { 409: async (world) => ({ path: { id: (await line(world))._id } }) },
  },
  banklines_ignore: {
    arrange: async (world, body) => ({ path: { id: (await line(world))._id }, body }),
    refused: { 409: async (world, body) => ({ ...(await ignored(world)), body }) },
  },
} satisfies OperationCases;

export const bankRecords = { 'bank-statements': statement, 'bank-lines': line };
