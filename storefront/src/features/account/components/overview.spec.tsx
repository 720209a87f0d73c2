import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product, profile, quote, quoteLine } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { AccountSearchForm } from './account-search-form';
import { FoundDocuments } from './found-documents';
import { Overview } from './overview';

const order = {
  ...{
    _id: 'o1',
    orderNumber: 'ORD-2026-00001',
    poNumber: '',
    createdAt: '2026-11-20T08:00:00.000Z',
    status: 'Processing',
  },
  ...{ orderItems: [quoteLine()], totalPrice: 222 },
};
const invoice = (over: object) => ({
  ...{
    _id: 'i1',
    invoiceNumber: 'INV-2026-00001',
    rfReference: 'RF76INV202600001',
    poNumber: '',
    createdAt: '2026-11-01T08:00:00.000Z',
    status: 'Unpaid',
  },
  ...{ lines: [quoteLine()], issuedTotal: 100.1, remainingDue: 100.1, dueDate: '2026-12-01T19:59:59.999Z' },
  ...over,
});

let api: ReturnType<typeof stubApi>;
afterEach(() => api.restore());
const stub = (invoices: object[]) => {
  api = stubApi({
    'GET /api/quotes/my': { body: [quote({ status: 'Quoted', totalPrice: 222 })] },
    'GET /api/orders/my': { body: [order] },
    'GET /api/invoices/my': { body: invoices },
    'GET /api/products': { body: { data: [product()] } },
  });
};

describe('the overview of the account', () => {
  it('shows waiting quotes, and amounts due to the fils, with the overdue part', async () => {
    const late = invoice({ _id: 'i2', invoiceNumber: 'INV-2026-00002', status: 'Overdue', remainingDue: 0.2 });
    const paid = invoice({ _id: 'i3', status: 'Paid', remainingDue: 0 });
    stub([invoice({}), { ...late, dueDate: '2026-10-01T19:59:59.999Z' }, paid]);
    await renderApp(<Overview />);
    const due = within(await screen.findByRole('region', { name: /Invoices to pay/ }));
    expect(due.getByText('AED 100.30')).toBeInTheDocument();
    expect(due.getByText('AED 0.20 overdue')).toBeInTheDocument();
    const numbers = due.getAllByRole('link', { name: /^INV/ }).map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['/account/invoices/i2', '/account/invoices/i1']);
    const quotes = within(screen.getByRole('region', { name: /Quotes awaiting your response/ }));
    expect(quotes.getByRole('link', { name: 'QUO-2026-00001' })).toHaveAttribute('href', '/account/requests/q1');
    expect(await quotes.findByRole('link', { name: /Hot-Stamping Ribbon/ })).toHaveAttribute('href', '/product/p1');
  });

  it('shows first that the address is not confirmed', async () => {
    api = stubApi({
      'GET /api/quotes/my': { body: [] },
      'GET /api/orders/my': { body: [] },
      'GET /api/invoices/my': { body: [] },
      'GET /api/users/account/profile': { body: profile({ isEmailProved: false }) },
    });
    await renderApp(<Overview />);
    expect(await screen.findByText(/Please confirm your email address/)).toBeInTheDocument();
  });

  it('shows approvers the waiting requests', async () => {
    const waiting = {
      ...{ _id: 'a1', user: { _id: 'u2', name: 'Sana' }, createdAt: '2026-11-20T08:00:00.000Z' },
      amount: 900,
    };
    api = stubApi({
      'GET /api/quotes/my': { body: [] },
      'GET /api/orders/my': { body: [] },
      'GET /api/invoices/my': { body: [] },
      'GET /api/users/account/profile': { body: profile({ companyRole: 'approver' }) },
      'GET /api/approvals': {
        body: [
          { ...waiting, allowedActions: ['approve', 'refuse'] },
          { ...waiting, _id: 'a2', allowedActions: [] },
        ],
      },
    });
    await renderApp(<Overview />);
    const panel = within(await screen.findByRole('region', { name: /waiting for your approval/ }));
    expect(panel.getByText('AED 900.00')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Sana' })).toHaveAttribute('href', '/account/approvals');
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows a message if nothing is due, and can be reloaded after a failure', async () => {
    api = stubApi({});
    await renderApp(<Overview />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.restore();
    stub([]);
    await userEvent.click(again);
    expect(await screen.findByText('Nothing to pay.')).toBeInTheDocument();
  });
});

describe('the search of the account', () => {
  it('covers all kinds, and keeps words and filters in the address', async () => {
    stub([invoice({})]);
    await renderApp(
      <>
        <AccountSearchForm />
        <FoundDocuments />
      </>,
      '/account/overview',
    );
    await userEvent.type(screen.getByRole('searchbox'), 'rib-00001{Enter}');
    expect(await screen.findByText('3 documents')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Documents' }), 'Invoice');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unpaid');
    expect(screen.getByText('1 document')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/account/overview?q=rib-00001&kind=invoice&status=Unpaid');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Void');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/account/overview');
  });
});
