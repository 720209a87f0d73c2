import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { ToInvoice } from './ShortLists';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const paid = (id: string, days: number) =>
  orderRecord({ ...{ id, _id: id, orderNumber: `ORD-${id}` }, paidAt: daysAgo(days) });
const delivery = (number: string, order: string, days: number) => ({
  ...{ _id: number, number, order: { _id: order, orderNumber: `ORD-${order}` }, deliveredOn: daysAgo(days) },
  user: { _id: 'u1', name: 'Priya Nair', email: 'priya@example.com' },
});

it('each delivery, and each payment before it, shows the days left to invoice it', async () => {
  const deliveries = [delivery('DEL-3', 'both', 13), delivery('DEL-4', 'both', 3), delivery('DEL-1', 'later', 5)];
  const orders = [paid('both', 14), paid('paid', 16), paid('later', 2)];
  renderAdmin({
    ...{ resource: 'orders', page: <ToInvoice /> },
    server: {
      getList: () => Promise.resolve({ data: orders, total: orders.length }),
      getUnbilledDeliveries: () => Promise.resolve({ count: deliveries.length, deliveries }),
    },
  });
  await screen.findByText('2 days late');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'ORD-paid · Priya Nair',
    'ORD-both · Priya Nair',
    'ORD-both · DEL-3 · Priya Nair',
    'ORD-later · DEL-1 · Priya Nair',
    'ORD-both · DEL-4 · Priya Nair',
  ]);
  for (const text of ['last day to invoice', 'one day left to invoice', '11 days left to invoice'])
    screen.getByText(text);
});
