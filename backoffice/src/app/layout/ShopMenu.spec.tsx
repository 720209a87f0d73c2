import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@shop/contract/staff-roles';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import { ShopMenu } from './ShopMenu';

const SEVEN = ['Quotes/Requests', 'Orders', 'Invoices', 'Payments', 'Users', 'Products', 'Categories'];

const open = (role: StaffRole, at = '/quotes') =>
  renderAdmin({
    ...{ resource: 'quotes', at },
    page: signedInAs(role, <ShopMenu />),
    server: { getToday: () => Promise.reject(new Error('none')) },
  });
const links = () => screen.getAllByRole('menuitem').filter((item) => item.hasAttribute('href'));
const names = () => links().map(({ textContent }) => textContent);

it('the menu always shows the seven pages of the admin bar, and the others of a group that is open', async () => {
  open('Administrator');
  await waitFor(() => expect(names()).toEqual(['Today', ...SEVEN]));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Money' }));
  await waitFor(() => expect(names()).toContain('Customer receipts'));
  expect(names()).not.toContain('Companies');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Money' }));
  await waitFor(() => expect(names()).toEqual(['Today', ...SEVEN]));
});

it('the menu opens the group of the page that is shown', async () => {
  open('Administrator', '/companies/c1');
  await waitFor(() => expect(names()).toContain('Companies'));
  expect(screen.getByRole('menuitem', { name: 'Customers' })).toHaveAttribute('aria-expanded', 'true');
});

it('the menu has no group without a page for the role', async () => {
  open('Store');
  await waitFor(() => expect(names()).toContain('Products'));
  await waitFor(() => expect(names()).not.toContain('Invoices'));
});
