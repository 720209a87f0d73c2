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

it('the settlement dialog settles a cheque with several receipts of its customer', async () => {
  const receipts = [receiptOf('half', 120), receiptOf('rest', 80)];
  const server = {
    getList: jest.fn(() => Promise.resolve({ data: receipts, total: receipts.length })),
    getMany: jest.fn((_: string, { ids }: { ids: string[] }) =>
      Promise.resolve({ data: receipts.filter(({ id }) => ids.includes(id)) }),
    ),
    settleCheque: jest.fn(() => Promise.resolve(cheque)),
  };
  renderAdmin({ resource: 'cheques', page: <SettleDialog record={cheque} close={jest.fn()} />, server });
  for (const option of [/RCP-half/, /RCP-rest/]) {
    await user.click(await screen.findByRole('combobox', { name: /^Receipts/ }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(server.settleCheque.mock.calls).toEqual([['c1', { receipts: ['half', 'rest'] }]]));
});
