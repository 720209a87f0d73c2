import {
  byId,
  listed,
  onRecord,
  type OnRecord,
  type OperationCase,
  type OperationCases,
  plainly,
  stricter,
  type World,
} from './operation-case.js';
import type { TestActor } from '../support/actors.js';
import { PDF, receipt, stale, today } from './records.js';

const NOBODY = 'f'.repeat(24);
const SMALLEST = 0.01;

const freshNumber = () => `${Date.now()}${Math.floor(Math.random() * 1e6)}`;
const sheet = () => ({ bank: 'Mashreq', chequeNumber: freshNumber(), chequeDate: today(), amount: 100 });

/** A part of a new invoice of this customer. */
const allocations = async ({ shop }: World, of: TestActor) => [
  { invoice: (await shop.given.invoice(of))._id, amount: 10 },
];

async function chequeOf({ staff }: World, { id: user }: TestActor): Promise<{ readonly _id: string }> {
  const answer = await staff.http
    .post('/api/cheques')
    .send({ user, ...sheet() })
    .expect(201);
  return answer.body as { _id: string };
}

/** A cheque of the debtor over 100 AED that is in hand. */
export const cheque = (world: World) => chequeOf(world, world.debtor);
const ownCheque = (world: World) => chequeOf(world, world.customer);

async function bankAccount({ shop }: World): Promise<string> {
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  const { bankAccounts } = await shop.given.settings({ bankAccounts: [account] });
  return bankAccounts[0]?._id ?? '';
}

const deposit = async (world: World, id: string) => ({
  bankAccount: await bankAccount(world),
  ...{ depositedOn: today(), cheques: [id], lodged: false, slipNumber: '', note: '' },
});

async function deposited(world: World): Promise<{ readonly _id: string }> {
  const { _id } = await cheque(world);
  await world.staff.http
    .post('/api/cheque-deposits')
    .send(await deposit(world, _id))
    .expect(201);
  return { _id };
}

const settling = async (world: World) => ({ receipts: [(await receipt(world, world.debtor, 100))._id] });

async function bounced(world: World): Promise<{ readonly _id: string }> {
  const { _id } = await deposited(world);
  const body = { bouncedOn: today(), reason: 'SIGNATURE' };
  await world.staff.http.post(`/api/cheques/${_id}/bounce`).send(body).expect(200);
  return { _id };
}

/** A step of a cheque in this state; one that is in another state refuses it. */
const step = (
  find: (world: World) => Promise<{ readonly _id: string }>,
  body: object,
  action: Partial<Record<string, OnRecord>>,
): OperationCase => ({
  actions: { cheques: action },
  arrange: async (world) => ({ path: { id: (await find(world))._id }, body }),
});

const CLEAR = { clearedOn: today(), amount: SMALLEST };
const BOUNCE = { bouncedOn: today(), reason: 'SIGNATURE', paidPart: 0, charge: 0, note: '' };
const GIVE_BACK = { to: 'Aisha Rahman', on: today(), reason: 'Paid by transfer' };
const HAND_OVER = { to: 'Lawyer', on: today(), note: '' };

const ofFile: OperationCase = {
  arrange: async (world) => {
    const { _id: id } = await cheque(world);
    const call = world.staff.http.post(`/api/cheques/${id}/files/front`).set('content-type', 'application/pdf');
    await call.send(PDF).expect(200);
    return { path: { id, kind: 'front' } };
  },
};

const SERIES = { count: 2, everyMonths: 1, allocations: 'none', first: { chequeDate: today(), amount: 100 } };
const series = ({ customer }: World) => ({
  ...{ ...SERIES, user: customer.id, bank: 'Mashreq' },
  first: { ...SERIES.first, chequeNumber: String(Date.now()) },
});

const SHEET_RULE = stricter('A cheque is dated a few years ahead at most', 'chequeDate', 'receivedOn');
const PLAN_RULE = stricter(
  'Invoices are of the account, and take no more',
  ...['allocations', 'amount', 'allocations.0.amount'],
);
const ACCOUNT_RULE = stricter('A cheque is of one account, and names its order', 'company', 'user', 'order', 'kind');
const DATE_RULE = (...fields: string[]) => stricter('A step has its day, after the one before it', ...fields);
const SERIES_RULE = stricter(
  'A series is of one account, and its numbers end in digits',
  ...['company', 'user', 'first', 'receivedOn', 'count', 'everyMonths'],
);
const SERIES_PLAN_RULE = stricter('The plan is that of the preview', 'plan');

export const chequeOperations = {
  cheques_list: listed({ status: 'Held', isDue: true, kind: 'Payment', q: 'mashreq' }),
  cheques_record: {
    bounds: [SHEET_RULE, PLAN_RULE, ACCOUNT_RULE],
    arrange: async (world) => ({
      body: { user: world.customer.id, ...sheet(), allocations: await allocations(world, world.customer) },
    }),
    refused: {
      404: () => Promise.resolve({ body: { user: NOBODY, ...sheet() } }),
      409: async ({ staff, customer }) => {
        const body = { user: customer.id, ...sheet() };
        await staff.http.post('/api/cheques').send(body).expect(201);
        return { body };
      },
    },
  },
  cheques_listOwn: plainly,
  cheques_totals: plainly,
  cheques_calendar: {
    arrange: () => Promise.resolve({ query: { from: today(), to: today() } }),
  },
  cheques_previewSeries: {
    notRepeated: 'reads',
    bounds: [SERIES_RULE],
    arrange: (world) => Promise.resolve({ body: series(world) }),
    refused: {
      404: (world) => Promise.resolve({ body: { ...series(world), user: NOBODY } }),
      409: async (world) => {
        const body = series(world);
        const { chequeNumber, ...first } = body.first;
        const known = { user: world.customer.id, bank: 'Mashreq', chequeNumber, ...first };
        await world.staff.http.post('/api/cheques').send(known).expect(201);
        return { body };
      },
    },
  },
  cheques_recordSeries: {
    bounds: [SERIES_RULE, SERIES_PLAN_RULE],
    arrange: async (world) => {
      const body = series(world);
      const { plan } = (await world.staff.http.post('/api/cheques/series/preview').send(body).expect(200)).body;
      return { body: { ...body, plan } };
    },
    refused: {
      404: (world) => Promise.resolve({ body: { ...series(world), user: NOBODY, plan: 'x' } }),
      409: (world) => Promise.resolve({ body: { ...series(world), plan: 'x' } }),
    },
  },
  cheques_get: byId(ownCheque),
  cheques_update: {
    actions: { cheques: { edit: onRecord({ note: 'corrected' }) } },
    bounds: [SHEET_RULE, PLAN_RULE],
    arrange: async (world) => ({
      path: { id: (await cheque(world))._id },
      body: {
        ...sheet(),
        drawer: '',
        receivedOn: today(),
        allocations: await allocations(world, world.debtor),
        note: '',
      },
    }),
    refused: stale(cheque),
  },
  cheques_remove: { ...byId(cheque), actions: { cheques: { withdraw: onRecord() } } },
  chequesteps_clearSeveral: {
    bounds: [DATE_RULE('clearedOn', 'cheques')],
    arrange: async (world) => ({ body: { clearedOn: today(), cheques: [(await deposited(world))._id] } }),
    refused: {
      404: () => Promise.resolve({ body: { clearedOn: today(), cheques: [NOBODY] } }),
      409: async (world) => ({ body: { clearedOn: today(), cheques: [(await cheque(world))._id] } }),
    },
  },
  chequesteps_clear: {
    ...step(deposited, CLEAR, { clear: onRecord(CLEAR) }),
    bounds: [DATE_RULE('clearedOn'), stricter('A cheque clears up to its amount', 'amount')],
  },
  chequesteps_bounce: {
    ...step(deposited, BOUNCE, { bounce: onRecord(BOUNCE) }),
    bounds: [DATE_RULE('bouncedOn'), stricter('A part is less than the cheque', 'paidPart')],
  },
  chequesteps_replace: {
    bounds: [SHEET_RULE],
    actions: { cheques: { replace: (id) => ({ path: { id }, body: sheet() }) } },
    arrange: async (world) => ({ path: { id: (await bounced(world))._id }, body: sheet() }),
  },
  chequesteps_giveBack: {
    ...step(cheque, GIVE_BACK, { giveBack: onRecord(GIVE_BACK) }),
    bounds: [DATE_RULE('on')],
  },
  chequesteps_settle: {
    bounds: [stricter('The receipts are of the same account', 'receipts')],
    actions: {
      cheques: {
        settle: async (id, world) => ({ path: { id }, body: await settling(world) }),
      },
    },
    arrange: async (world) => ({
      path: { id: (await bounced(world))._id },
      body: await settling(world),
    }),
  },
  chequesteps_handOver: {
    ...step(bounced, HAND_OVER, { handOver: onRecord(HAND_OVER) }),
    bounds: [DATE_RULE('on')],
  },
  chequepapers_acknowledgement: {
    bounds: [stricter('The cheques are of one account', 'cheques')],
    arrange: async (world) => ({ query: { cheques: [(await ownCheque(world))._id] } }),
    refused: {
      404: () => Promise.resolve({ query: { cheques: [NOBODY] } }),
      409: async (world) => {
        const { _id } = await cheque(world);
        await world.staff.http.delete(`/api/cheques/${_id}`).expect(200);
        return { as: world.staff, query: { cheques: [_id] } };
      },
    },
  },
  chequepapers_deposit: byId(async (world) => {
    const { _id } = await cheque(world);
    const body = await deposit(world, _id);
    return (await world.staff.http.post('/api/cheque-deposits').send(body).expect(201)).body as { _id: string };
  }),
  chequepapers_executionFile: {
    arrange: async (world) => ({ path: { id: (await bounced(world))._id } }),
    refused: { 409: async (world) => ({ path: { id: (await cheque(world))._id } }) },
  },
  chequefiles_put: {
    notRepeated: 'takes a file',
    arrange: async (world) => ({
      path: { id: (await cheque(world))._id, kind: 'front' },
      query: { name: 'a.pdf' },
      headers: { 'content-type': 'application/pdf' },
      body: PDF,
    }),
  },
  chequefiles_get: ofFile,
  chequefiles_remove: ofFile,
  chequedeposits_deposit: {
    bounds: [DATE_RULE('depositedOn'), stricter('The account is one of the shop', 'bankAccount', 'cheques')],
    actions: { cheques: { deposit: async (id, world) => ({ body: await deposit(world, id) }) } },
    arrange: async (world) => ({ body: await deposit(world, (await cheque(world))._id) }),
    refused: {
      404: async (world) => ({ body: await deposit(world, NOBODY) }),
      409: async (world) => ({ body: await deposit(world, (await deposited(world))._id) }),
    },
  },
} satisfies OperationCases;
