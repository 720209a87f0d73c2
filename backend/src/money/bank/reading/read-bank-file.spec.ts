import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { ReadBankLine } from './bank-statement.js';
import { type ReadBankFile, readBankFile } from './read-bank-file.js';

const CONTEXT = { iban: '', today: '2026-11-29' };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string): ReadBankFile => readBankFile(utf8(text), CONTEXT);
const linesOf = (file: ReadBankFile): readonly ReadBankLine[] => file.statements.flatMap(({ lines }) => lines);
const amountsOf = (file: ReadBankFile): number[] => linesOf(file).map(({ amount }) => amount);

/** The code of the refusal, and its values. */
function refusalOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    const { code, params } = error as DomainError;
    return [code, params];
  }
  return 'nothing is refused';
}

const MT940 = (lines: string, closing: string, opening = 'C261101AED1000,00') => `{1:F01AEBKAEADAXXX}{2:I940}{4:
:20:STMT261125
:25:AE070331234567890123456
:28C:1234567/1
:60F:${opening}
${lines}
:62F:${closing}
-}`;

describe('an MT940 file', () => {
  it('is read with all marks, with amounts without decimals and with references', () => {
    const file = read(
      MT940(
        [
          ':61:2611021102C100,NTRFINV-2026-00012//FT26306K2',
          ':86:/NAME/AL NOOR PRINTING LLC/REMI/INV-2026-00012',
          ':61:261103D25,5NCHGNONREF',
          ':86:CHARGES INCL VAT',
          ':61:2611041105RC40,00NTRFNONREF//R1',
          ':61:261105RD12,25NTRFNONREF',
          ':61:261106CD7,NCHK004711',
          ':86:?00CHEQUE?20CHQ 004711 ?21CLEARED?32FALCON CREST?33 PRESS?31AE460090000000123456789',
        ].join('\n'),
        'C261125AED1053,75',
      ),
    );
    expect(amountsOf(file)).toEqual([10_000, -2_550, -4_000, 1_225, 700]);
    expect(file.statements).toMatchObject([
      { account: 'AE070331234567890123456', currency: 'AED', opening: 100_000, closing: 105_375, to: '2026-11-25' },
    ]);
    expect(linesOf(file)).toMatchObject([
      {
        ...{ line: 6, bookedOn: '2026-11-02', reference: 'INV-2026-00012', bankId: 'FT26306K2', kind: 'transfer' },
        ...{ text: 'INV-2026-00012', counterparty: { name: 'AL NOOR PRINTING LLC', iban: '' } },
      },
      { reference: '', kind: 'charge', text: 'CHARGES INCL VAT' },
      { bookedOn: '2026-11-05', valueOn: '2026-11-04', bankId: 'R1' },
      { bookedOn: '2026-11-05' },
      {
        ...{ kind: 'cheque', text: 'CHEQUE CHQ 004711 CLEARED' },
        counterparty: { name: 'FALCON CREST PRESS', iban: 'AE460090000000123456789' },
      },
    ]);
  });

  it('has the booking day of the year that is nearest to the value date', () => {
    const file = read(MT940(':61:2612310102C1,00NTRFNONREF', 'C270102AED1001,00'));
    expect(linesOf(file)).toMatchObject([{ valueOn: '2026-12-31', bookedOn: '2027-01-02' }]);
  });

  it('joins the pages of a statement', () => {
    const page = (opening: string, entry: string, closing: string) =>
      `:20:A\n:25:AE07-1\n:28C:7/1\n${opening}\n${entry}\n${closing}\n-`;
    const file = read(
      [
        page(':60F:C261101AED10,00', ':61:261102C5,00NTRFNONREF', ':62M:C261102AED15,00'),
        page(':60M:C261102AED15,00', ':61:261103C6,00NTRFNONREF', ':62F:C261103AED21,00'),
      ].join('\n'),
    );
    expect(file.statements).toMatchObject([
      { opening: 1_000, closing: 2_100, lines: [{ amount: 500 }, { amount: 600 }] },
    ]);
  });

  it.each([
    [
      'a missing line',
      MT940(':61:261102C5,00NTRFNONREF', 'C261125AED1006,00'),
      ['STATEMENT_DOES_NOT_ADD_UP', { sum: '1005.00', closing: '1006.00' }],
    ],
    [
      'parts of a fils',
      MT940(':61:261102C5,001NTRFNONREF', 'C261125AED1005,00'),
      ['BANK_FILE_UNREADABLE', { line: 6 }],
    ],
    [
      'a day that does not exist',
      MT940(':61:261131C5,00NTRFNONREF', 'C261125AED1005,00'),
      ['BANK_FILE_UNREADABLE', { line: 6 }],
    ],
    ['a cut amount', MT940(':61:261102CNTRFNONREF', 'C261125AED1005,00'), ['BANK_FILE_UNREADABLE', { line: 6 }]],
    ['a damaged balance', MT940(':61:261102C5,00NTRFNONREF', 'X'), ['BANK_FILE_UNREADABLE', { line: 7 }]],
  ])('is refused with %s', (_name, text, refusal) => {
    expect(refusalOf(() => read(text))).toMatchObject(refusal);
  });
});

const CAMT = (entries: string, closing = '1042.00', version = '02') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<Stmt><Id>1</Id><Acct><Id><IBAN>AE070331234567890123456</IBAN></Id><Ccy>AED</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-24</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;

const ENTRY = (amount: string, mark: string, status = '<Sts>BOOK</Sts>', details = '') =>
  `<Ntry><Amt Ccy="AED">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-25</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>${details}</Ntry>`;

const DETAILS = `<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Al Noor &amp; Sons</Nm></Pty></Dbtr>
<DbtrAcct><Id><IBAN>AE460090000000123456789</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Payment of</Ustrd><Ustrd>INV-2026-00012</Ustrd></RmtInf></TxDtls></NtryDtls>`;

describe('a CAMT.053 file', () => {
  it.each([
    ['02', '<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>'],
    ['08', '<Sts><Cd>BOOK</Cd></Sts>', '<Sts><Cd>PDNG</Cd></Sts>'],
  ])('is read without its expected entries in version %s', (version, booked, expected) => {
    const entries =
      ENTRY('50.00', 'CRDT', booked, DETAILS) + ENTRY('8', 'DBIT', booked) + ENTRY('99.00', 'CRDT', expected);
    const file = read(CAMT(entries, '1042.00', version));
    expect(amountsOf(file)).toEqual([5_000, -800]);
    expect(linesOf(file)[0]).toMatchObject({
      ...{ bookedOn: '2026-11-25', bankId: 'B1', reference: '', text: 'Payment of INV-2026-00012' },
      counterparty: { name: 'Al Noor & Sons', iban: 'AE460090000000123456789' },
    });
    expect(file.statements).toMatchObject([{ account: 'AE070331234567890123456', opening: 100_000, closing: 104_200 }]);
  });

  it.each([
    ['a sum that is wrong', CAMT(ENTRY('50.00', 'CRDT')), 'STATEMENT_DOES_NOT_ADD_UP'],
    ['an entry without a mark', CAMT(ENTRY('50.00', '')), 'BANK_FILE_UNREADABLE'],
    ['parts of a fils', CAMT(ENTRY('50.001', 'CRDT')), 'BANK_FILE_UNREADABLE'],
    ['a document type', CAMT('').replace('<Document', '<!DOCTYPE x><Document'), 'BANK_FILE_UNREADABLE'],
    ['an end that is missing', CAMT('').slice(0, -40), 'BANK_FILE_UNREADABLE'],
  ])('is refused with %s', (_name, text, code) => {
    expect(refusalOf(() => read(text))).toMatchObject([code, expect.anything()]);
  });
});

describe('a table of a bank', () => {
  it.each<[name: string, text: string, amounts: readonly number[], balances: readonly [number | null, number | null]]>([
    [
      'debit and credit, title rows and a sum below',
      'Account statement,,,,\nIBAN AE07,,,,\nDate,Description,Debit,Credit,Balance\n25/11/2026,TRF INV-1,,"1,234.50","2,234.50"\n25/11/2026,Charges,25.00,,"2,209.50"\nTotal,,25.00,"1,234.50",',
      [123_450, -2_500],
      [100_000, 220_950],
    ],
    [
      'signs behind amounts, brackets and newest rows first',
      'Posting Date;Narrative;Amount;Running Balance\n26-Nov-26;Fee;(12.00);988,00-\n25-Nov-26;Refund;1,000.00-;976.00-'.replace(
        '988,00-',
        '988.00-',
      ),
      [-100_000, -1_200],
      [2_400, -98_800],
    ],
    [
      'commas as decimal mark',
      'Datum;Buchungstext;Betrag\n25.11.2026;A;1.234,50\n26.11.2026;B;-0,50',
      [123_450, -50],
      [null, null],
    ],
    [
      'month before day',
      'Date\tDetails\tAmount\n11/25/2026\tA\t10 CR\n11/2/2026\tB\tAED 5.5 CR',
      [550, 1_000],
      [null, null],
    ],
    ['Arabic headings and digits', 'التاريخ,البيان,مدين,دائن,الرصيد\n٢٥/١١/٢٠٢٦,تحويل,,١٠٠,١٠٠', [10_000], [0, 10_000]],
    [
      'an opening row without a movement',
      'Date,Text,Debit,Credit,Balance\n20/11/2026,Opening balance,,,50.00\n21/11/2026,A,-,10.00,60.00',
      [1_000],
      [5_000, 6_000],
    ],
  ])('is read with %s', (_name, text, amounts, [opening, closing]) => {
    const file = read(text);
    expect(amountsOf(file)).toEqual(amounts);
    expect(file.statements).toMatchObject([{ format: 'csv', opening, closing }]);
  });

  it('is read in windows-1256', () => {
    const arabic = Uint8Array.from([0xca, 0xcd, 0xe6, 0xed, 0xe1]);
    const head = utf8('Date,Description,Amount\n25/11/2026,');
    const file = readBankFile(Uint8Array.from([...head, ...arabic, ...utf8(',10.00')]), CONTEXT);
    expect(linesOf(file)).toMatchObject([{ text: 'تحويل', kind: 'transfer', amount: 1_000 }]);
  });

  it('is read with the columns that were stored for its headings', () => {
    const text = 'A,B,C\n25/11/2026,x,10.00';
    const profile = {
      headings: ['A', 'B', 'C'],
      columns: { bookedOn: 0, text: 1, amount: 2 },
      texts: [],
      isChosen: true,
      dateOrder: 'dmy',
      decimal: '.',
    } as const;
    expect(refusalOf(() => read(text))).toMatchObject(['BANK_COLUMNS_UNKNOWN', undefined]);
    expect(amountsOf(readBankFile(utf8(text), { ...CONTEXT, table: profile }))).toEqual([1_000]);
  });

  it.each([
    [
      'a balance that does not follow',
      'Date,Text,Amount,Balance\n25/11/2026,A,10,110\n26/11/2026,B,10,121',
      ['BANK_BALANCE_WRONG', { line: 3, expected: '120.00', found: '121.00' }],
    ],
    [
      'an amount that is none',
      'Date,Text,Amount\n25/11/2026,A,12x',
      ['BANK_FILE_UNREADABLE', { line: 2, value: '12x' }],
    ],
    ['parts of a fils', 'Date,Text,Amount\n25/11/2026,A,12.3456', ['BANK_FILE_UNREADABLE', { line: 2 }]],
    [
      'a day that does not exist',
      'Date,Text,Amount\n31/11/2026,A,12.00',
      ['BANK_FILE_UNREADABLE', { line: 2, value: '31/11/2026' }],
    ],
    ['a day without an amount', 'Date,Text,Amount\n25/11/2026,A,', ['BANK_FILE_UNREADABLE', { line: 2 }]],
    ['no headings', '1,2,3\n4,5,6', ['BANK_COLUMNS_UNKNOWN', undefined]],
    ['a PDF', '%PDF-1.7', ['BANK_FILE_KIND', undefined]],
  ])('is refused with %s', (_name, text, refusal) => {
    expect(refusalOf(() => read(text))).toMatchObject(refusal);
  });
});
