import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@shop/contract/staff-roles';
import type { ReactElement } from 'react';
import { renderAdmin } from '../../test/renderAdmin';
import { signedInAs } from '../../test/signedInAs';
import CategoryList from '../goods/categories/CategoryList';
import CompanyList from '../people/companies/CompanyList';
import OrderList from '../sales/orders/OrderList';
import ProductList from '../goods/products/ProductList';
import QuoteList from '../sales/quotes/QuoteList';
import ReceiptList from '../money/receipts/ReceiptList';
import UserList from '../people/users/UserList';

const getList = jest.fn<() => Promise<{ data: []; total: number }>>();

const show = (resource: string, list: ReactElement, role: StaffRole) => {
  getList.mockResolvedValue({ data: [], total: 0 });
  const noTotals = () => Promise.resolve({ count: 0 });
  renderAdmin({
    resource,
    server: { getList, getListTotals: noTotals },
    page: signedInAs(role, list),
  });
};

interface Writing {
  resource: string;
  list: ReactElement;
  /** The buttons that write, and the roles that have them. */
  buttons: Readonly<Record<string, readonly StaffRole[]>>;
}

const SALES: readonly StaffRole[] = ['Sales', 'Administrator'];
const OFFICE: readonly StaffRole[] = ['Sales', 'Accounts', 'Administrator'];
const GOODS: readonly StaffRole[] = ['Sales', 'Store', 'Administrator'];

const lists: readonly Writing[] = [
  { resource: 'quotes', list: <QuoteList />, buttons: { 'New quote': SALES } },
  { resource: 'orders', list: <OrderList />, buttons: { 'New order': SALES } },
  { resource: 'users', list: <UserList />, buttons: { 'New customer': OFFICE } },
  { resource: 'companies', list: <CompanyList />, buttons: { 'New company': OFFICE } },
  { resource: 'receipts', list: <ReceiptList />, buttons: { 'Record receipt': ['Accounts', 'Administrator'] } },
  { resource: 'categories', list: <CategoryList />, buttons: { 'Create New Category': GOODS } },
  {
    resource: 'products',
    list: <ProductList />,
    buttons: { 'Create Product': GOODS, 'Change prices': SALES, Import: GOODS },
  },
];

/** One role with all permissions and one with few: the table of roles has its own test. */
const ROLES = ['Administrator', 'Store'] as const;

const cases = lists.flatMap((one) => ROLES.map((role) => ({ ...one, role })));

describe('the toolbar of a list', () => {
  it.each(cases)('of $resource has for $role the buttons that the role may use', async ({ role, ...one }) => {
    show(one.resource, one.list, role);
    const names = Object.keys(one.buttons);
    const shown = () =>
      names.filter(
        (name) => [...screen.queryAllByRole('link', { name }), ...screen.queryAllByRole('button', { name })].length > 0,
      );
    await waitFor(() => expect(getList).toHaveBeenCalled());
    await waitFor(() => expect(shown()).toEqual(names.filter((name) => one.buttons[name]?.includes(role))));
  });
});
