import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankSuggestionResponse } from '@shop/contract/api';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { BankLineRecord } from '../../types';
import { BankSuggestions } from './BankSuggestions';

const user = userEvent.setup();
const line = { _id: 'l1', id: 'l1', version: 1, amount: 100, left: 100, status: 'Open' } as BankLineRecord;
const suggestion: BankSuggestionResponse = {
  ...{ why: 'number', isCertain: true, booked: null, cheque: null, deposit: null, company: 'c1', user: null, rest: 0 },
  ...{ customer: 'Al Noor Printing LLC', allocations: [{ invoice: 'i1', number: 'INV-2026-00012', amount: 100 }] },
};
const cheque = { _id: 'q1', number: 'CHQ-2026-00001', chequeNumber: '000123', chequeDate: '2026-11-20', amount: 100 };
const booked = { resource: 'receipts', _id: 'r1', number: 'RCP-2026-00001', refund: null, day: '2026-11-20' } as const;
const deposit = { _id: 'd1', number: 'DEP-2026-00001', count: 2, amount: 200 };
const none = { company: null, allocations: [] };

const server = {
  getBankSuggestions: jest.fn<ShopDataProvider['getBankSuggestions']>(),
  matchBankLine: jest.fn<ShopDataProvider['matchBankLine']>(),
  getOpenBankLines: jest.fn<ShopDataProvider['getOpenBankLines']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.matchBankLine.mockResolvedValue(line);
  server.getOpenBankLines.mockResolvedValue([]);
});

const start = (found: BankSuggestionResponse[]) => {
  server.getBankSuggestions.mockResolvedValue(found);
  renderAdmin({ resource: 'bank-lines', page: <BankSuggestions line={line} />, server });
};

describe('a suggestion for a bank transaction', () => {
  it.each<[button: string, found: BankSuggestionResponse, body: object]>([
    [
      'Record receipt',
      suggestion,
      { record: { company: 'c1', user: null, allocations: [{ invoice: 'i1', amount: 100 }] } },
    ],
    ['Record clearing', { ...suggestion, ...none, cheque }, { cheque: 'q1' }],
    ['Match', { ...suggestion, ...none, booked }, { receipt: 'r1' }],
    ['Match', { ...suggestion, ...none, booked: { ...booked, resource: 'payments' } }, { payment: 'r1' }],
    ['Match', { ...suggestion, ...none, booked: { ...booked, refund: 'f1' } }, { refund: 'f1' }],
    ['Record clearing', { ...suggestion, ...none, deposit }, { deposit: 'd1' }],
  ])('is applied by one click on “%s”, sent once', async (button, found, body) => {
    start([found]);
    await user.dblClick(await screen.findByRole('button', { name: button }));
    await screen.findByText('Transaction matched.');
    expect(server.matchBankLine.mock.calls).toEqual([['l1', body]]);
  });

  it('shows its reason, its documents and the remaining amount', async () => {
    start([{ ...suggestion, rest: -25 }]);
    await screen.findByText('Invoice number');
    expect(screen.getByText('INV-2026-00012 100.00 · 25.00 less than invoiced')).toBeTruthy();
  });

  it('is missing if nothing fits, and a failure can be tried again', async () => {
    start([]);
    await screen.findByText(/^No suggestions/);
    server.getBankSuggestions.mockRejectedValueOnce(new Error('no answer'));
    renderAdmin({ resource: 'bank-lines', page: <BankSuggestions line={{ ...line, version: 2 }} />, server });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.getBankSuggestions.mock.calls).toHaveLength(3));
  });

  it('opens the next open transaction once nothing of the line is open', async () => {
    server.getOpenBankLines.mockResolvedValue(['l0', 'l1', 'l2'].map((_id) => ({ _id })) as never);
    server.matchBankLine.mockResolvedValue({ ...line, status: 'Matched' });
    server.getBankSuggestions.mockResolvedValue([suggestion]);
    renderAdmin({
      resource: 'bank-lines',
      path: '/bank-lines/l1/show',
      at: '/bank-lines/l1/show',
      page: <BankSuggestions line={line} />,
      server,
    });
    await user.click(await screen.findByRole('button', { name: 'Record receipt' }));
    await screen.findByText('elsewhere');
  });
});
