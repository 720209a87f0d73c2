import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { type ReadBankFile, readBankFile } from './read-bank-file.js';

const IBAN = 'AE070331234567890123456';
const read = (text: string): ReadBankFile =>
  readBankFile(new TextEncoder().encode(text), { iban: IBAN, today: '2026-11-29' });
const linesOf = (file: ReadBankFile) => file.statements.flatMap(({ lines }) => lines);
const amountsOf = (text: string) => linesOf(read(text)).map(({ amount }) => amount / 100);
const refusalOf = (text: string) => {
  try {
    return amountsOf(text);
  } catch (error) {
    return (error as DomainError).code;
  }
};

interface Parts {
  readonly iban?: string;
  readonly open?: string;
  readonly close?: string;
  readonly end?: string;
}
const message = (lines: string, { iban = IBAN, open = 'AED1000,00', close = 'AED1100,00', end = '\n-' }: Parts = {}) =>
  `:20:S1\n:25:${iban}\n:28C:1/1\n:60F:C261124${open}\n${lines}\n:62F:C261125${close}${end}`;
const ENTRY = ':61:2611251125C100,00NTRFNONREF//FT1';
const SECOND = message(':61:261125C50,00NTRFNONREF//FT2', { open: 'AED1100,00', close: 'AED1150,00' });
const HEADER = '{1:F01AEBKAEADAXXX0000000000}{2:O940}{4:\n';
const other = (parts: Parts) => message(':61:261125C7,00NTRFNONREF', { iban: 'AE460090000000123456789', ...parts });

describe('an envelope of MT940', () => {
  it.each<[name: string, text: string, amounts?: number[]]>([
    ['a trailer on the closing line', `${HEADER}${message(ENTRY, { end: '\n-}{5:{CHK:123456789ABC}}' })}`],
    [
      'a trailer and the next header on one line',
      `${HEADER}${message(ENTRY, { end: '\n-}{5:{MAC:0}}' })}${HEADER}${SECOND}`,
      [100, 50],
    ],
    ['a user header', `{1:F01AEBKAEADAXXX}{2:O940}{3:{108:MT940 001}}{4:\n${message(ENTRY, { end: '\n-}' })}`],
    ['its first field behind the header', `{1:F01AEBKAEADAXXX}{2:O940}{4:${message(ENTRY, { end: '\n-}' })}`],
    ['a trailer of two lines', `${HEADER}${message(ENTRY, { end: '\n-}{5:{MAC:0}\n{CHK:1}}' })}\n${SECOND}`, [100, 50]],
    [
      'lines of the bank between messages',
      `AEBKAEAD\n940\nAEBKAEAD\n${message(ENTRY)}\nAEBKAEAD\n940\n${SECOND}`,
      [100, 50],
    ],
    ['lines of the bank and no dash', `${message(ENTRY, { end: '' })}\nAEBKAEAD\n940\n${SECOND}`, [100, 50]],
    ['a blank before the dash', message(ENTRY, { end: '\n -' })],
    ['blanks behind the dash', message(ENTRY, { end: '\n-   \n\n' })],
    ['line ends of Windows', message(ENTRY).replaceAll('\n', '\r\n')],
    ['line ends of old Macs', message(ENTRY).replaceAll('\n', '\r')],
    ['doubled line ends', message(ENTRY).replaceAll('\n', '\r\r\n')],
    ['a byte order mark', `\uFEFF${message(ENTRY)}`],
    ['control characters of a transfer', `\u0001${message(ENTRY)}\u0003\n\u001a`],
    ['lines padded with blanks', message(ENTRY).replaceAll('\n', '     \n')],
    ['lines that a mail indents', message(ENTRY).replaceAll('\n', '\n> ').replace(/^/, '> ')],
    ['a mail around it', `From: bank@example.com\nSubject: Statement\n\n${message(ENTRY)}\n--\nKind regards`],
    ['a statement of another account', `${other({ close: 'AED1007,00' })}\n${message(ENTRY)}`],
    ['another account that does not add up', `${other({ close: 'AED9,00' })}\n${message(ENTRY)}`],
    ['another account in dollars', `${message(ENTRY)}\n${other({ open: 'USD1,00', close: 'USD8,00' })}`],
    ['another account that is damaged', `${other({ open: 'x' })}\n${message(ENTRY)}`],
    [
      'a part of the account in dollars',
      `${message(ENTRY)}\n${other({ iban: IBAN, open: 'USD1,00', close: 'USD8,00' })}`,
    ],
  ])('is no part of the statement: %s', (_name, text, amounts = [100]) => {
    expect(amountsOf(text)).toEqual(amounts);
  });

  it('is listed as not read as far as it is no part of the format', () => {
    expect(read(`From: bank\n${other({ close: 'AED1007,00' })}\n${message(`${ENTRY}\n:86:A`)}`).unread).toEqual([
      { line: 1, text: 'From: bank' },
      { line: 2, text: 'AE460090000000123456789 AED' },
    ]);
    expect(read(`${message(`${ENTRY}\n:86:A`, { end: '\n:86:CARD LIMIT 5000\n-' })}`).unread).toEqual([
      { line: 8, text: ':86:CARD LIMIT 5000' },
    ]);
  });

  it('is refused if it has other accounts only, or a movement in none', () => {
    expect(refusalOf(`${message(ENTRY)}\n${ENTRY}`)).toBe('BANK_FILE_UNREADABLE');
    expect(refusalOf(other({ close: 'AED1007,00' }))).toBe('BANK_ACCOUNT_DIFFERS');
    expect(refusalOf(message(ENTRY, { open: 'USD1000,00', close: 'USD1100,00' }))).toBe('BANK_CURRENCY');
  });
});

it('the quotation marks of a mail are no words', () => {
  const text = message(`${ENTRY}\n:86:AL NOOR\nINV-12`).replaceAll('\n', '\n> ').replace(/^/, '> ');
  expect(linesOf(read(text))).toMatchObject([{ text: 'AL NOOR INV-12' }]);
});

describe('a line of MT940', () => {
  it.each([
    ['a decimal point', ':61:261125C100.00NTRFNONREF'],
    ['blanks around the amount', ':61:2611251125C 100,00 NTRFNONREF'],
    ['a blank in the type', ':61:2611251125C100,00NOV NONREF'],
    ['a letter of the currency', ':61:2611251125CD100,NTRFNONREF'],
    ['no decimals', ':61:2611251125C100NMSCNONREF'],
    ['one decimal', ':61:2611251125C100,0S103NONREF'],
    ['the reversal of a debit', ':61:2611251125RD100,00NTRFNONREF'],
    ['an expected credit beside it', `${ENTRY}\n:61:2611251125EC33,00NTRFNONREF`],
  ])('is read with %s', (_name, entry) => {
    expect(amountsOf(message(entry))).toEqual([100]);
  });

  it.each([
    ['1.234,50', 'AED2234,50', [1234.5]],
    ['1,234.50', 'AED2234,50', [1234.5]],
    ['1,000', 'AED2000,00', 'BANK_FILE_UNREADABLE'],
  ])('has the amount %s', (amount, close, outcome) => {
    expect(refusalOf(message(`:61:261125C${amount}NTRFNONREF`, { close }))).toEqual(outcome);
  });
});

const NONE = { text: '', reference: '', counterparty: { name: '', iban: '' } };

describe('the words of a line of MT940', () => {
  it.each<[name: string, entry: string, line: object]>([
    ['question marks of the payer', `${ENTRY}\n:86:SENT?20 PCS?30 LEFT`, { text: 'SENT?20 PCS?30 LEFT' }],
    [
      'a repeated field',
      `${ENTRY}\n:86:TRANSFER FROM\n:86:AL NOOR PRESS\n:86:INV-12`,
      { text: 'TRANSFER FROM AL NOOR PRESS INV-12' },
    ],
    ['no field', ENTRY, NONE],
    ['an empty field', `${ENTRY}\n:86:`, NONE],
    ['supplementary details', `${ENTRY}\nAL NOOR INV-12`, { text: 'AL NOOR INV-12' }],
    ['supplementary details and a field', `${ENTRY}\nAL NOOR\n:86:INV-12`, { text: 'INV-12 AL NOOR' }],
    ['a reference', `${ENTRY.replace('NONREF', 'INV-12')}`, { reference: 'INV-12', bankId: 'FT1' }],
    [
      'a slash in the remittance',
      `${ENTRY}\n:86:/NAME/AL NOOR/REMI/AGAINST LPO 11/2026 INV-12`,
      { text: 'AGAINST LPO 11/2026 INV-12', counterparty: { name: 'AL NOOR' } },
    ],
    ['slashes that look like a tag', `${ENTRY}\n:86:/NAME/AL NOOR/REMI/PO/LPO/INV-12`, { text: 'PO/LPO/INV-12' }],
    ['free text with slashes', `${ENTRY}\n:86:TRF A/C AL NOOR INV/12/2026`, { text: 'TRF A/C AL NOOR INV/12/2026' }],
    [
      'a reference in the particulars',
      `${ENTRY.replace('NONREF', 'EREF')}\n:86:/EREF/INV-12/NAME/AL NOOR/REMI/PAYMENT`,
      { reference: 'INV-12', text: 'PAYMENT' },
    ],
    [
      'two references',
      `${ENTRY.replace('NONREF', 'PO-7')}\n:86:/EREF/INV-12/REMI/PAYMENT`,
      { reference: 'PO-7', text: 'PAYMENT INV-12' },
    ],
    [
      'a reference that is not provided',
      `${ENTRY}\n:86:/EREF/NOTPROVIDED/REMI/PAYMENT`,
      { reference: '', text: 'PAYMENT' },
    ],
    ['an empty name', `${ENTRY}\n:86:/NAME//REMI/CASH DEPOSIT`, { text: 'CASH DEPOSIT', counterparty: { name: '' } }],
    [
      'a name in a group',
      `${ENTRY}\n:86:/TRCD/541/ORDP//NAME/AL NOOR/REMI/USTD//INV-12`,
      { text: 'INV-12 TRCD 541', counterparty: { name: 'AL NOOR' } },
    ],
    [
      'the other side in one tag',
      `${ENTRY}\n:86:/CNTP/AE460090000000123456789/EBILAEAD/AL NOOR/DUBAI//REMI/USTD//INV-12/`,
      {
        text: 'INV-12 CNTP AE460090000000123456789/EBILAEAD/AL NOOR/DUBAI',
        counterparty: { name: 'AL NOOR', iban: 'AE460090000000123456789' },
      },
    ],
    ['an unknown tag', `${ENTRY}\n:86:/REMI/PAYMENT/XYZW/INV-12`, { text: 'PAYMENT/XYZW/INV-12' }],
    [
      'a first line of 61 characters',
      `${ENTRY}\n:86:/TRCD/541/ORDP//NAME/AL NOOR PRINTING PRES/REMI/PAY INV-2026-\n77712 THANKS`,
      { text: 'PAY INV-2026-77712 THANKS TRCD 541' },
    ],
    ['a full line', `${ENTRY}\n:86:${'A'.repeat(62)}INV\n-12`, { text: `${'A'.repeat(62)}INV-12` }],
    ['a short line', `${ENTRY}\n:86:AL NOOR\nINV-12`, { text: 'AL NOOR INV-12' }],
    [
      'subfields',
      `${ENTRY}\n:86:166?00TRANSFER?109310?20INV-12?30EBILAEAD?31AE460090000000123456789?32AL NOOR?33 PRESS`,
      { text: 'TRANSFER INV-12', counterparty: { name: 'AL NOOR PRESS', iban: 'AE460090000000123456789' } },
    ],
    [
      'a number of a subfield over two lines',
      `${ENTRY}\n:86:166?00TRANSFER?109310?20PAYMENT FOR GOODS DELIVERED?21IN NOVEMB?\n32AL NOOR PRESS`,
      { counterparty: { name: 'AL NOOR PRESS' } },
    ],
    [
      'a word over two subfields',
      `${ENTRY}\n:86:166?20GOODS OF NOVEMBER INV-2026-?2177712?61MORE`,
      { text: 'GOODS OF NOVEMBER INV-2026-77712 MORE' },
    ],
    [
      'subfields with another sign',
      `${ENTRY}\n:86:020<00TRANSFER<20INV-12<32AL NOOR`,
      { text: 'TRANSFER INV-12', counterparty: { name: 'AL NOOR' } },
    ],
    ['a subfield of unknown meaning', `${ENTRY}\n:86:166?20PAYMENT?55INV-12`, { text: 'PAYMENT INV-12' }],
    ['a question mark in free text', `${ENTRY}\n:86:WHICH INVOICE?12 OR 13`, { text: 'WHICH INVOICE?12 OR 13' }],
    ['a field of another kind between', `${ENTRY}\n:NS:22AL NOOR\n:86:INV-12`, { text: '22AL NOOR INV-12' }],
    ['a line that begins with a dash', `${ENTRY}\n:86:PAYMENT\n-INV-12`, { text: 'PAYMENT -INV-12' }],
  ])('are all read from %s', (_name, entry, line) => {
    expect(linesOf(read(message(entry)))).toMatchObject([{ amount: 10_000, ...line }]);
  });
});

it('16,000 pages of MT940 are one statement', () => {
  const page = (index: number) =>
    `:20:A\n:25:${IBAN}\n:28C:1/${index}\n:60${index === 0 ? 'F' : 'M'}:C261124AED${index},00\n:61:261125C1,00NTRFNONREF\n:86:A\n:62M:C261125AED${index + 1},00\n-`;
  const text = Array.from({ length: 16_000 }, (_, index) => page(index)).join('\n');
  expect(read(text).statements).toMatchObject([{ opening: 0, closing: 1_600_000 }]);
});
