import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { type BankFileContext, type ReadBankFile, readBankFile } from './read-bank-file.js';

const CONTEXT: BankFileContext = { iban: '', today: '2026-11-29' };
const read = (text: string, context = CONTEXT): ReadBankFile => readBankFile(new TextEncoder().encode(text), context);
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);
/** The amounts of the file, or the code and the line of its refusal. */
function outcomeOf(text: string, context = CONTEXT): unknown {
  try {
    return linesOf(read(text, context)).map(({ amount }) => amount / 100);
  } catch (error) {
    const { code, params } = error as DomainError;
    return [code, params?.['line'] ?? params?.['first']].filter(Boolean).join(' ');
  }
}
/** A table with these headings and rows, whose day is `@`. */
const table = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n').replaceAll('@', '25/11/2026');

describe('a row that is no movement', () => {
  const HEADINGS = 'Date,Description,Debit,Credit,Balance';
  const AMOUNT = 'Date,Description,Amount';
  it.each<[name: string, text: string, unread: readonly number[]]>([
    [
      'balances in the amount column',
      table(AMOUNT, '@,Opening balance,900.00', '@,TRF,100.00', '@,Closing balance,1000.00'),
      [2, 4],
    ],
    [
      'a balance brought forward',
      table(HEADINGS, '@,BALANCE B/F,,900.00,900.00', '@,TRF,,100.00,1000.00', '@,BALANCE C/F,,1000.00,1000.00'),
      [2, 4],
    ],
    [
      'a balance carried forward',
      table(AMOUNT, '@,Balance brought forward,900', '@,TRF,100.00', '@,Carried forward,1000'),
      [2, 4],
    ],
    [
      'balances in Arabic',
      table('التاريخ,البيان,المبلغ', '@,الرصيد الافتتاحي,900.00', '@,تحويل,100.00', '@,رصيد مرحل,1000.00'),
      [2, 4],
    ],
    ['short forms', table(HEADINGS, '@,OPENING BAL,,,900.00', '@,TRF,,100.00,1000.00', '@,B/F Balance,,5.00,'), [2, 4]],
    ['totals', table(HEADINGS, '@,TRF,,100.00,100.00', 'Total,,0.00,100.00,', ',Grand Total:,,100.00,'), [3, 4]],
    [
      'totals in Arabic',
      table(HEADINGS, '@,TRF,,100.00,100.00', 'المجموع,,,100.00,', ',إجمالي الإيداعات,,100.00,'),
      [3, 4],
    ],
    ['a closing balance of a day', table(AMOUNT, '@,TRF,100.00', '@,Closing balance as of 25 Nov 2026,900'), [3]],
    ['a pending row', table(`${AMOUNT},Status`, '@,TRF,100.00,Completed', '@,CARD,50.00,Pending'), [3]],
    ['a declined row', table(`${AMOUNT},Transaction Status`, '@,CARD,50.00,DECLINED', '@,TRF,100.00,Posted'), [2]],
    [
      'a row in process in Arabic',
      table('التاريخ,البيان,المبلغ,الحالة', '@,تحويل,100.00,مكتملة', '@,بطاقة,50.00,قيد التنفيذ'),
      [3],
    ],
    ['an amount in dollars', table(`${AMOUNT},Currency`, '@,TRF,100.00,AED', '@,TT,50.00,USD'), [3]],
    ['a note of 0.00', table(AMOUNT, '@,TRF,100.00', '@,LIMIT CHANGED,0.00'), [3]],
    ['repeated headings', table(AMOUNT, '@,TRF,100.00', AMOUNT), [3]],
    [
      'titles and a footer',
      table(
        `Account statement,,\nCurrency,AED,\n${AMOUNT}`,
        '@,TRF,100.00',
        '',
        'This is a computer generated statement,,',
      ),
      [1, 2, 6],
    ],
  ])('is listed and not read: %s', (_name, text, unread) => {
    const file = read(text);
    expect(linesOf(file).map(({ amount }) => amount)).toEqual([10_000]);
    expect(file.unread.map(({ line }) => line)).toEqual(unread);
  });

  it.each([
    ['no day', table(AMOUNT, '@,TRF,100.00', ',FEE,50.00'), 'BANK_FILE_UNREADABLE 3'],
    ['a comma that is not quoted', table(AMOUNT, '@,TRF, AL NOOR,100.00'), 'BANK_FILE_UNREADABLE 2'],
    ['a cell that is lost', 'Date,Details,Amount,Balance\n25/11/2026,100.00,1100.00', 'BANK_FILE_UNREADABLE 2'],
    ['a cell beyond the headings', table(AMOUNT, '@,TRF,100.00,50.00'), 'BANK_FILE_UNREADABLE 2'],
    ['an amount in dollars', table(AMOUNT, '@,TRF,100.00', '@,TT,USD 50.00'), 'BANK_FILE_UNREADABLE 3'],
    [
      'a balance that is no amount',
      table(HEADINGS, '@,TRF,,100.00,100.00', '@,TRF,,100.00,n/a'),
      'BANK_FILE_UNREADABLE 3',
    ],
  ])('is refused with its line if it has %s', (_name, text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  it('is not a movement of a payer whose words begin so', () => {
    const text = table(
      AMOUNT,
      '@,BALANCE PAYMENT INV-12,10',
      '@,TOTAL ENERGIES LLC,20',
      '@,OPENING BALANCE TRADING LLC,30',
    );
    expect(outcomeOf(text)).toEqual([10, 20, 30]);
  });
});

describe('the words of a row', () => {
  it.each<[name: string, text: string, line: object]>([
    [
      'several columns',
      table('Date,Description,Remarks,Amount', '@,INWARD TRANSFER,INV-12,100'),
      { text: 'INWARD TRANSFER INV-12' },
    ],
    [
      'further rows',
      table('Date,Narration,Debit,Credit,Balance', '@,INWARD,,100.00,1100.00', ',AL NOOR PRESS,,,', ',INV-12,,,'),
      { text: 'INWARD AL NOOR PRESS INV-12' },
    ],
    [
      'an unknown heading',
      table('Date,Transaction,Reference,Debit,Credit,Balance', '@,TRF INV-12,FT1,,100.00,1100.00'),
      { text: 'TRF INV-12', reference: 'FT1' },
    ],
    [
      'an empty heading',
      table(',Value date,,Transaction description,Debits,Credits,Balance', '@,24/11/2026,TRF INV-12,,,100.00,1100.00'),
      { bookedOn: '2026-11-25', valueOn: '2026-11-24', text: 'TRF INV-12' },
    ],
    ['a column of numbers with a heading of words', table('Date,Remarks,Amount', '@,77712,100'), { text: '77712' }],
    [
      'two references',
      table('Date,Details,Reference,Cheque No,Credit,Debit', '@,CLG,FT1,004711,100,'),
      { text: 'CLG 004711', reference: 'FT1' },
    ],
    [
      'names of both sides',
      table('Date,Beneficiary,Sender,Details,Amount', '@,DELTA LLC,AL NOOR,TRF,100'),
      { text: 'DELTA LLC TRF', counterparty: { name: 'AL NOOR' } },
    ],
    [
      'Arabic headings',
      table('التاريخ,الوصف,رقم الشيك/معرف المعاملة,السحب,الوديعة,الرصيد', '@,تحويل,FT1,,100.00,1100.00'),
      { text: 'تحويل', reference: 'FT1' },
    ],
    [
      'headings in both languages',
      table('Date التاريخ,Description البيان,Debit مدين,Credit دائن,Balance الرصيد', '@,TRF,,100.00,1100.00'),
      { text: 'TRF' },
    ],
  ])('are read from %s', (_name, text, line) => {
    expect(linesOf(read(text))).toMatchObject([{ amount: 10_000, ...line }]);
  });

  it('are shown with the columns that were not used, and used once they are chosen', () => {
    const text = table(
      'No,Date,Description,Code,Account No,Amount',
      '1,@,TRF,77712,0331234567890,100',
      '2,@,FEE,77713,0331234567890,-5',
    );
    const { profile, unusedColumns } = read(text);
    expect(unusedColumns).toEqual([
      { index: 0, heading: 'No', values: ['1', '2'] },
      { index: 3, heading: 'Code', values: ['77712', '77713'] },
      { index: 4, heading: 'Account No', values: ['0331234567890'] },
    ]);
    const chosen = profile && { ...profile, texts: [...profile.texts, 3], isChosen: true };
    expect(linesOf(read(text, { ...CONTEXT, table: chosen })).map((line) => line.text)).toEqual([
      'TRF 77712',
      'FEE 77713',
    ]);
  });
});

describe('the account of a table', () => {
  it.each(['Withdrawals (SGD)', 'Debit INR', 'Debit (USD)'])('has the currency of its headings: %s', (heading) => {
    const [code] = /[A-Z]{3}/.exec(heading) ?? [];
    expect(read(table(`Date,Details,${heading},Credit`, '@,A,1.00,')).statements).toMatchObject([{ currency: code }]);
  });

  it.each([
    ['another one', 'AE460090000000123456789', 'BANK_ACCOUNT_DIFFERS'],
    ['the chosen one', 'AE070331234567890123456', [1]],
    ['a masked one', 'AE07XXXXXXXXXXXXXXX3456', [1]],
  ])('is compared if the rows above it name %s', (_name, iban, outcome) => {
    const text = table(`Account,${iban},\nDate,Details,Amount`, '@,A,1.00');
    expect(outcomeOf(text, { ...CONTEXT, iban: 'AE070331234567890123456' })).toEqual(outcome);
  });
});

it.each([
  ['Date,Details,Beneficiary Account,Payer Name,Amount', '@,TRF,0123456789,AL NOOR,1.00', 'AL NOOR'],
  ['Date,Details,Counterparty,Remitter,Amount', '@,TRF,X1,AL NOOR,1.00', 'AL NOOR'],
  ['Date,Details,Counterparty,Beneficiary,Amount', '@,TRF,AL NOOR,X1,1.00', 'AL NOOR'],
])(
  'two columns that may name the payer, %s, give the name, and the other one is in the text',
  (headings, row, name) => {
    const [line] = linesOf(read(table(headings, row, '@,FEE,X2,X3,-1.00')));
    expect(line?.counterparty.name).toBe(name);
    expect(line?.text).toMatch(/^TRF \w+$/);
  },
);
