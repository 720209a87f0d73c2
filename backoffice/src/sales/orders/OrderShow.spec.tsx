import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import OrderShow from './OrderShow';

const order = orderRecord({ id: 'r1', status: 'Processing', salesperson: { _id: 's1', name: 'Sami Seller' } });
const server = {
  getOne: () => Promise.resolve({ data: order }),
  getMany: (resource: string) =>
    Promise.resolve({ data: resource === 'products' ? [{ id: 'p1', stock: 1, storageLocation: 'A-3' }] : [] }),
  getHistory: () => Promise.resolve([]),
  getEmails: () => Promise.resolve([]),
  getEInvoiceFindings: () => Promise.resolve({ isNeeded: false }),
  getCreditStanding: () =>
    Promise.resolve({ creditLimit: null, left: null, coveredByCheques: 0, bounced: { count: 0, last: null } }),
};

it('the page of an order shows the stock and location for each line, and the salesperson', async () => {
  renderAdmin({
    ...{ resource: 'orders', server, at: '/orders/r1' },
    page: (
      <Routes>
        <Route path="/orders/:id" element={<OrderShow />} />
      </Routes>
    ),
  });
  const row = (await screen.findByText('A-3')).closest('tr') ?? document.body;
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(0, 6)).toEqual(['Product', 'Code', 'Size', 'Qty', 'In stock', 'Location']);
  const texts = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts.slice(3, 6)).toEqual(['2', '1', 'A-3']);
  expect(screen.getByText('Sami Seller')).toBeVisible();
});
