import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@shop/contract/staff-roles';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import { i18nProvider } from '../../i18n/i18nProvider';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { FoundRecordResponse } from '@shop/contract/api';
import { resources } from '../../resources';
import CommandPalette from './CommandPalette';

const user = userEvent.setup();
const server = { searchRecords: jest.fn<ShopDataProvider['searchRecords']>() };
const QUOTE: FoundRecordResponse = {
  ...{ resource: 'quotes', id: 'q1', title: 'QUO-2026-00001', about: '', customer: 'Priya Nair', status: 'Quoted' },
  ...{ amount: 222, createdAt: '2026-11-20T08:00:00.000Z' },
};

beforeEach(() => {
  jest.resetAllMocks();
  server.searchRecords.mockResolvedValue([]);
});

const open = (role: StaffRole) =>
  renderAdmin({ resource: 'orders', server, page: signedInAs(role, <CommandPalette onClose={() => undefined} />) });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('leads to the pages that the role may open', async () => {
    open('Store');
    await waitFor(() => expect(options()).not.toContain('Invoices'));
    expect(options()).toEqual(expect.arrayContaining(['Today', 'Orders', 'Products']));
    expect(options()).not.toContain('Settings');
  });

  it('leads to the list of each resource, with or without a shortcut', async () => {
    open('Administrator');
    const lists = resources.map(({ name }) => i18nProvider.translate(`resources.${name}.name`, { smart_count: 2 }));
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(lists)));
  });

  it('offers no outdated results for fewer letters', async () => {
    server.searchRecords.mockImplementation((text) =>
      text === 'quo' ? Promise.resolve([QUOTE]) : new Promise(() => undefined),
    );
    open('Sales');
    await user.type(screen.getByRole('combobox'), 'quo');
    await waitFor(() => expect(options()[0]).toContain('QUO-2026-00001'));
    await user.type(screen.getByRole('combobox'), 'te');
    await waitFor(() => expect(server.searchRecords).toHaveBeenCalledWith('quote'));
    expect(options()[0]).toBe('Quotes/Requests');
  });
});
