import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import ReturnGoodsPage from './ReturnGoodsPage';

const user = userEvent.setup();
const server = {
  getOne: jest.fn<() => Promise<{ data: ReturnType<typeof orderRecord> }>>(),
  returnGoods: jest.fn<ShopDataProvider['returnGoods']>(),
};
const order = orderRecord({ allowedActions: ['returnGoods'] });
const [line] = order.orderItems;
const retained = line!.qty;

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getOne.mockResolvedValue({ data: order });
  server.returnGoods.mockResolvedValue({});
});

const open = () =>
  renderAdmin({
    ...{ resource: 'orders', page: <ReturnGoodsPage />, path: '/orders/:id/return', at: '/orders/o1/return' },
    server,
  });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Return goods' });
const qty = () => screen.findByLabelText(`Returned quantity of ${line!.productName}`);

describe('goods returned to staff before the invoice', () => {
  it('are sent by line with the reason, even in Arabic digits, and only once', async () => {
    open();
    await user.type(await qty(), '١');
    await user.type(screen.getByLabelText('Reason (for the history)'), 'Wrong colour');
    await user.dblClick(send());
    await screen.findByText('elsewhere');
    const body = { lines: [{ line: line!._id, qty: 1 }], reason: 'Wrong colour', version: order.version };
    expect(server.returnGoods.mock.calls).toEqual([['o1', body]]);
  });

  it('are limited to the goods that the customer has, and can’t be empty', async () => {
    open();
    const field = await qty();
    expect(send().disabled).toBe(true);
    await user.type(field, String(retained + 1));
    await screen.findByText(`Enter ${retained} or less.`);
    expect(send().disabled).toBe(true);
  });

  it('remain entered if the server refuses them', async () => {
    server.returnGoods.mockRejectedValue(new HttpError('down', 500, {}));
    open();
    const field = await qty();
    await user.type(field, '1');
    await user.click(send());
    await screen.findByText('Failed to return the goods.');
    expect((field as HTMLInputElement).value).toBe('1');
  });

  it('have no form if the order does not allow it', async () => {
    server.getOne.mockResolvedValue({ data: orderRecord() });
    open();
    await screen.findByText(/Goods can’t be returned here/);
    expect(screen.queryByRole('button', { name: 'Return goods' })).toBeNull();
  });
});
