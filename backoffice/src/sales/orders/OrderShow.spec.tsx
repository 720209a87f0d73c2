import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { invoiceRecord, orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import OrderShow from './OrderShow';

const [line] = orderRecord().orderItems;
const bill = (_id: string, isCredited: boolean) => ({ _id, invoiceNumber: `INV-${_id}`, isCredited });
const order = orderRecord({
  ...{
    id: 'r1',
    status: 'Processing',
    deliveryState: 'Partly',
    stockUpdated: false,
    isDelivered: false,
    salesperson: { _id: 's1', name: 'Sami Seller' },
  },
  orderItems: [
    { ...line!, qty: 107, deliveredQty: 102, invoicedQty: 60, cancelledQty: 2 },
    {
      ...line!,
      ...{ _id: 'again', productName: 'Billed again', qty: 10, deliveredQty: 4, invoicedQty: 4, cancelledQty: 0 },
    },
  ],
  invoices: [bill('i1', true), bill('i2', false)],
  advances: [{ _id: 'i0', invoiceNumber: 'INV-i0', issuedOn: '2026-11-08T08:00:00.000Z', total: 10, unused: 0 }],
});
const note = {
  ...{ id: 'n1', rebill: true, createdAt: '2026-11-10T08:00:00.000Z' },
  lines: [
    { line: line!._id, qty: 40 },
    { line: 'again', qty: 4 },
  ],
};
/** The pieces of both lines on an invoice. */
const billed = (day: string, qty: number, again: number) => ({
  createdAt: `2026-11-${day}T08:00:00.000Z`,
  lines: [
    { ...line!, qty },
    { ...line!, _id: 'again', qty: again },
  ],
});
const bills: Record<string, object> = { i1: billed('09', 100, 4), i2: billed('11', 0, 4) };
const server = {
  getOne: () => Promise.resolve({ data: order }),
  getList: (resource: string) => Promise.resolve({ data: resource === 'credit-notes' ? [note] : [], total: 0 }),
  getMany: (resource: string, { ids }: { ids: string[] }) =>
    Promise.resolve({
      data:
        resource === 'products'
          ? [{ id: 'p1', stock: 1, storageLocation: 'A-3' }]
          : ids.map((id) => invoiceRecord({ id, _id: id, invoiceNumber: `INV-${id}`, ...bills[id] })),
    }),
  getHistory: () => Promise.resolve([]),
  getEmails: () => Promise.resolve([]),
  getEInvoiceFindings: () => Promise.resolve({ isNeeded: false }),
  getCreditStanding: () =>
    Promise.resolve({ creditLimit: null, left: null, coveredByCheques: 0, bounced: { count: 0, last: null } }),
};

it('the page of an order counts all that belongs to it, and shows pieces, stock and location of each line', async () => {
  renderAdmin({
    ...{ resource: 'orders', server, at: '/orders/r1' },
    page: (
      <Routes>
        <Route path="/orders/:id" element={<OrderShow />} />
      </Routes>
    ),
  });
  const [row, again] = (await screen.findAllByText('A-3')).map((cell) => cell.closest('tr') ?? document.body);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(0, 7)).toEqual(['Product', 'Ordered', 'Delivered', 'Invoiced', 'Open', 'In stock', 'Location']);
  const texts = within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts.slice(1, 7)).toEqual(['107', '102', '60', '3', '1', 'A-3']);
  await within(row!).findByText('2 cancelled · 40 to be billed again');
  expect(within(again!).queryByText(/billed again$/)).toBeNull();
  expect(screen.getByText('Sami Seller')).toBeVisible();
  expect(screen.queryByText('Not updated')).toBeNull();
  expect(screen.getAllByText('106 of 115')).toHaveLength(2);
  const chain = within(screen.getByRole('list', { name: 'From quote to payment' }));
  await chain.findByText('Invoice (3)');
  expect(chain.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['INV-i0', 'INV-i1', 'INV-i2']),
  );
  expect(chain.getByText('Partly delivered · 106 of 115')).toBeVisible();
});
