import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import Dashboard from './Dashboard';

it('the first page of the Store role is the list of deliveries, not the dashboard', async () => {
  const server = { getToday: () => new Promise(() => undefined), getList: () => new Promise(() => undefined) };
  renderAdmin({ ...{ resource: 'orders', server, path: '/' }, page: signedInAs('Store', <Dashboard />) });
  expect(await screen.findByText('elsewhere')).toBeVisible();
});
