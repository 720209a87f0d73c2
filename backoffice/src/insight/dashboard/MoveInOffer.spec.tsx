import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import Dashboard from './Dashboard';

/** A server whose lists have this many records. */
function serverWith(totals: Record<string, number>) {
  const called: string[] = [];
  const getList = (resource: string) => {
    called.push(resource);
    return Promise.resolve({ data: [], total: totals[resource] ?? 0 });
  };
  const never = () => new Promise(() => undefined);
  return { called, server: { getList, getToday: never, getSales: never } };
}

it('the dashboard of an empty shop offers the move-in to who may run it', async () => {
  const { server } = serverWith({});
  renderAdmin({ resource: 'orders', server, path: '/', page: signedInAs('Administrator', <Dashboard />) });
  const link = await screen.findByRole('link', { name: 'Move in' });
  expect(link.getAttribute('href')).toContain('/move-ins');
});

it('the dashboard of a shop with invoices, or of other roles, offers no move-in', async () => {
  const { server, called } = serverWith({ invoices: 1 });
  renderAdmin({ resource: 'orders', server, path: '/', page: signedInAs('Administrator', <Dashboard />) });
  await waitFor(() => expect(called).toContain('invoices'));
  expect(screen.queryByRole('link', { name: 'Move in' })).toBeNull();
});
