import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { freshDatabaseUri } from '../support/database.js';

let shop: TestShop;
let staff: TestActor;
let colleague: TestActor;
let buyer: TestActor;
let account: string;
let commands = 0;

beforeAll(async () => {
  const uri = new URL(freshDatabaseUri());
  uri.searchParams.set('monitorCommands', 'true');
  shop = await startShop({}, { mongodbUri: uri.href });
  shop.app
    .get<Connection>(getConnectionToken())
    .getClient()
    .on('commandStarted', ({ command, commandName }) => {
      // The change feed reads the history all the time.
      if (['find', 'aggregate'].includes(commandName) && command[commandName] !== 'audit') commands += 1;
    });
  [staff, colleague, buyer] = [await shop.as.staff(), await shop.as.staff(), await shop.as.customer()];
  shop.clock.stopAt('2026-03-12T08:00:00.000Z');
  const mashreq = { bank: 'Mashreq', accountName: 'Delta LLC', iban: 'AE070331234567890123456', bic: '' };
  const { bankAccounts } = await shop.given.settings({ bankAccounts: [mashreq] });
  account = bankAccounts[0]?._id ?? '';
});
afterAll(() => shop.close());

interface Line {
  _id: string;
  version: number;
  text: string;
  status: string;
  ignoredFor: string;
  suggestion: { why: string; isCertain: boolean } | null;
  rule: { _id: string; kind: string; reason: string } | null;
}

const row = (amount: number, text: string) => `12/03/2026,${text},${amount}`;
/** @returns the id of a statement with these rows; the number of its file makes each file new */
let files = 0;
async function imported(...rows: string[]): Promise<string> {
  files += 1;
  const bytes = Buffer.from(`Date,Description,Amount\n${[...rows, row(files, `file ${files}`)].join('\n')}`);
  const post = (path: string, query: object) =>
    staff.http.post(path).query(query).set('content-type', 'application/octet-stream').send(bytes).expect(201);
  const { plan } = (await post('/api/bank-statements/preview', { bankAccount: account })).body;
  return (await post('/api/bank-statements', { bankAccount: account, plan })).body._id;
}
const read = async (path: string, statement: string): Promise<Line[]> => {
  const query = listQuery({ filter: { statement }, sort: ['bookedOn', 'ASC'] });
  const { body } = await staff.http.get(path).query(query).expect(200);
  return body.filter(({ text }: Line) => !text.startsWith('file '));
};
const openOf = (statement: string) => read('/api/bank-lines/open', statement);
const linesOf = (statement: string) => read('/api/bank-lines', statement);
const call = (action: string, body: object, { http } = staff) => http.post(`/api/bank-lines/${action}`).send(body);
const seen = (lines: readonly Line[]) => ({ lines: lines.map(({ _id, version }) => ({ _id, version })) });
const ids = (lines: readonly Line[]) => ({ lines: lines.map(({ _id }) => _id) });
const invoices = (count: number) => Promise.all(Array.from({ length: count }, () => shop.given.invoice(buyer)));
const receipts = async () => (await buyer.http.get('/api/receipts/my').expect(200)).body.length as number;

describe('open bank lines', () => {
  it('have their first suggestion; of two that name an invoice one is certain', async () => {
    const [one] = await invoices(1);
    const named = `TRF ${one?.invoiceNumber}`;
    const found = await openOf(await imported(row(100, named), row(100, named), row(99, named), row(7.77, 'unknown')));
    expect(found.map(({ suggestion }) => suggestion?.isCertain ?? null).sort()).toEqual([false, false, null, true]);
    expect(found.find(({ suggestion }) => suggestion?.isCertain)?.suggestion).toMatchObject({
      ...{ why: 'number', user: buyer.id, rest: 0, allocations: [{ number: one?.invoiceNumber, amount: 100 }] },
    });
  });

  it('are read by as many commands as one of them', async () => {
    const few = await imported(row(100, `TRF ${(await invoices(1))[0]?.invoiceNumber}`), row(-5, 'FEE few'));
    const named = (await invoices(12)).map(({ invoiceNumber }, index) => row(100, `TRF ${invoiceNumber} ${index}`));
    const many = await imported(...named, ...named.map((_, index) => row(-3 - index, `FEE many ${index}`)));
    const commandsOf = async (statement: string) => {
      await openOf(statement);
      commands = 0;
      await openOf(statement);
      return commands;
    };
    const forFew = await commandsOf(few);
    expect(forFew).toBeGreaterThan(0);
    expect(await commandsOf(many)).toBe(forFew);
  });
});

describe('accepting certain suggestions', () => {
  it('records a receipt for each line, once, and names those that changed or are not certain', async () => {
    const [one, two, three] = await invoices(3);
    const rows = [one, two, three].map((invoice) => row(100, `TRF ${invoice?.invoiceNumber}`));
    const statement = await imported(...rows, row(6.66, 'unknown'));
    const lines = await openOf(statement);
    const changed = lines.find(({ text }) => text.endsWith(three?.invoiceNumber ?? ''));
    await call(`${changed?._id}/ignore`, { reason: 'Another bank' }, colleague).expect(200);
    await call(`${changed?._id}/unmatch`, {}, colleague).expect(200);
    const before = await receipts();
    const { body } = await call('accept', seen(lines)).expect(200);
    expect(body.done).toBe(2);
    const codes = body.leftOut.map(({ code }: { code: string }) => code);
    expect(codes.sort()).toEqual(['BANK_LINE_UNCERTAIN', 'STALE_VERSION']);
    expect(await receipts()).toBe(before + 2);
    expect((await linesOf(statement)).map(({ status }) => status).sort()).toEqual([
      ...['Matched', 'Matched', 'Open', 'Open'],
    ]);
    expect((await call('accept', seen(lines)).expect(200)).body.done).toBe(0);
    expect(await receipts()).toBe(before + 2);
  });

  it('by two people at once matches each line once', async () => {
    const named = (await invoices(4)).map(({ invoiceNumber }) => row(100, `TRF ${invoiceNumber}`));
    const lines = await openOf(await imported(...named));
    const before = await receipts();
    const answers = await Promise.all([
      call('accept', seen(lines)).expect(200),
      call('accept', seen(lines), colleague).expect(200),
    ]);
    expect(answers[0].body.done + answers[1].body.done).toBe(4);
    expect(await receipts()).toBe(before + 4);
  });

  it('with the same key again gets the same answer', async () => {
    const named = (await invoices(2)).map(({ invoiceNumber }) => row(100, `TRF ${invoiceNumber}`));
    const lines = await openOf(await imported(...named));
    const send = () => call('accept', seen(lines)).set('Idempotency-Key', `accept-${lines[0]?._id}`).expect(200);
    const first = await send();
    expect(first.body).toEqual({ done: 2, leftOut: [] });
    expect((await send()).body).toEqual(first.body);
  });

  it('is for accountants: a visitor, a buyer and more lines than a call takes are refused', async () => {
    const line = { _id: 'a'.repeat(24), version: 1 };
    await shop.as
      .visitor()
      .post('/api/bank-lines/accept')
      .send({ lines: [line] })
      .expect(401);
    await call('accept', { lines: [line] }, buyer).expect(403);
    const many = await call('accept', { lines: Array.from({ length: 11 }, () => line) }).expect(400);
    expect(many.body.errors).toHaveProperty('lines');
    expect((await call('accept', { lines: [line] }).expect(200)).body.leftOut).toMatchObject([
      { _id: line._id, code: 'BANK_LINE_NOT_FOUND' },
    ]);
  });
});

describe('several bank lines', () => {
  it('are ignored with one reason and opened again, without those that are closed', async () => {
    const statement = await imported(row(-11, 'CARD FEE a'), row(-12, 'CARD FEE b'), row(-13, 'CARD FEE c'));
    const lines = await openOf(statement);
    await call(`${lines[0]?._id}/ignore`, { reason: 'First' }).expect(200);
    const { body } = await call('ignore', { ...ids(lines), reason: 'Card fees' }).expect(200);
    expect(body).toMatchObject({ done: 2, leftOut: [{ _id: lines[0]?._id, code: 'BANK_LINE_CLOSED' }] });
    expect((await linesOf(statement)).map(({ ignoredFor }) => ignoredFor).sort()).toEqual([
      ...['Card fees', 'Card fees', 'First'],
    ]);
    expect((await call('ignore', { ...ids(lines), reason: '' }).expect(400)).body.errors).toHaveProperty('reason');
    expect((await call('reopen', ids(lines)).expect(200)).body).toEqual({ done: 3, leftOut: [] });
    expect((await call('reopen', ids(lines)).expect(200)).body.leftOut).toHaveLength(3);
    expect((await linesOf(statement)).every(({ status }) => status === 'Open')).toBe(true);
  });
});

describe('a rule for bank lines', () => {
  const rules = async () => (await staff.http.get('/api/bank-rules').expect(200)).body as { _id: string }[];

  it('proposes later lines with its words and direction; nothing is ignored without a call', async () => {
    const [first] = await openOf(await imported(row(-21, 'Monthly  fee: standard')));
    expect(first?.rule).toBeNull();
    await call(`${first?._id}/ignore`, { reason: 'Bank charge', remember: 'charge' }).expect(200);
    const rows = [row(-22, 'MONTHLY FEE STANDARD'), row(23, 'MONTHLY FEE STANDARD'), row(-24, 'MONTHLY FEE')];
    const statement = await imported(...rows);
    const lines = await openOf(statement);
    expect(lines.map(({ rule }) => rule !== null).sort()).toEqual([false, false, true]);
    const known = lines.find(({ rule }) => rule !== null);
    expect(known?.rule).toMatchObject({ kind: 'charge', reason: 'Bank charge' });
    const answers = await Promise.all([
      call('set-aside', ids(lines)).expect(200),
      call('set-aside', ids(lines), colleague).expect(200),
    ]);
    expect(answers.map(({ body }) => body.done).sort()).toEqual([0, 1]);
    const after = (await linesOf(statement)).find(({ _id }) => _id === known?._id);
    expect(after).toMatchObject({ status: 'Ignored', ignoredFor: 'Bank charge' });
  });

  it.each<[known: number, first: string, amount: number, later: string]>([
    [1, 'OWN TRANSFER NO 10012', -500, 'OWN TRANSFER NO 20031'],
    [1, 'TT COMMISSION 881 26/11', -26.25, 'TT COMMISSION 907 27/11'],
    [0, 'CHQ RETURN CHARGES 881', -50, 'CHQ RETURN 882'],
    // A single word is too little, and the number of money in may name a customer.
    [0, 'TRF 10013', -500, 'TRF 20032'],
    [0, 'TRANSFER FROM 10014', 500, 'TRANSFER FROM 20033'],
  ])('knows %i line with another number: %s of %d, then %s', async (known, first, amount, later) => {
    const [line] = await openOf(await imported(row(amount, first)));
    await call(`${line?._id}/ignore`, { reason: 'Known', remember: 'ownTransfer' }).expect(200);
    const [next] = await openOf(await imported(row(amount, later)));
    expect(next?.rule === null ? 0 : 1).toBe(known);
  });

  it('hides no refund of the same amount', async () => {
    const [first] = await openOf(await imported(row(-77, 'OUTWARD TRANSFER 1')));
    await call(`${first?._id}/ignore`, { reason: 'To our savings', remember: 'ownTransfer' }).expect(200);
    expect((await openOf(await imported(row(-77, 'OUTWARD TRANSFER 3'))))[0]?.rule).not.toBeNull();
    const money = { amount: 77, paymentMethod: 'Bank Transfer', paymentDate: '2026-03-12' };
    const receipt = { ...money, user: buyer.id, allocations: [] };
    const { _id } = (await staff.http.post('/api/receipts').send(receipt).expect(201)).body;
    await staff.http.post(`/api/receipts/${_id}/refunds`).send(money).expect(201);
    const [later] = await openOf(await imported(row(-77, 'OUTWARD TRANSFER 2')));
    expect(later).toMatchObject({ rule: null, suggestion: { why: 'amount' } });
  });

  it('is stored once for the same words, also by two people, and is deleted once', async () => {
    const before = await rules();
    const lines = await openOf(await imported(row(-31, 'OWN ACCOUNT TRANSFER'), row(-32, 'Own account transfer')));
    const body = { reason: 'To our savings', remember: 'ownTransfer' };
    await Promise.all([
      call(`${lines[0]?._id}/ignore`, body).expect(200),
      call(`${lines[1]?._id}/ignore`, body, colleague).expect(200),
    ]);
    const known = before.map(({ _id }) => _id);
    const [added, ...more] = (await rules()).filter(({ _id }) => !known.includes(_id));
    expect(more).toEqual([]);
    expect(added).toMatchObject({ kind: 'ownTransfer', reason: 'To our savings', isReceived: false });
    const [later] = await openOf(await imported(row(-33, 'OWN ACCOUNT TRANSFER')));
    expect(later?.rule?._id).toBe(added?._id);
    await staff.http.delete(`/api/bank-rules/${added?._id}`).expect(200);
    const again = await staff.http.delete(`/api/bank-rules/${added?._id}`).expect(404);
    expect(again.body.code).toBe('BANK_RULE_NOT_FOUND');
    const { body: none } = await call('set-aside', { lines: [later?._id] }).expect(200);
    expect(none).toMatchObject({ done: 0, leftOut: [{ code: 'BANK_RULE_NOT_FOUND' }] });
  });

  it('needs words: a line without a description can’t be remembered', async () => {
    const [line] = await openOf(await imported(row(-41, '***')));
    const refused = await call(`${line?._id}/ignore`, { reason: 'Fee', remember: 'charge' }).expect(409);
    expect(refused.body.code).toBe('BANK_RULE_WORDLESS');
    await call(`${line?._id}/ignore`, { reason: 'Fee' }).expect(200);
  });

  it('is seen by staff alone', async () => {
    await buyer.http.get('/api/bank-rules').expect(403);
    await shop.as.visitor().get('/api/bank-rules').expect(401);
  });
});
