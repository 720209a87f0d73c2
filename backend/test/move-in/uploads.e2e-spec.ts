import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_MOVE_IN_FILE_BYTES, MOVE_IN_FILE_TYPE } from '@shop/contract/move-in';
import { startShop, type TestShop } from '../support/app.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

const path = (kind = 'invoices') => `/api/move-ins/${calls.moveIn}/${kind}/file`;
const upload = (bytes: Buffer, kind?: string, http = calls.office.http) =>
  http.post(path(kind)).query({ name: 'Invoices November.csv' }).set('content-type', MOVE_IN_FILE_TYPE).send(bytes);
const note = (body: object) => calls.office.http.put(path()).send(body);
const fileOfStep = async () => {
  const steps = await calls.read(`move-ins/${calls.moveIn}/steps`);
  return steps.find(({ kind }: { kind: string }) => kind === 'invoices').file;
};
const CHOSEN = [{ heading: 'our ref.', column: 'po' }, { heading: 'colour' }];
const COLUMNS = [CHOSEN[0], { heading: 'colour', column: '' }];

describe('the file of a step of a move-in', () => {
  it('is downloaded unchanged by other staff, who see its columns and the row at which its import stopped', async () => {
    expect(await fileOfStep()).toBeNull();
    const bytes = Buffer.from('\uFEFFnumber;total\r\nZB-1;105,00', 'utf16le');
    await upload(bytes).expect(200);
    await note({ columns: CHOSEN }).expect(200);
    await note({ done: 500, total: 1_200 }).expect(200);
    const stopped = { name: 'Invoices November.csv', columns: COLUMNS, done: 500, total: 1_200 };
    expect(await fileOfStep()).toEqual(stopped);
    const { body, headers } = await calls.accounts.http.get(path()).buffer(true).expect(200);
    expect(body).toEqual(bytes);
    expect(headers['content-disposition']).toContain('Invoices%20November.csv');
  });

  it('is replaced by another one, which starts at its first row with the same columns', async () => {
    await upload(Buffer.from('a')).expect(200);
    await note({ columns: CHOSEN, done: 1, total: 2 }).expect(200);
    const replaced = await upload(Buffer.from('b')).expect(200);
    expect(replaced.body).toMatchObject({ columns: COLUMNS, done: 0, total: 0 });
    expect((await calls.office.http.get(path()).buffer(true)).body).toEqual(Buffer.from('b'));
  });

  it('is at its first row again when its step is undone, and is removed with the move-in', async () => {
    const csv = fileOf(calls.rowOf(calls.oldNumber()));
    await upload(Buffer.from(csv)).expect(200);
    await note({ done: 1, total: 2 }).expect(200);
    await calls.bring('invoices', csv);
    await calls.send('invoices/undo', {}).expect(200);
    expect(await fileOfStep()).toMatchObject({ done: 0, total: 0 });
    await calls.send('undo', {}).expect(200);
    expect(await fileOfStep()).toBeNull();
    await calls.office.http.get(path()).expect(404);
  });

  it('does not remain if the move-in is cancelled at the same moment', async () => {
    const [uploaded] = await Promise.all([upload(Buffer.from('a')), calls.send('undo', {}).expect(200)]);
    expect([200, 409]).toContain(uploaded.status);
    await calls.office.http.get(path()).expect(404);
  });

  it('has a limit of its own, and is refused for other staff, kinds, types and ended move-ins', async () => {
    await note({ done: 1 }).expect(404);
    await note({ columns: [{ heading: 'colour', column: 'colour' }] }).expect(400);
    await upload(Buffer.alloc(MAX_MOVE_IN_FILE_BYTES + 1)).expect(413);
    await upload(Buffer.from('a'), 'invoices', calls.accounts.http).expect(403);
    await upload(Buffer.from('a'), 'suppliers').expect(404);
    await calls.office.http.post(path()).send({ csv: 'number' }).expect(415);
    await calls.send('live', {}).expect(200);
    expect((await upload(Buffer.from('a')).expect(409)).body).toMatchObject({ code: 'MOVE_IN_ENDED' });
  });

  it('may have as many bytes as the limit', async () => {
    const bytes = Buffer.alloc(MAX_MOVE_IN_FILE_BYTES, 'x');
    await upload(bytes).expect(200);
    const { body } = await calls.office.http.get(path()).buffer(true).expect(200);
    expect(body.length).toBe(MAX_MOVE_IN_FILE_BYTES);
  });
});
