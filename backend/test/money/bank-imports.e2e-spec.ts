import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FileReader } from '../../src/platform/reading/file-reader.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let invoices: { _id: string; invoiceNumber: string }[];

let account: string;
const TODAY = '2026-03-12';

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  const iban = 'AE070331234567890123456';
  const mashreq = { bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban, bic: '' };
  const { bankAccounts } = await shop.given.settings({ bankAccounts: [mashreq] });
  account = bankAccounts[0]?._id ?? '';
});
/** Each test has a buyer with two invoices of 100 AED. */
beforeEach(async () => {
  buyer = await shop.as.customer();
  invoices = [await shop.given.invoice(buyer), await shop.given.invoice(buyer)];
});
afterAll(() => shop.close());

let files = 0;
/** A file with these rows; each has a day of its own, so that files of other tests do not overlap. */
const csv = (...rows: string[]) => Buffer.from(`Date,Description,Amount\n${rows.join('\n')}`);
const row = (amount: number | string, text = `row ${String((files += 1))}`) => `12/03/2026,${text},${amount}`;
const post = (path: string, bytes: Buffer, query: object = {}, { http } = staff) =>
  http
    .post(path)
    .query({ bankAccount: account, ...query })
    .set('content-type', 'application/octet-stream')
    .send(bytes);
const preview = async (bytes: Buffer) => (await post('/api/bank-statements/preview', bytes).expect(201)).body;
async function imported(bytes: Buffer) {
  const { plan } = await preview(bytes);
  return (await post('/api/bank-statements', bytes, { plan, name: 'March.csv' }).expect(201)).body;
}
const read = async (path: string) => (await staff.http.get(path).expect(200)).body;
const linesOf = async (statement: string) => {
  const query = listQuery({ filter: { statement }, sort: ['amount', 'ASC'] });
  return (await staff.http.get('/api/bank-lines').query(query).expect(200)).body;
};
const act = (id: string, action: string, body: object = {}) =>
  staff.http.post(`/api/bank-lines/${id}/${action}`).send(body);
const recordFor = (...amounts: number[]) => ({
  record: { user: buyer.id, allocations: amounts.map((amount, index) => ({ invoice: invoices[index]?._id, amount })) },
});
describe('a bank statement', () => {
  it('is imported once; an overlapping one adds only its new lines, including equal ones', async () => {
    const [first, twin] = [row(10), row(20)];
    const bytes = csv(first, twin, twin);
    expect(await preview(bytes)).toMatchObject({ format: 'csv', newCount: 3, knownCount: 0, received: 50, paid: 0 });
    const statement = await imported(bytes);
    expect(statement).toMatchObject({ bankAccount: account, fileName: 'March.csv', lineCount: 3, newCount: 3 });
    expect((await post('/api/bank-statements/preview', bytes).expect(409)).body.code).toBe('STATEMENT_KNOWN');
    const longer = csv(first, twin, twin, twin, row(-5));
    expect(await preview(longer)).toMatchObject({ newCount: 2, knownCount: 3, paid: 5, similarCount: 0 });
    const second = await imported(longer);
    expect((await linesOf(second._id)).map(({ amount }: { amount: number }) => amount)).toEqual([-5, 20]);
  });

  it('is refused after its preview once other lines are there, and stores nothing', async () => {
    const rows = [row(10), row(20)];
    const { plan } = await preview(csv(...rows));
    await imported(csv(rows[0] ?? ''));
    const { body } = await post('/api/bank-statements', csv(...rows), { plan }).expect(409);
    expect(body.code).toBe('BANK_IMPORT_OUTDATED');
  });

  it('has a line of another format that may be known: the import needs an answer for it', async () => {
    const first = await imported(csv(row(61, 'TRF FROM AL NOOR'), row(62, 'TRF FROM FALCON')));
    const [known] = await linesOf(first._id);
    const fuller = Buffer.from(
      `Date,Narration,Amount\n${row(61, 'INWARD AL NOOR PRESS')}\n${row(62, 'FALCON CREST')}\n${row(63, 'NEW')}`,
    );
    const { plan, lines, ...counts } = await preview(fuller);
    expect(counts).toMatchObject({ newCount: 1, knownCount: 0, similarCount: 2, received: 63, gap: null });
    expect(lines[0]).toMatchObject({
      isKnown: false,
      similar: { _id: known._id, text: 'TRF FROM AL NOOR', amount: 61 },
    });
    const importWith = (answers: object) => post('/api/bank-statements', fuller, { plan, ...answers });
    for (const answers of [{}, { answers: 's' }, { answers: 'sx' }]) {
      const { body } = await importWith(answers).expect(409);
      expect(body).toMatchObject({ code: 'BANK_LINES_SIMILAR', params: { count: 2 } });
    }
    const { body: second } = await importWith({ answers: 'sa' }).expect(201);
    expect(second).toMatchObject({ lineCount: 3, newCount: 2 });
    expect((await linesOf(second._id)).map(({ amount }: { amount: number }) => amount)).toEqual([62, 63]);
  });

  it('keeps its lines that another statement has when it is removed, matched ones too', async () => {
    const [one, two, three] = [row(71), row(72), row(73)];
    const first = await imported(csv(one, two));
    const second = await imported(csv(two, three));
    const [, shared] = await linesOf(first._id);
    await act(shared._id, 'match', recordFor(72)).expect(200);
    await staff.http.delete(`/api/bank-statements/${first._id}`).expect(200);
    const left = await linesOf(second._id);
    expect(left.map(({ _id, amount }: { _id: string; amount: number }) => [_id, amount])).toEqual([
      [shared._id, 72],
      [left[1]._id, 73],
    ]);
    expect(await read(`/api/bank-statements/${second._id}`)).toMatchObject({ newCount: 2 });
    expect((await staff.http.delete(`/api/bank-statements/${second._id}`).expect(409)).body.code).toBe(
      'STATEMENT_MATCHED',
    );
  });

  it('is imported once by two users at the same moment', async () => {
    const bytes = csv(row(81), row(82));
    const { plan } = await preview(bytes);
    const users = [staff, await shop.as.staff()];
    const tries = await Promise.all(users.map((user) => post('/api/bank-statements', bytes, { plan }, user)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('STATEMENT_KNOWN');
  });

  it('is refused for an unknown account, or with the number of a wrong line or day', async () => {
    const unknown = await post('/api/bank-statements/preview', csv(row(1)), { bankAccount: 'f'.repeat(24) });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['bankAccount']]);
    const { body } = await post('/api/bank-statements/preview', csv(row(1), row('1x'))).expect(400);
    expect(body).toMatchObject({ code: 'BANK_FILE_UNREADABLE', params: { line: 3, value: '1x' } });
    const ahead = await post('/api/bank-statements/preview', csv('12/03/2062,A,1')).expect(400);
    expect(ahead.body).toMatchObject({ code: 'BANK_DAY_UNLIKELY', params: { line: 2, day: '2062-03-12' } });
  });

  it('is previewed with the payer, rows that are not read and unused columns', async () => {
    const rows = ['1,12/03/2026,TRF,AL NOOR,INV-1,10', '2,12/03/2026,Opening balance,,,900'];
    const file = Buffer.from(`No,Date,Description,Payer,Reference,Amount\n${rows.join('\n')}`);
    expect(await preview(file)).toMatchObject({
      lines: [{ line: 2, amount: 10, payer: 'AL NOOR', text: 'TRF', reference: 'INV-1' }],
      unread: [{ line: 3, text: '2 12/03/2026 Opening balance 900' }],
      unusedColumns: [{ index: 0, heading: 'No', values: ['1', '2'] }],
    });
  });

  it('with two possible readings is a question, and is imported with its answer', async () => {
    const file = Buffer.from(`Date,Answered,Amount\n13/02/2026,row,"1,000"`);
    const question = await post('/api/bank-statements/preview', file).expect(400);
    expect(question.body).toMatchObject({
      code: 'BANK_DECIMAL_UNCLEAR',
      params: { line: 2, first: '1000', second: '1.000' },
    });
    const answer = { decimal: '.' };
    const { body } = await post('/api/bank-statements/preview', file, answer).expect(201);
    expect(body).toMatchObject({ received: 1000 });
    await post('/api/bank-statements', file, { ...answer, plan: body.plan }).expect(201);
    const later = Buffer.from(`Date,Answered,Amount\n14/02/2026,row,"2,000"`);
    expect(await preview(later)).toMatchObject({ received: 2000 });
  });

  it('is refused if its file has it twice, and read if the newest one comes first', async () => {
    const mt940 = (opening: number) =>
      `:20:S\n:25:AE070331234567890123456\n:28C:1\n:60F:C26031${opening}AED${opening},00\n:61:260312C1,00NMSCA\n:62F:C260312AED${opening + 1},00\n-\n`;
    const twice = await post('/api/bank-statements/preview', Buffer.from(mt940(1) + mt940(1))).expect(400);
    expect(twice.body).toMatchObject({ code: 'STATEMENT_DOES_NOT_ADD_UP', params: { sum: '3.00', closing: '2.00' } });
    const read = { opening: 1, closing: 3, received: 2 };
    for (const file of [mt940(1) + mt940(2), mt940(2) + mt940(1)])
      expect(await preview(Buffer.from(file))).toMatchObject(read);
  });

  it('is removed with its lines, unless one is matched', async () => {
    const statement = await imported(csv(row(30)));
    const [one] = await linesOf(statement._id);
    await act(one._id, 'match', recordFor(30)).expect(200);
    expect((await staff.http.delete(`/api/bank-statements/${statement._id}`).expect(409)).body.code).toBe(
      'STATEMENT_MATCHED',
    );
    await act(one._id, 'unmatch').expect(200);
    await staff.http.delete(`/api/bank-statements/${statement._id}`).expect(200);
    expect(await linesOf(statement._id)).toEqual([]);
  });
});

describe('a file that takes long to read', () => {
  const bytes = Buffer.concat([Buffer.from('Date,Description,Amount'), Buffer.alloc(3_000_000, '\n')]);

  it('does not hold up other calls', async () => {
    const state = { isRead: false };
    const reading = post('/api/bank-statements/preview', bytes).then(({ status }) => {
      state.isRead = true;
      return status;
    });
    await staff.http.get('/api/products').expect(200);
    expect(state.isRead).toBe(false);
    expect(await reading).toBe(400);
  });

  it('is refused with more lines than an account has in months', async () => {
    const many = csv(...Array.from({ length: 2001 }, () => row(1, 'TRF')));
    const { body } = await post('/api/bank-statements/preview', many).expect(400);
    expect(body).toMatchObject({ code: 'BANK_FILE_TOO_LONG' });
  });

  it.each([
    ['time', { seconds: 0.05, megabytes: 256 }],
    ['memory', { seconds: 60, megabytes: 10 }],
  ])('is refused beyond the limit of %s', async (_, limits) => {
    const context = { iban: '', today: TODAY };
    const refused = shop.app.get(FileReader).read('bank-file', { bytes, context }, limits);
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'FILE_TOO_COMPLEX' });
  });
});
