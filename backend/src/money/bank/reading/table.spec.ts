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

describe('the direction of a row', () => {
  it.each<[name: string, text: string, outcome: unknown]>([
    ['a column Dr/Cr', table('Date,Description,Amount,Dr/Cr', '@,RENT,500.00,DR', '@,TRF,100.00,CR'), [-500, 100]],
    ['a column D/C', table('Date;Narrative;Amount;D/C', '@;RENT;500,00;D', '@;TRF;100,00;C'), [-500, 100]],
    ['a column Sign', table('Date,Description,Sign,Amount', '@,RENT,-,500.00', '@,TRF,+,100.00'), [-500, 100]],
    ['a column Sign with minus signs only', table('Date,Description,Sign,Amount', '@,RENT,-,500.00'), [-500]],
    ['a column Type', table('Date,Type,Description,Amount', '@,Debit,RENT,500.00', '@,Credit,TRF,100.00'), [-500, 100]],
    [
      'a column of withdrawals and deposits',
      table('Date,Transaction Type,Details,Amount', '@,Withdrawal,RENT,500.00', '@,Deposit,TRF,100.00'),
      [-500, 100],
    ],
    [
      'a column of CRDT and DBIT',
      table('Booking Date,Credit/Debit Indicator,Details,Amount', '@,DBIT,RENT,500.00', '@,CRDT,TRF,100.00'),
      [-500, 100],
    ],
    [
      'marks below an empty heading',
      table('Date,Description,Amount,', '@,RENT,500.00,Dr', '@,TRF,100.00,Cr'),
      [-500, 100],
    ],
    [
      'a column of Arabic marks',
      table('التاريخ,البيان,المبلغ,النوع', '@,إيجار,500.00,مدين', '@,تحويل,100.00,دائن'),
      [-500, 100],
    ],
    [
      'a column of Arabic withdrawals',
      table('التاريخ,البيان,المبلغ,نوع العملية', '@,إيجار,500.00,سحب', '@,تحويل,100.00,إيداع'),
      [-500, 100],
    ],
    [
      'amounts with Dr. and Cr.',
      table('Date,Description,Amount', '@,RENT,500.00 Dr.', '@,TRF,100.00 Cr.'),
      [-500, 100],
    ],
    [
      'amounts with (Dr) and (Cr)',
      table('Date,Description,Amount', '@,RENT,500.00 (Dr)', '@,TRF,100.00 (Cr)'),
      [-500, 100],
    ],
    [
      'amounts with marks before them',
      table('Date,Description,Amount', '@,RENT,DR 500.00', '@,TRF,CR 100.00'),
      [-500, 100],
    ],
    [
      'amounts with Arabic marks',
      table('التاريخ,البيان,المبلغ', '@,إيجار,500.00 مدين', '@,تحويل,100.00 دائن'),
      [-500, 100],
    ],
    ['plus and minus signs', table('Date,Description,Amount', '@,RENT,-500.00', '@,TRF,+100.00'), [-500, 100]],
    ['a minus sign behind', table('Date,Description,Amount', '@,RENT,500.00-', '@,TRF,100.00'), [-500, 100]],
    ['brackets', table('Date,Description,Amount', '@,RENT,(500.00)', '@,TRF,100.00'), [-500, 100]],
    [
      'one column with both directions in its heading',
      table('Date,Description,Debit/Credit', '@,RENT,-500.00', '@,TRF,100.00'),
      [-500, 100],
    ],
    [
      'signs that say what the marks say',
      table('Date,Description,Amount,Type', '@,RENT,-500.00,Debit', '@,TRF,100.00,Credit'),
      [-500, 100],
    ],
    [
      'marks with a dash in the empty column',
      table('Date,Details,Debit,Credit', '@,RENT,500.00,-', '@,TRF,-,100.00'),
      [-500, 100],
    ],
    [
      'the course of the balance',
      table(
        'Date,Details,Amount,Balance',
        '20/11/2026,Opening balance,,1000.00',
        '@,RENT,500.00,500.00',
        '@,TRF,100.00,600.00',
      ),
      [-500, 100],
    ],
    [
      'the course of the balance in rows that begin with the newest',
      table(
        'Date,Details,Amount,Balance',
        '@,TRF,100.00,600.00',
        '24/11/2026,RENT,500.00,500.00',
        '23/11/2026,Opening balance,,1000.00',
      ),
      [-500, 100],
    ],
    [
      'a mark of the balance',
      table('Date,Details,Debit,Credit,Balance,Balance Type', '@,RENT,500.00,,100.00,Cr', '@,TRF,,100.00,200.00,Cr'),
      [-500, 100],
    ],
    [
      'a sign against its mark',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,DR', '@,TRF,-100.00,CR'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    [
      'a mark against its column',
      table('Date,Details,Debit,Credit,Type', '@,RENT,500.00,,D', '@,TRF,100.00,,C'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    [
      'a mark at an amount of the other column',
      table('Date,Details,Debit,Credit', '@,RENT,500.00 Cr,', '@,TRF,,100.00 Cr'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a mark that is missing',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,', '@,TRF,100.00,CR'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a mark that is unknown',
      table('Date,Details,Amount,Dr/Cr', '@,RENT,500.00,X', '@,TRF,100.00,CR'),
      'BANK_FILE_UNREADABLE 2',
    ],
    [
      'marks at credits only',
      table('Date,Details,Amount', '@,RENT,500.00', '@,TRF,100.00 Cr'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'an unsigned first row before a balance that falls',
      table('Date,Details,Amount,Balance', '24/11/2026,TRF,100.00,1000.00', '@,RENT,500.00,500.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    [
      'a negative debit beside positive ones',
      table('Date,Details,Debit,Credit', '@,CHARGE,3.50,', '@,REVERSED,-3.50,'),
      [-3.5, 3.5],
    ],
    [
      'a negative debit with balances',
      table('Date,Details,Debit,Credit,Balance', '@,CHARGE,3.50,,996.50', '@,REVERSED,-3.50,,1000.00'),
      [-3.5, 3.5],
    ],
    [
      'negative debits with balances that fall',
      table('Date,Details,Debit,Credit,Balance', '24/11/2026,CHARGE,-3.50,,996.50', '@,FEE,-6.50,,990.00'),
      [-3.5, -6.5],
    ],
    [
      'negative debits alone',
      table('Date,Details,Debit,Credit', '@,CHARGE,-3.50,', '@,TRF,,10.00'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['a negative credit', table('Date,Details,Debit,Credit', '@,TRF,,10.00', '@,RETURNED,,-10.00'), [10, -10]],
    [
      'a debit mark with both signs',
      table('Date,Details,Amount,D/C', '@,CHARGE,3.50,D', '@,REVERSED,-3.50,D'),
      'BANK_DIRECTION_UNCLEAR 3',
    ],
    ['both columns filled', table('Date,Details,Debit,Credit', '@,A,5.00,6.00'), 'BANK_FILE_UNREADABLE 2'],
    ['two columns of amounts', table('Date,Details,Amount,Net amount', '@,A,5.00,4.00'), 'BANK_COLUMNS_UNCLEAR Amount'],
    ['a second column of amounts in AED', table('Date,Details,Amount,Amount (AED)', '@,A,5.00,-18.36'), [-18.36]],
  ])('is read or asked about with %s', (_name, text, outcome) => {
    expect(outcomeOf(text)).toEqual(outcome);
  });
});

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

describe('a day of a table', () => {
  it.each([
    ['Nov 25, 2026'],
    ['November 25 2026'],
    ['25-Nov-26'],
    ['25Nov2026'],
    ['25th November 2026'],
    ['Wed, 25 Nov 2026'],
    ['2026-11-25'],
    ['2026/11/25'],
    ['20261125'],
    ['25112026'],
    ['25.11.2026'],
    ['25/11/26'],
    ['25/11/2026 10:15'],
    ['25/11/2026 10:15:22 PM'],
    ['2026-11-25T10:15:00'],
    ['2026-11-24T21:30:00Z'],
    ['2026-11-25T01:30:00+04:00'],
    ['46351'],
    ['46351.427'],
    ['٢٥/١١/٢٠٢٦'],
    ['25 نوفمبر 2026'],
    ['٢٥ نوفمبر، ٢٠٢٦'],
    ['25 تشرين الثاني 2026'],
    ['الأربعاء 25 نوفمبر 2026'],
  ])('is read from %s', (day) => {
    expect(linesOf(read(`Date;Description;Amount\n${day};TRF;100.00`))).toMatchObject([{ bookedOn: '2026-11-25' }]);
  });

  const days = (...cells: string[]) => table('Date;Details;Amount', ...cells.map((cell) => `${cell};A;1.50`));
  const readDays = (text: string, context?: BankFileContext) =>
    linesOf(read(text, context)).map(({ bookedOn }) => bookedOn);
  it.each([
    ['a day above 12', days('11/10/2026', '11/13/2026'), ['2026-11-10', '2026-11-13']],
    ['days that are not over', days('12/10/2026'), ['2026-10-12']],
    [
      'the order of the rows',
      days('10/12/2026', '11/02/2026', '11/05/2026'),
      ['2026-10-12', '2026-11-02', '2026-11-05'],
    ],
    [
      'the period above the table',
      `Period 01/11/2026 to 30/11/2026\n${days('02/11/2026', '03/11/2026')}`,
      ['2026-11-02', '2026-11-03'],
    ],
  ])('has its order by %s', (_name, text, expected) => {
    expect(readDays(text)).toEqual(expected);
  });

  it('is asked about if day and month can be exchanged, and read with the answer or as the last time', () => {
    const text = days('02/11/2026', '03/11/2026');
    expect(outcomeOf(text)).toBe('BANK_DATES_UNCLEAR 2');
    expect(readDays(text, { ...CONTEXT, dateOrder: 'mdy' })).toEqual(['2026-02-11', '2026-03-11']);
    const { profile } = read(days('13/11/2026'));
    expect(readDays(text, { ...CONTEXT, table: profile })).toEqual(['2026-11-02', '2026-11-03']);
  });

  it.each(['25/11', '2026', 'yesterday', '25/11/2026 TRF 12', '31/11/2026', '45/13/2026'])(
    'is refused if it is %s',
    (cell) => {
      expect(outcomeOf(days('25/11/2026', cell))).toBe('BANK_FILE_UNREADABLE 3');
    },
  );
});

describe('an amount of a table', () => {
  const amounts = (...cells: string[]) => table('Date\tDetails\tAmount', ...cells.map((cell) => `@\tA\t${cell}`));
  it.each<[cell: string, amount: number]>([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['12,34,567.00', 1_234_567],
    ['AED 1,234.50', 1234.5],
    ['AED1234.50', 1234.5],
    ['1,234.50 AED', 1234.5],
    ['Dhs. 1,234.50', 1234.5],
    ['\u20c3 1,234.50', 1234.5],
    ['\u20c31,234.50', 1234.5],
    ['1,234.50 د.إ', 1234.5],
    ['1,234.50 درهم', 1234.5],
    ['درهم إماراتي 1,234.50', 1234.5],
    ['١٬٢٣٤٫٥٠', 1234.5],
    ['۱۲۳۴٫۵', 1234.5],
    ['.50', 0.5],
    ['1234', 1234],
    ['−12.50', -12.5],
    ['- 12.50', -12.5],
  ])('is read from %s', (cell, amount) => {
    expect(outcomeOf(amounts(cell))).toEqual([amount]);
  });

  it.each([
    ['1,000', 'BANK_DECIMAL_UNCLEAR 2'],
    ['1.234', 'BANK_DECIMAL_UNCLEAR 2'],
    ['1,23.50', 'BANK_FILE_UNREADABLE 2'],
    ['12.345678', 'BANK_FILE_UNREADABLE 2'],
    ['-12.50-', 'BANK_FILE_UNREADABLE 2'],
    ['12.50 USD', 'BANK_FILE_UNREADABLE 2'],
    ['12.50 13.50', 'BANK_FILE_UNREADABLE 2'],
  ])('is not guessed from %s', (cell, outcome) => {
    expect(outcomeOf(amounts(cell))).toBe(outcome);
  });

  it('has the decimal mark of its column, or of the answer', () => {
    expect(outcomeOf(amounts('1,000', '2.50'))).toEqual([1000, 2.5]);
    expect(outcomeOf(amounts('1.000', '2,50'))).toEqual([1000, 2.5]);
    expect(outcomeOf(amounts('1,000'), { ...CONTEXT, decimal: ',' })).toEqual([1]);
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
