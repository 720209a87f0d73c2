import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { DAY_MS, dayOf, Dice } from '../ledger/dice.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

jest.setTimeout(300_000);

const IBAN = 'AE070331234567890123456';
const OPENING = 1_000_000;
const TODAY = '2026-12-31';
const dice = new Dice(11);

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let account: string;

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  const mashreq = { bank: 'Mashreq', accountName: 'Delta Print Supplies LLC', iban: IBAN, bic: '' };
  account = (await shop.given.settings({ bankAccounts: [mashreq] })).bankAccounts[0]?._id ?? '';
});
afterAll(() => shop.close());

/** A movement at the bank, in fils, and what staff made of it. */
interface Movement {
  readonly day: string;
  readonly amount: number;
  readonly text: string;
  state: 'open' | 'ignored' | { readonly since: string };
}

/** Money in the books, and the day of the line that it was matched with. */
interface Money {
  readonly day: string;
  readonly amount: number;
  readonly at: string | null;
}

const movements: Movement[] = [];
const books: Money[] = [];
const move = (day: string, amount: number, text: string): Movement => {
  const made: Movement = { day, amount, text, state: 'open' };
  movements.push(made);
  return made;
};
const aed = (fils: number) => fils / 100;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const daysOf = (month: number) => {
  const first = Date.UTC(2026, month - 1, 1);
  const last = Date.UTC(2026, month, 0);
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => dayOf(first + index * DAY_MS));
};
const after = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY_MS);
/** Statements contain no balance before this day. */
const firstDay = () => movements[0]?.day ?? TODAY;
const balanceBefore = (day: string) => OPENING + sum(movements.flatMap((one) => (one.day < day ? [one.amount] : [])));

interface Part {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Movement[];
  readonly opening: number;
}

const swift = (fils: number) =>
  Math.abs(fils / 100)
    .toFixed(2)
    .replace('.', ',');
const short = (day: string) => day.slice(2).replaceAll('-', '');
const signOf = (fils: number, one: string, other: string) => (fils < 0 ? other : one);
const dmy = (day: string) => day.split('-').reverse().join('/');
const balanced = ({ lines, opening }: Part) =>
  lines.map((line, index) => ({
    ...line,
    balance: opening + sum(lines.slice(0, index + 1).map(({ amount }) => amount)),
  }));

const FORMATS: readonly ((part: Part) => Uint8Array)[] = [
  ({ from, to, lines, opening }) => {
    const entries = lines.map(({ day, amount, text }) => {
      const date = `${short(day)}${short(day).slice(2)}`;
      return `:61:${date}${signOf(amount, 'C', 'D')}${swift(amount)}NTRFNONREF\n:86:${text}\n`;
    });
    const closing = opening + sum(lines.map(({ amount }) => amount));
    const balance = (tag: string, day: string, fils: number) => `:${tag}:C${short(day)}AED${swift(fils)}\n`;
    return strToU8(
      `:20:S\n:25:${IBAN}\n:28C:1234567/1\n${balance('60F', from, opening)}${entries.join('')}${balance('62F', to, closing)}-`,
    );
  },
  ({ from, to, lines, opening }) => {
    const mark = (fils: number) => `<CdtDbtInd>${signOf(fils, 'CRDT', 'DBIT')}</CdtDbtInd>`;
    const amt = (fils: number) => `<Amt Ccy="AED">${Math.abs(fils / 100).toFixed(2)}</Amt>${mark(fils)}`;
    const balance = (code: string, day: string, fils: number) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amt(fils)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
    const entries = lines.map(
      ({ day, amount, text }) =>
        `<Ntry>${amt(amount)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`,
    );
    const closing = opening + sum(lines.map(({ amount }) => amount));
    return strToU8(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${balance('OPBD', from, opening)}${balance('CLBD', to, closing)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
    );
  },
  (part) => {
    const rows = balanced(part).map(({ day, amount, text, balance }) => {
      const columns = signOf(
        amount,
        `,"${Math.abs(amount / 100).toFixed(2)}"`,
        `${Math.abs(amount / 100).toFixed(2)},`,
      );
      return `${dmy(day)},${text},${columns},${(balance / 100).toFixed(2)}`;
    });
    return strToU8(['Account statement,,,,', 'Date,Description,Debit,Credit,Balance', ...rows].join('\r\n'));
  },
  (part) => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const number = (fils: number) => `<c><v>${fils / 100}</v></c>`;
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const rows = balanced(part).map(({ day, amount, text, balance }) =>
      row(cell(dmy(day)), cell(text), number(amount), number(balance)),
    );
    const head = row(...['Date', 'Description', 'Amount', 'Balance'].map(cell));
    const files = {
      'xl/workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
      'xl/worksheets/s.xml': `<worksheet><sheetData>${head}${rows.join('')}</sheetData></worksheet>`,
    };
    return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  },
];

const post = (path: string, bytes: Uint8Array, query: object = {}) =>
  staff.http
    .post(path)
    .query({ bankAccount: account, ...query })
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(bytes));
const send = async (path: string, body: object) => {
  const { status, body: answer } = await staff.http.post(`/api/${path}`).send(body);
  expect([path, body, status < 300 || answer]).toEqual([path, body, true]);
  return answer;
};

/** Imports the days of a month twice over: to the 20th, and from the 11th on. @returns how many lines were new */
async function importMonth(month: number): Promise<number> {
  const days = daysOf(month);
  const file = FORMATS[month % FORMATS.length]!;
  let fresh = 0;
  for (const [from, to] of [
    [days[0]!, days[19]!],
    [days[10]!, days.at(-1)!],
  ] as const) {
    const lines = movements.filter(({ day }) => day >= from && day <= to);
    const bytes = file({ from, to, lines, opening: balanceBefore(from) });
    const { plan, gap, newCount, knownCount } = (await post('/api/bank-statements/preview', bytes).expect(201)).body;
    expect([month, from, gap, newCount + knownCount]).toEqual([month, from, 0, lines.length]);
    await post('/api/bank-statements', bytes, { plan }).expect(201);
    fresh += newCount;
  }
  return fresh;
}

const receipt = (amount: number, paymentDate: string) =>
  send('receipts', {
    user: buyer.id,
    amount: aed(amount),
    paymentMethod: 'Bank Transfer',
    paymentDate,
    allocations: [],
  });

async function deposited(number: number, day: string, amount: number): Promise<string> {
  const sheet = { bank: 'ADIB', chequeNumber: String(500_000 + number), chequeDate: day, receivedOn: '2026-01-01' };
  const { _id } = await send('cheques', { ...sheet, user: buyer.id, amount: aed(amount) });
  await send('cheque-deposits', { bankAccount: account, depositedOn: day, cheques: [_id] });
  return _id;
}

/** The movements of a month: transfers, charges of which some are equal, and five cheques, of which one comes back. */
function trade(month: number): Movement[][] {
  const days = daysOf(month);
  const day = () => days[dice.below(24)]!;
  const amount = () => 100 + dice.below(500_000);
  const transfers = Array.from({ length: 14 }, (_, index) =>
    move(day(), amount(), `TRF ${1000 + month * 100 + index}`),
  );
  const fee = day();
  const charges = Array.from({ length: 13 }, (_, index) => move(index < 9 ? fee : day(), -525, 'POS FEE'));
  const cheques = Array.from({ length: 5 }, (_, index) => move(day(), amount(), `CLG ${500_000 + month * 10 + index}`));
  const [first] = cheques;
  const returned = move(after(first!.day, 3), -first!.amount, `CHQ RETURN ${500_000 + month * 10}`);
  return [transfers, charges, cheques, [returned]];
}

const lineOf = async ({ day, text }: Movement): Promise<string> => {
  const filter = { q: text, status: 'Open', bookedOn_gte: day, bookedOn_lte: day };
  const { body } = await staff.http.get('/api/bank-lines').query(listQuery({ filter })).expect(200);
  return body[0]._id;
};
const match = async (line: Movement, body: object) => send(`bank-lines/${await lineOf(line)}/match`, body);

async function matchTransfers(transfers: readonly Movement[]): Promise<void> {
  for (const [index, line] of transfers.entries()) {
    const { day, amount } = line;
    if (index % 4 === 0) continue;
    // Recorded by hand some days before or after, or with the line.
    const since = index % 4 === 1 ? day : after(day, dice.below(9) - 4);
    if (since < firstDay()) continue;
    const money =
      since === day ? { record: { user: buyer.id, allocations: [] } } : { receipt: (await receipt(amount, since))._id };
    await match(line, money);
    line.state = { since };
    books.push({ day: since, amount, at: day });
  }
}

async function clearCheques(month: number, cheques: readonly Movement[], returned: Movement): Promise<void> {
  for (const [index, line] of cheques.entries()) {
    const cheque = await deposited(month * 10 + index, line.day, line.amount);
    // The bank's line of some is never matched: staff said that they cleared.
    const isMatched = index < 4;
    if (isMatched) await match(line, { cheque });
    else await send(`cheques/${cheque}/clear`, { clearedOn: line.day });
    if (isMatched) line.state = { since: line.day };
    books.push({ day: line.day, amount: line.amount, at: isMatched ? line.day : null });
    if (index > 0) continue;
    const bouncedOn = after(line.day, dice.below(6));
    await send(`cheques/${cheque}/bounce`, { bouncedOn, reason: 'INSUFFICIENT_FUNDS' });
    const { body } = await staff.http.get(`/api/bank-lines/${await lineOf(returned)}/suggestions`).expect(200);
    expect(body[0]).toMatchObject({ why: 'cheque', isCertain: false });
    await match(returned, { refund: body[0].booked.refund });
    returned.state = { since: bouncedOn };
    books.push({ day: bouncedOn, amount: returned.amount, at: returned.day });
  }
}

/** The sums of a day, added up from the notes. */
function onPaper(day: string) {
  const lines = movements.filter((line) => line.day <= day);
  const isOpen = ({ state }: Movement) => state === 'open' || (state !== 'ignored' && state.since > day);
  const open = sum(lines.filter(isOpen).map(({ amount }) => amount));
  const ignored = sum(lines.flatMap(({ state, amount }) => (state === 'ignored' ? [amount] : [])));
  const onTheWay = books.filter((money) => money.day <= day && (money.at === null || money.at > day));
  const unbanked = sum(onTheWay.map(({ amount }) => amount));
  const bankBalance = OPENING + sum(lines.map(({ amount }) => amount));
  const booksBalance = OPENING + sum(books.flatMap((money) => (money.day <= day ? [money.amount] : [])));
  return { bankBalance, open, ignored, unbanked, booksBalance };
}

it('a year of a bank account in four formats, with returned cheques, is reconciled on each day', async () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const traded = months.map((month) => ({ month, parts: trade(month) }));
  movements.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  let fresh = 0;
  for (const { month, parts } of traded) {
    fresh += await importMonth(month);
    const [transfers = [], charges = [], cheques = [], [returned] = []] = parts;
    await matchTransfers(transfers);
    await clearCheques(month, cheques, returned!);
    for (const line of charges.slice(9, 11)) {
      await send(`bank-lines/${await lineOf(line)}/ignore`, { reason: 'Bank charge' });
      line.state = 'ignored';
    }
  }
  expect(fresh).toBe(movements.length);
  for (let day = firstDay(); day <= TODAY; day = after(day, 3)) {
    const { body } = await staff.http.get(`/api/bank-accounts/${account}/reconciliation?on=${day}`).expect(200);
    const shown = Object.fromEntries(Object.keys(onPaper(day)).map((name) => [name, body[name]]));
    const paper = Object.fromEntries(Object.entries(onPaper(day)).map(([name, fils]) => [name, aed(fils)]));
    expect([day, shown]).toEqual([day, paper]);
  }
});
