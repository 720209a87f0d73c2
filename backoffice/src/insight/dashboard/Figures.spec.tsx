import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@shop/contract/staff-roles';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { TodayResponse } from '@shop/contract/api';
import { Figures } from './Figures';

const none = { count: 0, oldest: null };
const today: TodayResponse = {
  requests: { count: 3, oldest: new Date(Date.now() - 5 * 86_400_000).toISOString() },
  quoted: { count: 1, oldest: new Date().toISOString() },
  confirmed: none,
  toDeliver: none,
  expiring: none,
  held: { count: 2, oldest: null },
  eInvoices: null,
  due: { count: 2, amount: 1234.5 },
  overdue: { count: 1, amount: 0.1 },
  ages: [],
  expected: [],
  lowStock: { count: 7, atMost: 20 },
};

const show = (props: Parameters<typeof Figures>[0], role: StaffRole = 'Administrator') =>
  renderAdmin({ resource: 'orders', page: signedInAs(role, <Figures {...props} />) });
const textOf = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) }).textContent;

describe('the figures of the dashboard', () => {
  it('show count, age and amount', () => {
    show({ today, failed: false });
    expect(textOf('Requests waiting')).toBe('Requests waiting3oldest: 5 days');
    expect(textOf('Open quotes')).toBe('Open quotes1oldest: today');
    expect(textOf('Orders to deliver')).toBe('Orders to deliver0');
    expect(textOf('Outstanding')).toBe('Outstanding (AED)1,234.502 invoices');
    expect(textOf('Overdue')).toBe('Overdue (AED)0.101 invoice');
    expect(textOf('Low stock')).toBe('Low stock7up to 20 pieces');
  });

  it('show exceptional figures only if they are not zero', () => {
    show({ today, failed: false });
    expect(textOf('Orders on hold')).toBe('Orders on hold2');
    expect(screen.queryByRole('link', { name: /^Quotes expiring/ })).toBeNull();
  });

  it('are limited to lists that the role may open', async () => {
    show({ today, failed: false }, 'Store');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Outstanding/ })).toBeNull());
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent.replace(/\d.*/, ''));
    expect(names).toEqual(['Orders to deliver', 'Orders on hold', 'Low stock']);
  });

  it('show overdue e-invoices to users who may see invoices, once the shop has sent one', async () => {
    const counts = { count: 6, soonest: '2026-11-24T19:59:59.999Z', overdue: 5, failed: 0, rejected: 1 };
    const sending = { ...today, eInvoices: { ...counts, since: '2026-09-01' } };
    const { unmount } = show({ today: sending, failed: false });
    expect(textOf('E-invoices due')).toBe('E-invoices due65 overdue · 1 rejected');
    const address = screen.getByRole('link', { name: /^E-invoices due/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toBe(
      '/e-invoice-deliveries?filter={"status":["ready","sending","failed","rejected"],"createdAt_gte":"2026-09-01"}',
    );
    unmount();
    show({ today: sending, failed: false }, 'Store');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^E-invoices due/ })).toBeNull());
  });

  it('lead to the lists that they count', () => {
    show({ today, failed: false });
    const address = screen.getByRole('link', { name: /^Low stock/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(address)).toBe('/products?filter={"isActive":true,"stock_lte":20}');
  });

  it('show a failure only if there are no earlier figures', () => {
    const { unmount } = show({ today: undefined, failed: true });
    expect(screen.getByRole('alert').textContent).toBe('Failed to load.');
    unmount();
    show({ today, failed: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
