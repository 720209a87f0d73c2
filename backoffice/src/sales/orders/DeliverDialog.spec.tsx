import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { DeliverDialog } from './DeliverDialog';

const order = orderRecord({ status: 'Processing', stockUpdated: true });
const [line] = order.orderItems;
const server = {
  getMany: () => Promise.resolve({ data: [] }),
  getList: () =>
    Promise.resolve({
      data: [{ id: 'd1', number: 'DEL-2026-00001', status: 'Prepared', lines: [{ line: line?._id, qty: 1 }] }],
      total: 1,
    }),
};

it('the delivery dialog omits goods of a prepared delivery, which is linked at its line', async () => {
  renderAdmin({ ...{ resource: 'orders', server }, page: <DeliverDialog record={order} close={() => undefined} /> });
  expect(await screen.findByText('1 in prepared delivery DEL-2026-00001')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /\(2 open\)/ })).toHaveValue('1');
});

it.each(['getList', 'getMany'])(
  'the dialog is closed with a notice if %s fails: it would offer wrong quantities',
  async (call) => {
    const close = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = { ...server, [call]: () => Promise.reject(new Error('Out of reach')) };
    renderAdmin({ ...{ resource: 'orders', server: failing }, page: <DeliverDialog record={order} close={close} /> });
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(await screen.findByText('Failed to load order details.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
