import { expect, it } from '@jest/globals';
import { readBankFile } from '../src/money/bank/reading/read-bank-file.js';
import { demoStatement } from './bank-statement.js';

it('the demo bank statement can be imported, and its sums are right', () => {
  const open = [991, 992, 993].map((number) => ({
    ...{ invoiceNumber: `INV-2026-00${String(number)}`, remainingDue: number * 100 },
    buyer: { name: 'Omar, Haddad', company: null },
  }));
  const file = demoStatement(open as unknown as Parameters<typeof demoStatement>[0], new Date('2026-11-26T08:00:00Z'));
  const [statement] = readBankFile(Buffer.from(file), { iban: '', today: '2026-11-26' }).statements;
  expect(statement).toMatchObject({ format: 'csv', from: '2026-11-21', to: '2026-11-25', closing: 1_572_600 });
  expect(statement?.lines.map(({ text, amount }) => [text, amount])).toEqual([
    ['TRF OMAR HADDAD INV-2026-00991', 99_100],
    ['INWARD TT INV 992', 96_700],
    ['TRF OMAR HADDAD', 99_300],
    ['CASH DEPOSIT CDM 0417', 30_000],
    ['MONTHLY ACCOUNT FEE', -2_500],
  ]);
});
