import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { OrdersToInvoice } from './ShortLists';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const order = (id: string, delivered: number | null, paid: number | null) =>
  orderRecord({
    ...{ id, _id: id, orderNumber: `ORD-${id}`, isDelivered: delivered !== null },
    ...{ deliveredAt: delivered === null ? null : daysAgo(delivered), paidAt: paid === null ? null : daysAgo(paid) },
  });

it('an order that was delivered or paid is to be invoiced within fourteen days of the earlier one', async () => {
  const orders = [order('delivered', 3, null), order('both', 2, 14), order('paid', null, 16)];
  const getList = (_resource: string, { filter }: GetListParams) => {
    const data = orders.filter(({ isDelivered, paidAt }) => (filter.isDelivered ? isDelivered : paidAt !== null));
    return Promise.resolve({ data, total: data.length });
  };
  renderAdmin({ resource: 'orders', page: <OrdersToInvoice />, server: { getList } });
  await screen.findByText('2 days late');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'ORD-paid · Priya Nair',
    'ORD-both · Priya Nair',
    'ORD-delivered · Priya Nair',
  ]);
  screen.getByText('last day to invoice');
  screen.getByText('11 days left to invoice');
});
