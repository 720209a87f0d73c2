import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { BankLineRecord } from '../../types';
import { RefundMatchDialog } from './RefundMatchDialog';

const user = userEvent.setup();
const line = { _id: 'l1', id: 'l1', version: 1, amount: -40, left: 40, status: 'Open' } as BankLineRecord;
const day = '2026-11-20T08:00:00.000Z';
const refund = { _id: 'f1', amount: 40, paymentMethod: 'Bank Transfer', paymentDate: day, at: day, note: 'Too much' };
const receipt = {
  ...{ _id: 'r1', id: 'r1', receiptNumber: 'RCP-2026-00001', payer: 'Al Noor', paymentDate: day, amount: 90 },
  refunds: [
    { ...refund, appliedTo: '' },
    { ...refund, _id: 'f2', note: 'Used', appliedTo: 'INV-2026-00009' },
  ],
};

const open = (fields: object = {}) => {
  const records = { receipts: [{ ...receipt, ...fields }], payments: [paymentRecord()] };
  const found = (resource: keyof typeof records) => ({ data: records[resource], total: records[resource].length });
  const server = {
    getList: jest.fn((resource: keyof typeof records) => Promise.resolve(found(resource))),
    getMany: jest.fn((resource: keyof typeof records) => Promise.resolve(found(resource))),
    getOne: jest.fn((resource: keyof typeof records) => Promise.resolve({ data: records[resource][0] })),
    matchBankLine: jest.fn(() => Promise.resolve(line)),
    getOpenBankLines: () => Promise.resolve([]),
  };
  const close = jest.fn();
  renderAdmin({ resource: 'bank-lines', page: <RefundMatchDialog record={line} close={close} />, server });
  return { server, close };
};

const choose = async (label: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

it('matches a transaction paid out with a refund of a receipt', async () => {
  const { server, close } = open();
  await choose(/^Receipt/, /RCP-2026-00001/);
  await user.click(await screen.findByRole('combobox', { name: /^Refund/ }));
  expect(screen.getAllByRole('option', { name: /40\.00/ })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: /Too much/ }));
  await user.click(screen.getByRole('button', { name: 'Match transaction' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.matchBankLine.mock.calls).toEqual([['l1', { refund: 'f1' }]]);
});

it('matches a transaction paid out with a receipt whose cheque was returned', async () => {
  const { server, close } = open({ refunds: [], reversal: { reason: 'Cheque returned', by: 'Amal', at: day } });
  await choose(/^Receipt/, /RCP-2026-00001/);
  await choose(/^Refund/, /20 Nov 2026 · 90\.00 · Cheque returned/);
  await user.click(screen.getByRole('button', { name: 'Match transaction' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.matchBankLine.mock.calls).toEqual([['l1', { refund: 'r1' }]]);
});

it('shows that a payment has neither refund nor returned cheque', async () => {
  open();
  await user.click(await screen.findByRole('radio', { name: 'From an invoice payment' }));
  await choose(/^Payment/, /INV-2026-00007/);
  await screen.findByText('No refund or returned cheque recorded. Record it first.');
});
