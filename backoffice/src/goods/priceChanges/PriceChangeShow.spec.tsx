import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type RaRecord } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import PriceChangeShow from './PriceChangeShow';

const user = userEvent.setup();
const server = {
  getOne: jest.fn<() => Promise<{ data: RaRecord }>>(),
  applyPrices: jest.fn<ShopDataProvider['applyPrices']>(),
  getHistory: () => Promise.resolve([]),
  getEmails: () => Promise.resolve([]),
};
const record = (over: object) => ({
  ...{ _id: 'c1', id: 'c1', version: 2, kind: 'percent', direction: 'up', value: 5, step: '0.05', filter: '{}' },
  ...{ status: 'Running', products: 4, changed: 1, skipped: [], note: '', by: { _id: 'u1', name: 'Omar' } },
  ...{ createdAt: '2026-11-20T06:00:00.000Z', ...over },
});

beforeEach(() => {
  jest.resetAllMocks();
});

const open = (over: object) => {
  server.getOne.mockResolvedValue({ data: record(over) });
  renderAdmin({
    ...{ resource: 'price-changes', page: <PriceChangeShow />, server },
    ...{ path: '/price-changes/:id', at: '/price-changes/c1' },
  });
};

describe('the page of a bulk price change', () => {
  it('continues an interrupted change on click until it is complete', async () => {
    open({});
    await screen.findByText('1 of 4');
    server.applyPrices.mockImplementation(async (_id, version) => {
      const next = record({ version: version + 1, changed: version, status: version === 4 ? 'Done' : 'Running' });
      server.getOne.mockResolvedValue({ data: next });
      return Promise.resolve(next as never);
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Done');
    expect(server.applyPrices.mock.calls).toEqual([
      ['c1', 2],
      ['c1', 3],
      ['c1', 4],
    ]);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('offers to continue after a failure, from the state of the server', async () => {
    open({});
    server.applyPrices.mockImplementation(() => {
      server.getOne.mockResolvedValue({ data: record({ version: 3, changed: 2 }) });
      return Promise.reject(new HttpError('Cut off', 500));
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Failed to change the prices.');
    await screen.findByText('2 of 4');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('names the products that were skipped', async () => {
    open({ status: 'Done', changed: 3, skipped: [{ product: 'p1', name: 'Red ribbon' }] });
    expect(await screen.findByRole('link', { name: 'Red ribbon' })).toHaveAttribute('href', '/products/p1/edit');
    expect(screen.queryByText('3 of 4')).toBeNull();
  });
});
