import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ChequeRecord } from '../../types';
import { SettleDialog } from './ChequeDialogs';

const user = userEvent.setup();
const cheque = { _id: 'c1', id: 'c1', chequeNumber: '77', amount: 250, clearedAmount: 50 } as ChequeRecord;
const receiptOf = (_id: string, amount: number) => ({
  ...{ _id, id: _id, receiptNumber: `RCP-${_id}`, payer: 'Al Noor', amount },
  paymentDate: '2026-11-20T08:00:00.000Z',
});

it('the settlement dialog warns of the amount of the cheque that the receipt leaves unpaid', async () => {
  const receipts = [receiptOf('half', 120), receiptOf('whole', 200)];
  const server = {
    getList: jest.fn(() => Promise.resolve({ data: receipts, total: receipts.length })),
    getMany: jest.fn((_: string, { ids }: { ids: string[] }) =>
      Promise.resolve({ data: receipts.filter(({ id }) => ids.includes(id)) }),
    ),
    getOne: jest.fn((_: string, { id }: { id: string }) =>
      Promise.resolve({ data: receipts.find((receipt) => receipt.id === id) }),
    ),
    settleCheque: jest.fn(() => Promise.resolve(cheque)),
  };
  renderAdmin({ resource: 'cheques', page: <SettleDialog record={cheque} close={jest.fn()} />, server });
  const choose = async (option: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: /^Receipt/ }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/RCP-half/);
  expect(await screen.findByText(/The receipt is AED 80\.00 less than the unpaid part of the cheque\./)).toBeTruthy();
  await choose(/RCP-whole/);
  await waitFor(() => expect(screen.queryByText(/less than the unpaid part of the cheque/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(server.settleCheque.mock.calls).toEqual([['c1', { receipt: 'whole' }]]));
});
