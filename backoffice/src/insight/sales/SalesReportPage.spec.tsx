import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { SalesReportResponse } from '@shop/contract/api';
import SalesReportPage from './SalesReportPage';
import { exportOf, otherRow } from './salesRows';

const user = userEvent.setup();
const sums = { net: 100, vat: 5, gross: 105 };
const total = { invoices: 3, creditNotes: 1, received: null, ...sums };
const row = (key: string, name: string, isCompany = false) => ({ key, name, sku: '', qty: null, isCompany, ...total });
const report = (by: SalesReportResponse['by'], rows: SalesReportResponse['rows']): SalesReportResponse => ({
  ...{ from: '2026-07-01', to: '2026-08-31', by, rows, other: null, total },
});
const reports = {
  month: report('month', [row('2026-07', '2026-07')]),
  customer: report('customer', [row('c1', 'Falcon LLC', true), row('u1', 'Omar')]),
  salesperson: {
    ...report('salesperson', [
      { ...row('s1', 'Sami'), received: 80 },
      { ...row('', ''), received: 20 },
    ]),
    total: { ...total, received: 100 },
  },
  product: { ...report('product', [{ ...row('p1', 'Satin'), sku: 'RIB-1', qty: 12 }]), other: sums },
};
const server = { getSalesReport: jest.fn<ShopDataProvider['getSalesReport']>() };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getSalesReport.mockImplementation((_period, by) => Promise.resolve(reports[by]));
});

const open = (query = '?from=2026-07-01&to=2026-08-31') =>
  renderAdmin({ resource: 'sales-report', page: <SalesReportPage />, at: `/${query}`, server });
const target = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe('the sales report', () => {
  it('leads from a month to its invoices, and from a customer to the company or person', async () => {
    open();
    await screen.findByRole('link', { name: 'July 2026' });
    expect(target('July 2026')).toContain('"createdAt_gte":"2026-07-01","createdAt_lte":"2026-07-31"');
    await user.click(screen.getByRole('button', { name: 'Customer' }));
    await screen.findByRole('link', { name: 'Falcon LLC' });
    expect([target('Falcon LLC'), target('Omar')]).toEqual(['/companies/c1', '/users/u1/edit']);
    const days = { from: '2026-07-01', to: '2026-08-31' };
    expect(server.getSalesReport.mock.calls.at(-1)).toEqual([expect.objectContaining(days), 'customer']);
  });

  it('shows received amounts beside the sales of salespeople, and links to their invoices', async () => {
    open('?from=2026-07-01&to=2026-08-31&by=salesperson');
    expect((await screen.findByRole('link', { name: 'Sami' })).closest('tr')).toHaveTextContent('80.00');
    expect(target('Sami')).toContain('"salesperson":"s1","createdAt_gte":"2026-07-01","createdAt_lte":"2026-08-31"');
    expect(target('Without a salesperson')).toContain('"isUnassigned":true');
  });

  it('shows amounts without a product beside the products', async () => {
    open('?from=2026-07-01&to=2026-08-31&by=product');
    await screen.findByText('Delivery, fees and discounts without a product');
    expect(target('Satin')).toContain('"product":"p1"');
  });

  it('shows a message if there are no sales, and if loading failed', async () => {
    server.getSalesReport.mockRejectedValueOnce(new HttpError('down', 500, {}));
    server.getSalesReport.mockResolvedValueOnce(report('month', []));
    open();
    await user.click(await screen.findByRole('button', { name: /again/i }));
    await screen.findByText('No sales in this period.');
  });
});

it('a spreadsheet of products contains quantities, and a row for other amounts', () => {
  const rows = [...reports.product.rows, ...otherRow(reports.product, 'Rest')];
  const sheet = exportOf(reports.product).records(rows, (key) => key.split('.').at(-1) ?? '');
  expect(sheet.columns.map(({ heading }) => heading).slice(0, 3)).toEqual(['product', 'sku', 'qty']);
  expect(sheet.rows).toEqual([
    ['Satin', 'RIB-1', 12, 3, 1, 100, 5, 105],
    ['Rest', '', '', 0, 0, 100, 5, 105],
  ]);
});
