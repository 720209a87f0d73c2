import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpError, type RaRecord } from 'react-admin';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { orderRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import ProductEdit from '../../goods/products/ProductEdit';
import CompanyShow from '../../people/companies/CompanyShow';
import OrderShow from '../../sales/orders/OrderShow';

const server = {
  getOne: jest.fn<(resource: string) => Promise<{ data: RaRecord }>>(),
  getMany: () => Promise.resolve({ data: [] }),
  getHistory: jest.fn<() => Promise<unknown[]>>(),
  getEmails: () => Promise.resolve([]),
  getEInvoiceFindings: () => Promise.resolve({ isNeeded: false }),
  getCreditStanding: () => Promise.resolve({ creditLimit: null, left: null }),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getHistory.mockResolvedValue([]);
});

const open = (resource: string, page: ReactElement) =>
  renderAdmin({
    ...{ resource, server, at: `/${resource}/r1` },
    page: (
      <Routes>
        <Route path={`/${resource}/:id`} element={page} />
      </Routes>
    ),
  });

const openOrder = async (over: Parameters<typeof orderRecord>[0]) => {
  const order = orderRecord({ id: 'r1', ...over });
  server.getOne.mockImplementation((resource) =>
    resource === 'orders' ? Promise.resolve({ data: order }) : Promise.reject(new HttpError('', 404)),
  );
  open('orders', <OrderShow />);
  await screen.findAllByText('Satin Ribbon 1-inch');
};

describe('the page of a record', () => {
  it('omits empty parts, and marks missing expected facts', async () => {
    await openOrder({ shippingAddress: '', isDelivered: true });
    expect(screen.queryByText('Purchase order and delivery')).toBeNull();
    expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Yes').length).toBeGreaterThan(0);
  });

  it('includes a part with a single fact', async () => {
    await openOrder({ poNumber: 'PO-77' });
    expect(screen.getByRole('heading', { name: 'Purchase order and delivery' })).toBeInTheDocument();
    expect(screen.getByText('PO-77')).toBeInTheDocument();
    expect(screen.queryByText('Needed by')).toBeNull();
  });

  it.each([
    ['companies', CompanyShow],
    ['products', ProductEdit],
  ])('shows only “not found” for a missing record among %s', async (resource, Page) => {
    server.getOne.mockRejectedValue(new HttpError('', 404));
    open(resource, <Page />);
    await screen.findByText(/\. Record not found\./);
    expect(screen.queryByRole('heading', { name: 'Price check' })).toBeNull();
  });
});
