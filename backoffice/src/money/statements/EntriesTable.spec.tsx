import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../test/renderAdmin';
import type { StatementEntryResponse, StatementResponse } from '@shop/contract/api';
import { EntriesTable } from './EntriesTable';

const at = '2026-11-20T08:00:00.000Z';
const entry = (fields: Partial<StatementEntryResponse>) => ({
  kind: 'invoice',
  at,
  invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00001', dueDate: at },
  ...{ payment: null, receipt: null, document: 'INV-2026-00001', reference: '', chequeNumber: '', settled: [] },
  debit: 0,
  credit: 0,
  balance: 0,
  ...fields,
});

it('a voided invoice is in the credit column of a statement, an invoice in the debit column', async () => {
  const entries = [entry({ debit: 100, balance: 100 }), entry({ kind: 'void', credit: 100 })];
  const statement = { from: '2026-01-01', openingBalance: 0, entries } as StatementResponse;
  renderAdmin({ resource: 'users', page: <EntriesTable statement={statement} /> });
  const [, , invoiced, voided] = await screen.findAllByRole('row');
  const amounts = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(5, 7)
      .map(({ textContent }) => textContent);
  expect(amounts(invoiced)).toEqual(['100.00', '']);
  expect(amounts(voided)).toEqual(['', '100.00']);
});

it('a receipt has its reference, and its allocations below it; a returned cheque has its own name', async () => {
  const receipt = { _id: 'r1', receiptNumber: 'RCP-2026-00001', paymentMethod: 'Bank Transfer' as const };
  const entries = [
    entry({
      ...{ kind: 'payment', invoice: null, receipt, document: 'RCP-2026-00001', reference: 'FT1', credit: 600 },
      settled: [{ invoiceNumber: 'INV-2026-00007', amount: 400 }],
    }),
    entry({
      kind: 'returned',
      invoice: null,
      receipt: { ...receipt, paymentMethod: 'Cheque' },
      chequeNumber: '77',
      debit: 200,
    }),
  ];
  const statement = { from: '2026-01-01', openingBalance: 0, entries } as StatementResponse;
  renderAdmin({ resource: 'users', page: <EntriesTable statement={statement} /> });
  const [, , came, returned] = await screen.findAllByRole('row');
  expect(came).toHaveTextContent('INV-2026-00007 400.00');
  expect(came).toHaveTextContent('FT1');
  expect(within(came as HTMLElement).getByRole('link', { name: 'RCP-2026-00001' })).toHaveAttribute(
    'href',
    expect.stringContaining('r1'),
  );
  expect(returned).toHaveTextContent('Cheque returnedCheque 77');
});
