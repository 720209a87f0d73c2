import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { type BankFileContext, type ReadBankFile, readBankFile } from './read-bank-file.js';

const IBAN = 'AE070331234567890123456';
const OTHER = 'AE460090000000123456789';
const CONTEXT: BankFileContext = { iban: IBAN, today: '2026-11-29' };
const read = (text: string): ReadBankFile => readBankFile(new TextEncoder().encode(text), CONTEXT);
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);
/** The amounts of the file, or the code and the line of its refusal. */
function outcomeOf(text: string): unknown {
  try {
    return linesOf(read(text)).map(({ amount }) => amount / 100);
  } catch (error) {
    const { code, params } = error as DomainError;
    return [code, params?.['line']].filter(Boolean).join(' ');
  }
}
/** A table with these headings and rows, whose day is `@`. */
const table = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n').replaceAll('@', '25/11/2026');
const AMOUNT = 'Date,Description,Amount';
const BOTH = 'Date,Description,Debit,Credit';

describe('the direction of money', () => {
  it.each<[name: string, text: string, outcome: unknown]>([
    ['sent and received', table(`${AMOUNT},Direction`, '@,A,500.00,Sent', '@,B,100.00,Received'), [-500, 100]],
    ['in and out', table(`${AMOUNT},Flow`, '@,A,500.00,Outbound', '@,B,100.00,Inbound'), [-500, 100]],
    ['transfers', table(`${AMOUNT},Type`, '@,A,500.00,Transfer Out', '@,B,100.00,Transfer In'), [-500, 100]],
    ['cash', table('Date,Details,Cash In,Cash Out', '@,A,100.00,', '@,B,,500.00'), [100, -500]],
    ['Debit Amount', table('Date,Details,Debit Amount,Credit Amount', '@,A,,100.00', '@,B,500.00,'), [100, -500]],
    ['Arabic columns', table('التاريخ,البيان,مبلغ السحب,مبلغ الإيداع', '@,A,500.00,', '@,B,,100.00'), [-500, 100]],
    ['له and عليه', table('التاريخ,البيان,عليه,له', '@,A,500.00,', '@,B,,100.00'), [-500, 100]],
    ['headings in two rows', table('Date,Description,Amount,', ',,Debit,Credit', '@,RENT,500.00,'), [-500]],
    [
      'Transaction above Date',
      table('Transaction,Value,Description,Debit,Credit', 'Date,Date,,,', '@,@,RENT,500.00,'),
      [-500],
    ],
    ['a rent without a sign', table(AMOUNT, '@,RENT,500.00', '@,TRF,100.00'), 'BANK_DIRECTION_UNCLEAR 2'],
    ['a payment to a lessor', table(AMOUNT, '@,TRF,1.00', '@,PAYMENT TO LESSOR,5.00'), 'BANK_DIRECTION_UNCLEAR 3'],
    [
      'the own books',
      table('Date,Particulars,Vch Type,Debit,Credit', '@,AL NOOR,Receipt,1.00,'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
    ['a type Payment', table(`${AMOUNT},Type`, '@,A,500.00,Payment'), 'BANK_DIRECTION_UNCLEAR 2'],
    ['a payment of an invoice', table(AMOUNT, '@,PAYMENT INV-2026-00012,500.00'), [500]],
    [
      'mostly negative debits beside positive ones',
      table(BOTH, '@,RENT,-500.00,', '@,POS,-20.00,', '@,RETURNED,20.00,'),
      'BANK_DIRECTION_UNCLEAR 2',
    ],
  ])('is read, or refused as a question, with %s', (_name, text, outcome) => {
    expect(outcomeOf(text)).toEqual(outcome);
  });
});

it.each([
  ...[
    'DEWA BILL PAYMENT',
    'CHQ PAID 000123',
    'OUTGOING TRANSFER AL NOOR',
    'STANDING ORDER',
    'LOAN EMI',
    'INWARD CHQ RETURN',
  ],
  ...['شراء نقطة بيع', 'إيجار', 'سداد قسط'],
])('%s without a sign is a question', (words) => {
  expect(outcomeOf(table(AMOUNT, '@,TRF,1.00', `@,${words},500.00`))).toBe('BANK_DIRECTION_UNCLEAR 3');
});

it('an amount in fils is no amount in dirhams', () => {
  expect(outcomeOf(table('Date,Description,Amount (fils)', '@,TRF,10000'))).toBe('BANK_COLUMNS_UNKNOWN');
});

it.each([
  ...['Balance carried fwd', 'BAL B/FWD', 'Balance forward', 'Cleared balance', 'Statement total', 'Day total'],
  ...[
    'Net movement',
    'Opening',
    'Closing',
    'No. of transactions',
    'Total for 25 Nov 2026',
    'Op. Balance',
    'Minimum balance',
    'Turnover',
    'رصيد أول الفترة',
    'رصيد اقفال',
    'رصيد أول المدة',
  ],
])('%s is no movement', (words) => {
  expect(outcomeOf(table(BOTH, '@,TRF,,100.00', `@,${words},,900.00`))).toEqual([100]);
});

it.each([
  table(BOTH, '@,Balance for invoice INV-2026-00012,,100.00'),
  table(BOTH, '@,TOTAL FOR INV-2026-00012 AND 13,,100.00'),
  table('Date,Description,Payer,Debit,Credit', '@,INWARD TRF,TOTAL,,100.00'),
  table('Date,Description,Remarks,Debit,Credit', '@,INWARD TRF AL NOOR,Closing balance,,100.00'),
  table(BOTH, '@,Pending payment of INV-2026-00012,,100.00'),
])('money whose payer writes of balances and totals is a movement', (text) => {
  expect(outcomeOf(text)).toEqual([100]);
});

it.each<[name: string, text: string, outcome: unknown]>([
  ['another account below', table(BOTH, '@,A,,1.00', `Account: ${OTHER},,,`, BOTH, '@,B,,2.00'), [1]],
  [
    'other accounts in a column',
    table(`Account No,${BOTH}`, `1234567890123456,@,A,,1.00`, `0090000000123456789,@,B,,2.00`),
    [1],
  ],
  [
    'the number of another account',
    table(`Account Number,0000123456789,,\n${BOTH}`, '@,A,,1.00'),
    'BANK_ACCOUNT_DIFFERS',
  ],
  ['the number of the account', table(`Account Number,1234567890123456,,\n${BOTH}`, '@,A,,1.00'), [1]],
  ['pending rows below', table(BOTH, '@,A,,1.00', 'Pending transactions,,,', '@,B,,2.00'), [1]],
  ['booked rows below pending ones', table(BOTH, 'Pending,,,', '@,B,,2.00', 'Posted,,,', '@,A,,1.00'), [1]],
  ['a column Posted', table(`${BOTH},Posted`, '@,A,,1.00,Y', '@,B,,2.00,N'), [1]],
  ['a column Pending', table(`${BOTH},Pending`, '@,A,,1.00,No', '@,B,,2.00,Yes'), [1]],
  ['a column Result', table(`${BOTH},Result`, '@,A,,1.00,Success', '@,B,,2.00,Failure'), [1]],
  ['currencies below an empty heading', table(`${BOTH},`, '@,A,,1.00,AED', '@,B,,2.00,EUR'), [1]],
  ['a pending row', table(BOTH, '@,A,,1.00', '@,PENDING: POS,2.00,'), [1]],
  ['uncleared funds', table(BOTH, '@,A,,1.00', '@,Uncleared funds,,2.00'), [1]],
])('rows of the account that are booked are read, with %s', (_name, text, outcome) => {
  expect(outcomeOf(text)).toEqual(outcome);
});

it.each(['Currency,USD,,', `Account,${IBAN} USD,,`])('%s above a table is its currency', (above) => {
  expect(read(table(`${above}\n${BOTH}`, '@,A,,1.00')).statements).toMatchObject([{ currency: 'USD' }]);
});

it.each(['Page 2 of 3', 'Total credits 100.00', 'This is a computer generated statement'])(
  'the narration does not go on in %s',
  (words) => {
    const file = read(table(BOTH, '@,INWARD,,100.00', ',AL NOOR,,', `,${words},,`));
    expect(linesOf(file).map(({ text }) => text)).toEqual(['INWARD AL NOOR']);
    expect(file.unread.map(({ text }) => text)).toEqual([words]);
  },
);

it.each([
  ['Date', '25/11/2026 09:30 PM UTC', '2026-11-26'],
  ['Date (UTC)', '2026-11-25 21:30:00', '2026-11-26'],
  ['Date (UTC)', '2026-11-25', '2026-11-25'],
  ['Date (GMT+4)', '2026-11-25 21:30:00', '2026-11-25'],
])('below %s, %s is %s in Dubai', (heading, moment, day) => {
  const [line] = linesOf(read(`${heading},Description,Debit,Credit\n${moment},A,,1.00`));
  expect(line?.bookedOn).toBe(day);
});

describe('MT940', () => {
  const message = (mark: string, described: string, end = 'AED') =>
    `:20:S\n:25:${IBAN}\n:28C:1\n:60F:C261125AED1000,00\n:61:2611251125${mark}100,00NTRFNONREF//B\n:86:${described}\n:62F:C261125${end}${mark === 'C' ? '1100' : '900'},00\n-`;

  it.each([
    ['C', '/BENM/NAME/OUR SHOP/ORDP/NAME/AL NOOR/REMI/INV-12', 'AL NOOR'],
    ['C', '/BENM/OUR SHOP LLC/REMI/INV-12', ''],
    ['D', '/ORDP/NAME/OUR SHOP/BENM/NAME/LANDLORD/REMI/RENT', 'LANDLORD'],
    ['RC', '/BENM/NAME/OUR SHOP/ORDP/NAME/AL NOOR/REMI/RETURNED', 'AL NOOR'],
    ['C', '/NAME/AL NOOR/REMI/INV-12', 'AL NOOR'],
  ])('of %s money, %s has the other side %j', (mark, described, name) => {
    expect(linesOf(read(message(mark, described)))[0]?.counterparty.name).toBe(name);
  });

  it.each(['AL NOOR {5:INV-12}', 'A{1:B}C'])('has the braces of the payer: %s', (described) => {
    expect(linesOf(read(message('C', described)))[0]?.text).toBe(described);
  });

  it('is read with subfields behind > and amounts with zeros in front', () => {
    const padded = message('C', '166>00TRF>20INV-12>32AL NOOR').replace(/(?<=AED|C)(?=\d+,00)/g, '0000000000');
    expect(linesOf(read(padded))).toMatchObject([
      { amount: 10_000, text: 'TRF INV-12', counterparty: { name: 'AL NOOR' } },
    ]);
  });

  it('without the kind of a movement is refused', () => {
    expect(outcomeOf(message('C', 'A').replace('NTRFNONREF', 'NONREF'))).toBe('BANK_FILE_UNREADABLE 5');
  });

  it('with two currencies is refused', () => {
    expect(outcomeOf(message('C', 'A', 'USD'))).toBe('BANK_FILE_UNREADABLE 7');
  });
});

describe('CAMT.053', () => {
  const statement = (details: string, flag = '') =>
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>AED</Ccy></Acct><Ntry><Amt Ccy="AED">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${flag}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-25</Dt></BookgDt>${details}</Ntry></Stmt></BkToCstmrStmt></Document>`;
  const tx = (details: string) => `<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls>`;
  const PARTIES = '<RltdPties><Dbtr><Nm>AL NOOR</Nm></Dbtr><Cdtr><Nm>FALCON</Nm></Cdtr></RltdPties>';

  it.each([
    ['a reversal written as 1', statement(tx(PARTIES), '<RvslInd>1</RvslInd>'), 'FALCON'],
    [
      'one of three transactions',
      statement(`<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch><TxDtls>${PARTIES}</TxDtls></NtryDtls>`),
      '',
    ],
    [
      'the only transaction of a batch',
      statement(`<NtryDtls><Btch><NbOfTxs>1</NbOfTxs></Btch><TxDtls>${PARTIES}</TxDtls></NtryDtls>`),
      'AL NOOR',
    ],
  ])('with %s has the right payer', (_name, text, name) => {
    expect(linesOf(read(text))[0]?.counterparty.name).toBe(name);
  });

  it('has the words beside an adjusted amount', () => {
    const details =
      '<RmtInf><Strd><RfrdDocAmt><AdjstmntAmtAndRsn><Amt Ccy="AED">5.00</Amt><AddtlInf>LESS DAMAGED</AddtlInf></AdjstmntAmtAndRsn></RfrdDocAmt></Strd></RmtInf>';
    expect(linesOf(read(statement(tx(details))))[0]?.text).toBe('LESS DAMAGED');
  });

  it('has each reference of the creditor and each type of a document', () => {
    const details = `<RmtInf><Strd><RfrdDocInf><Tp><CdOrPrtry><Prtry>LPO 11</Prtry></CdOrPrtry></Tp></RfrdDocInf><CdtrRefInf><Ref>RF1</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>RF2</Ref></CdtrRefInf></Strd></RmtInf>`;
    expect(linesOf(read(statement(tx(details))))).toMatchObject([{ text: 'LPO 11 RF2', reference: 'RF1' }]);
  });
});
