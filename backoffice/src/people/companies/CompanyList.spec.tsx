import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@shop/contract/staff-roles';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import CompanyList from './CompanyList';

const address = { street: '', city: 'Dubai', emirate: 'DXB', country: 'AE' };
const company = (id: string, legalName: string, creditLimit: number | null) => ({
  ...{ _id: id, id, legalName, trn: '', address, status: 'Confirmed', pending: null, creditLimit, salesperson: null },
});
const account = (id: string, balance: number, overdue: number, coveredByCheques: number) => ({
  ...{ _id: id, id, balance, overdue, coveredByCheques },
});

const getMany = jest.fn((_resource: string, _params: object) =>
  Promise.resolve({ data: [account('c1', 1350, 200, 150), account('c2', -40, 0, 0)] }),
);

const show = (role: StaffRole) => {
  const data = [company('c1', 'Al Manar LLC', 5000), company('c2', 'Falcon Press', null)];
  const getList = () => Promise.resolve({ data, total: 2 });
  renderAdmin({ resource: 'companies', server: { getList, getMany }, page: signedInAs(role, <CompanyList />) });
};

const textsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('the list of companies shows the debt of each, read in one call for the visible rows', async () => {
  show('Accounts');
  await screen.findByText('1,350.00');
  expect(textsOf('Al Manar LLC').slice(-6, -1)).toEqual(['1,350.00', '200.00', '150.00', '5,000.00', '']);
  expect(textsOf('Falcon Press').slice(-6, -1)).toEqual(['-40.00', '0.00', '0.00', '', '']);
  expect(getMany.mock.calls).toMatchObject([['company-accounts', { ids: ['c1', 'c2'] }]]);
});

it('the list of companies reads no accounts if the role can’t see any', async () => {
  getMany.mockClear();
  show('Store');
  await waitFor(() => expect(screen.getByText('Falcon Press')).toBeVisible());
  expect(getMany).not.toHaveBeenCalled();
});
