import { expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { readBankFile } from './read-bank-file.js';

const MT940 = `:20:STMT
:25:AE070331234567890123456
:28C:1/1
:60F:C261101AED1000,00
:61:2611021102C100,00NTRFINV-1//A1
:86:FIRST
:61:2611031103D40,00NCHGNONREF//A2
:86:SECOND
:62F:C261125AED1060,00
-`;
const ENTRY = (amount: string, mark: string) =>
  `<Ntry><Amt Ccy="AED">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-25</Dt></BookgDt></Ntry>`;
const BALANCE = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="AED">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>`;
const CAMT = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
${BALANCE('OPBD', '1000.00')}${BALANCE('CLBD', '1060.00')}
${ENTRY('100.00', 'CRDT')}
${ENTRY('40.00', 'DBIT')}
</Stmt></BkToCstmrStmt></Document>`;
const CSV = `Date,Description,Debit,Credit,Balance
02/11/2026,FIRST,,100.00,1100.00
03/11/2026,SECOND,40.00,,1060.00`;

const CONTEXT = { iban: '', today: '2026-11-29', dateOrder: 'dmy' } as const;
const READ = 'read';
/** The amounts of all three files. */
const WHOLE = [10_000, -4_000];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withoutLine = (text: string, number: number) =>
  text
    .split('\n')
    .filter((_, index) => index !== number)
    .join('\n');

/** READ if nothing of the file is lost; otherwise the code of the refusal. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    const amounts = readBankFile(bytes, CONTEXT).statements.flatMap(({ lines }) => lines.map(({ amount }) => amount));
    return JSON.stringify(amounts) === JSON.stringify(WHOLE) ? READ : `other lines: ${amounts.join(' ')}`;
  } catch (error) {
    return (error as DomainError).code;
  }
}

it.each<[damage: string, bytes: Uint8Array, outcome: string]>([
  ['MT940 that is whole', bytesOf(MT940), READ],
  ['CAMT.053 that is whole', bytesOf(CAMT), READ],
  ['CSV that is whole', bytesOf(CSV), READ],
  ['MT940 with a byte order mark and line ends of Windows', bytesOf(`\uFEFF${MT940.replaceAll('\n', '\r\n')}`), READ],
  ['CSV with a byte order mark and line ends of Windows', bytesOf(`\uFEFF${CSV.replaceAll('\n', '\r\n')}`), READ],
  ['CSV with empty lines and a remark below', bytesOf(`${CSV.replace('\n', '\n\n')}\n\nEnd of statement,,,,`), READ],
  ['MT940 without one of its lines', bytesOf(withoutLine(MT940, 4)), 'STATEMENT_DOES_NOT_ADD_UP'],
  ['CAMT.053 without one of its entries', bytesOf(withoutLine(CAMT, 3)), 'STATEMENT_DOES_NOT_ADD_UP'],
  [
    'CSV without a row in the middle',
    bytesOf(`${withoutLine(CSV, 1)}\n04/11/2026,THIRD,,1.00,1161.00`),
    'BANK_BALANCE_WRONG',
  ],
  [
    'MT940 with a line twice',
    bytesOf(MT940.replace(/(:61:261102.*\n:86:FIRST\n)/, '$1$1')),
    'STATEMENT_DOES_NOT_ADD_UP',
  ],
  ['CSV with a row twice', bytesOf(CSV.replace(/(02\/11.*\n)/, '$1$1')), 'BANK_BALANCE_WRONG'],
  ['MT940 with another digit in an amount', bytesOf(MT940.replace('C100,00', 'C180,00')), 'STATEMENT_DOES_NOT_ADD_UP'],
  ['CSV with another digit in an amount', bytesOf(CSV.replace('40.00', '46.00')), 'BANK_BALANCE_WRONG'],
  ['MT940 with a letter for a digit', bytesOf(MT940.replace('C100,00', 'C1O0,00')), 'BANK_FILE_UNREADABLE'],
  ['CAMT.053 with a letter for a digit', bytesOf(CAMT.replace('100.00', '1O0.00')), 'BANK_FILE_UNREADABLE'],
  ['CSV with a letter for a digit', bytesOf(CSV.replace('100.00,', '1O0.00,')), 'BANK_FILE_UNREADABLE'],
  ['CSV with a day that does not exist', bytesOf(CSV.replace('02/11', '31/11')), 'BANK_FILE_UNREADABLE'],
  [
    'CAMT.053 with a day that does not exist',
    bytesOf(CAMT.replaceAll('2026-11-25', '2026-11-31')),
    'BANK_FILE_UNREADABLE',
  ],
  ['MT940 without its opening balance', bytesOf(withoutLine(MT940, 3)), 'BANK_FILE_UNREADABLE'],
  [
    'CSV with a day in the wrong column',
    bytesOf(CSV.replace('02/11/2026,FIRST', 'FIRST,02/11/2026')),
    'BANK_FILE_UNREADABLE',
  ],
  ['CSV with a row that lost a cell', bytesOf(CSV.replace('40.00,,1060.00', '40.00,1060.00')), 'BANK_FILE_UNREADABLE'],
  ['CSV with an amount in dollars', bytesOf(CSV.replace('100.00,1100', 'USD 100.00,1100')), 'BANK_FILE_UNREADABLE'],
  ['CSV with a note of 0.00', bytesOf(`${CSV}\n04/11/2026,NOTE,0.00,0.00,`), READ],
  ['CSV with the marks of Arabic numbers', bytesOf(CSV.replace('100.00,1100.00', '١٠٠٫٠٠,١٬١٠٠٫٠٠')), READ],
  [
    'CAMT.053 with an entry in dollars',
    bytesOf(CAMT.replace('<Ntry><Amt Ccy="AED">', '<Ntry><Amt Ccy="USD">')),
    'STATEMENT_DOES_NOT_ADD_UP',
  ],
  ['MT940 that is cut in a line', bytesOf(MT940.slice(0, 110)), 'BANK_FILE_UNREADABLE'],
  ['CAMT.053 that is cut', bytesOf(CAMT.slice(0, -60)), 'BANK_FILE_UNREADABLE'],
  ['CSV that is cut in a row', bytesOf(CSV.slice(0, 55)), 'BANK_FILE_UNREADABLE'],
  ['CAMT.053 with an entity', bytesOf(CAMT.replace('<Stmt>', '<Stmt>&bomb;')), 'BANK_FILE_UNREADABLE'],
  ['an .xlsx file that is cut', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'BANK_FILE_KIND'],
  ['a file with zeros', Uint8Array.from([...bytesOf(CSV), 0, 0, 0]), 'BANK_FILE_KIND'],
  ['an empty file', new Uint8Array(), 'BANK_FILE_KIND'],
])('a file of a bank is read whole or refused: %s', (_damage, bytes, outcome) => {
  expect(outcomeOf(bytes)).toBe(outcome);
});

it.each([
  ['a heading', CSV.replace('Credit', 'Credit (USD)')],
  ['a column', CSV.replace('Balance', 'Balance,Currency').replace(/00$/gm, '00,USD')],
  ['an account', CAMT.replaceAll('"AED"', '"USD"')],
])('a file with another currency in %s is refused with the currency', (_place, text) => {
  expect(readBankFile(bytesOf(text), CONTEXT).statements).toMatchObject([{ currency: 'USD' }]);
});

it('invisible characters are removed from the text of a line', () => {
  const words = `A\u0001\u001b B\u202e${'x'.repeat(2000)}`;
  const [line] = readBankFile(bytesOf(CSV.replace('FIRST', words)), CONTEXT).statements[0]?.lines ?? [];
  expect(line?.text).toBe(`A B ${'x'.repeat(2000)}`);
});
