import { byId, type OperationCases, plainly, stricter, type World } from './operation-case.js';
import { smallDifference } from './differences.js';
import { invoice } from './records.js';

const IBAN = 'AE070331234567890123456';
const HEADINGS = { headings: ['Day', 'What', 'How much'], dateOrder: 'dmy', decimal: '.' };
const TYPE = { headers: { 'content-type': 'application/octet-stream' } };

let files = 0;

async function file(world: World, amount = 100) {
  const bankAccounts = [{ bank: 'Mashreq', accountName: 'Shop', iban: IBAN, bic: '' }];
  const stored = await world.shop.given.settings({ bankAccounts });
  const bankAccount = stored.bankAccounts[0]?._id ?? '';
  files += 1;
  const body = Buffer.from(`Date,Description,Amount\n25/03/2026,file ${String(files)},${String(amount)}`);
  return { ...TYPE, body, query: { bankAccount } };
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

/** A file that is imported already. */
async function imported(world: World) {
  const said = await planned(world);
  await sent(world, said);
  return said;
}

async function sent(world: World, { body, headers, query }: Awaited<ReturnType<typeof planned>>) {
  const answer = await world.staff.http.post('/api/bank-statements').query(query).set(headers).send(body).expect(201);
  return answer.body as { _id: string };
}

const statement = async (world: World, amount?: number) => sent(world, await planned(world, amount));

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

/** A rule, stored with an ignored line. */
async function rule(world: World) {
  const { _id } = await line(world);
  await world.staff.http.post(`/api/bank-lines/${_id}/ignore`).send({ reason: 'Fee', remember: 'charge' }).expect(200);
  return (await world.staff.http.get('/api/bank-rules').expect(200)).body.at(-1) as { _id: string };
}

const lines = async (world: World) => ({ lines: [(await line(world))._id] });

const record = async (world: World) => {
  const { _id, user } = await invoice(world);
  return {
    record: { user: user._id, allocations: [{ invoice: _id, amount: 1, difference: await smallDifference(world) }] },
  };
};

export const bankOperations = {
  bankaccounts_list: plainly,
  bankaccounts_reconciliation: {
    arrange: async (world) => {
      const { query } = await file(world);
      return { path: { id: query.bankAccount }, query: { on: '2026-03-12' } };
    },
  },
  bankaccounts_setColumns: {
    bounds: [stricter('A table has the day and an amount', 'columns')],
    arrange: async (world) => {
      const { query } = await file(world);
      return { path: { id: query.bankAccount }, body: { ...HEADINGS, columns: { bookedOn: 0, amount: 2 } } };
    },
  },
  bankstatements_preview: {
    notRepeated: 'takes a file',
    arrange: (world) => file(world),
    refused: {
      409: async (world) => {
        const { query, ...said } = await imported(world);
        return { ...said, query: { bankAccount: query.bankAccount } };
      },
    },
  },
  bankstatements_import: {
    notRepeated: 'takes a file',
    arrange: (world) => planned(world),
    refused: { 409: (world) => imported(world) },
  },
  bankstatements_list: { arrange: async (world) => ({ query: { filter: (await file(world)).query, range: [0, 9] } }) },
  bankstatements_get: byId(statement),
  bankstatements_remove: byId(statement),
  bankrules_list: plainly,
  bankrules_remove: byId(rule),
  bankbatches_list: { arrange: () => Promise.resolve({ query: { filter: { q: 'file', isReceived: true } } }) },
  bankbatches_accept: {
    arrange: async (world) => ({ body: { lines: [{ _id: (await line(world))._id, version: 1 }] } }),
  },
  bankbatches_ignore: {
    arrange: async (world, body) => ({ body: { ...body, ...(await lines(world)) } }),
  },
  bankbatches_setAside: { arrange: async (world) => ({ body: await lines(world) }) },
  bankbatches_reopen: { arrange: async (world) => ({ body: { lines: [(await ignored(world)).path.id] } }) },
  banklines_list: { arrange: () => Promise.resolve({ query: { filter: { q: 'file', isReceived: true } } }) },
  banklines_get: byId(line),
  banklines_suggest: byId(line),
  banklines_match: {
    bounds: [
      stricter(
        'A line is matched with one thing, at most with all of it',
        'receipt',
        'payment',
        'cheque',
        'record',
        'amount',
      ),
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
