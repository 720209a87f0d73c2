import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { BankLinesOf } from './BankLinesOf';

const line = { id: 'l1', _id: 'l1', bookedOn: '2026-11-20', amount: 100, text: 'TRF AL NOOR', reference: '' };

it('the bank transactions of a payment that could not be loaded are loaded again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const getList = jest.fn<ShopDataProvider['getList']>();
  getList.mockRejectedValueOnce(new Error('no server')).mockResolvedValue({ data: [line] as never[], total: 1 });
  renderAdmin({ resource: 'payments', page: <BankLinesOf record="p1" />, server: { getList } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('TRF AL NOOR')).toBeVisible();
  expect(getList.mock.calls.map(([resource, { filter }]) => [resource, filter])).toEqual([
    ['bank-lines', { record: 'p1' }],
    ['bank-lines', { record: 'p1' }],
  ]);
});
