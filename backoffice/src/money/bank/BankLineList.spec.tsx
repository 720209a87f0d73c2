import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankBatchResponse, BankSuggestionResponse, OpenBankLineResponse } from '@shop/contract/api';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import BankLineList from './BankLineList';

const user = userEvent.setup();
const suggestion: BankSuggestionResponse = {
  ...{ why: 'number', isCertain: true, booked: null, cheque: null, deposit: null, company: 'c1', user: null, rest: 0 },
  ...{ customer: 'Al Noor Printing LLC', allocations: [{ invoice: 'i1', number: 'INV-2026-00012', amount: 100 }] },
};
const rule = {
  ...{ _id: 'r1', bankAccount: 'a1', isReceived: false, text: 'FEE' },
  kind: 'charge',
  reason: 'Fee',
} as const;
const lineOf = (id: string, fields: Partial<OpenBankLineResponse> = {}) =>
  ({
    ...{ _id: id, id, version: 1, bookedOn: '2026-03-12', amount: 100, left: 100, text: `TRF ${id}`, reference: '' },
    ...{ counterparty: { name: '', iban: '' }, kind: 'transfer', status: 'Open', ignoredFor: '', matches: [] },
    ...{ suggestion: null, rule: null },
    ...fields,
  }) as unknown as OpenBankLineResponse & { id: string };

const many = Array.from({ length: 30 }, (_, index) => lineOf(`m${String(index)}`, { suggestion }));
const none: BankBatchResponse = { done: 0, leftOut: [] };
const server = {
  getList: jest.fn<() => Promise<{ data: object[]; total: number }>>(),
  getOpenBankLines: jest.fn<ShopDataProvider['getOpenBankLines']>(),
  matchBankLine: jest.fn<ShopDataProvider['matchBankLine']>(),
  ignoreBankLine: jest.fn<ShopDataProvider['ignoreBankLine']>(),
  acceptBankLines: jest.fn<ShopDataProvider['acceptBankLines']>(),
  setBankLinesAside: jest.fn<ShopDataProvider['setBankLinesAside']>(),
  ignoreBankLines: jest.fn<ShopDataProvider['ignoreBankLines']>(),
  getBankAccounts: () => Promise.resolve([]),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.matchMedia = (query: string) =>
    ({
      matches: /min-width/.test(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
});

const start = (lines: (OpenBankLineResponse & { id: string })[]) => {
  server.getList.mockResolvedValue({ data: lines, total: lines.length });
  server.getOpenBankLines.mockResolvedValue(lines);
  renderAdmin({ resource: 'bank-lines', page: <BankLineList />, server });
};

describe('the list of bank transactions', () => {
  it('takes the best suggestion of a row by one click, sent once', async () => {
    start([lineOf('l1', { suggestion })]);
    await screen.findByText('Certain: Invoice number');
    expect(screen.getByText('INV-2026-00012 100.00')).toBeTruthy();
    server.matchBankLine.mockResolvedValue(lineOf('l1'));
    await user.dblClick(screen.getByRole('button', { name: 'Record receipt' }));
    await screen.findByText('Transaction done.');
    const record = { company: 'c1', user: null, allocations: [{ invoice: 'i1', amount: 100 }] };
    expect(server.matchBankLine.mock.calls).toEqual([['l1', { record }]]);
  });

  it('offers what a rule knows, and ignores it for the reason of the rule', async () => {
    start([lineOf('l1', { amount: -5, left: 5, rule: { ...rule, createdBy: 'Omar' } })]);
    await screen.findByText('Your rule');
    server.ignoreBankLine.mockResolvedValue(lineOf('l1'));
    await user.click(within(screen.getByRole('row', { name: /Your rule/ })).getByRole('button', { name: 'Ignore' }));
    expect(server.ignoreBankLine.mock.calls).toEqual([['l1', { reason: 'Fee' }]]);
    await user.click(screen.getByRole('button', { name: 'Ignore by your rules (1 line, AED 5.00)' }));
    server.setBankLinesAside.mockResolvedValue({ ...none, done: 1 });
    await user.click(screen.getByRole('button', { name: 'Ignore 1 transaction' }));
    await screen.findByText('1 transaction ignored.');
    expect(server.setBankLinesAside.mock.calls).toEqual([[['l1']]]);
  });

  it('accepts all certain ones in portions, and names those that stay open', async () => {
    start([...many, lineOf('l1', { suggestion: { ...suggestion, isCertain: false } })]);
    await user.click(await screen.findByRole('button', { name: 'Accept all certain (30 lines, AED 3,000.00)' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^30 transactions, AED 3,000.00\./);
    const leftOut = [{ _id: 'm26', code: 'STALE_VERSION', message: 'changed' }];
    server.acceptBankLines.mockResolvedValueOnce({ done: 10, leftOut: [] });
    server.acceptBankLines.mockResolvedValueOnce({ done: 10, leftOut: [] });
    server.acceptBankLines.mockResolvedValueOnce({ done: 9, leftOut });
    await user.dblClick(dialog.getByRole('button', { name: 'Accept 30 transactions' }));
    await dialog.findByText(/29 transactions matched. 1 transaction stays open:/);
    expect(dialog.getByText(/TRF m26/)).toBeTruthy();
    expect(server.acceptBankLines.mock.calls.map(([lines]) => lines.length)).toEqual([10, 10, 10]);
    expect(server.acceptBankLines.mock.calls[0]?.[0][0]).toEqual({ _id: 'm0', version: 1 });
  });

  it('ignores the selected ones for one reason, which can be remembered', async () => {
    start([lineOf('l1', { amount: -5 }), lineOf('l2', { amount: -6 })]);
    await screen.findByText('TRF l1');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Ignore' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Bank charge' }));
    await user.click(dialog.getByRole('switch', { name: 'Same next time' }));
    server.ignoreBankLines.mockResolvedValue({ ...none, done: 2 });
    await user.click(dialog.getByRole('button', { name: 'Ignore transaction' }));
    await screen.findByText('2 transactions changed.');
    expect(server.ignoreBankLines.mock.calls).toEqual([[['l1', 'l2'], { reason: 'Bank charge', remember: 'charge' }]]);
  });
});
