import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceChangePreviewResponse } from '@shop/contract/api';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import PriceChangeCreate from './PriceChangeCreate';

const user = userEvent.setup();
const line = (over: Partial<PriceChangePreviewResponse['lines'][number]>) => ({
  ...{ product: 'p1', name: 'Ribbon', sku: 'RIB-1', from: 10, to: 11, difference: 1, remarks: [], costPrice: null },
  ...over,
});
const server = {
  previewPrices: jest.fn<ShopDataProvider['previewPrices']>(),
  createPriceChange: jest.fn<ShopDataProvider['createPriceChange']>(),
  applyPrices: jest.fn<ShopDataProvider['applyPrices']>(),
};
const change = (status: 'Running' | 'Done', version: number) => ({ id: 'c1', status, version }) as never;

beforeEach(() => {
  jest.resetAllMocks();
  server.createPriceChange.mockResolvedValue(change('Done', 2));
});

const preview = async (...lines: PriceChangePreviewResponse['lines']) => {
  server.previewPrices.mockResolvedValue({ plan: 'plan', products: 1, lines });
  renderAdmin({
    ...{ resource: 'price-changes', page: <PriceChangeCreate />, server },
    ...{ path: '/price-changes/create', at: '/price-changes/create?filter={}' },
  });
  await user.type(screen.getByLabelText(/Percent/), '10');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
};
const press = async () => user.click(await screen.findByRole('button', { name: 'Change one price' }));

describe('a change of prices', () => {
  it('is applied immediately without warnings, even if unchanged prices are below cost', async () => {
    await preview(line({}), line({ product: 'p2', to: 10, difference: 0, remarks: ['UNCHANGED', 'BELOW_COST'] }));
    await press();
    await screen.findByText('elsewhere');
    const rule = { filter: '{}', kind: 'percent', direction: 'up', value: 10, step: '0.01', rounding: 'nearest' };
    expect(server.createPriceChange.mock.calls).toEqual([[{ ...rule, plan: 'plan', note: '' }]]);
    expect(server.applyPrices.mock.calls).toEqual([]);
  });

  it('is applied after one question if prices fall below cost', async () => {
    await preview(line({ to: 4, difference: -6, remarks: ['FAR_OFF', 'BELOW_COST'] }));
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Please check before you continue' }));
    expect(dialog.getByText('Below the cost price: 1')).toBeInTheDocument();
    expect(server.createPriceChange.mock.calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change one price' }));
    await screen.findByText('elsewhere');
    expect(server.createPriceChange.mock.calls).toHaveLength(1);
  });

  it('is applied call by call until it is complete, even after the user has left its page', async () => {
    server.createPriceChange.mockResolvedValue(change('Running', 2));
    server.applyPrices.mockResolvedValueOnce(change('Running', 3));
    server.applyPrices.mockResolvedValueOnce(change('Done', 4));
    await preview(line({}));
    await press();
    await screen.findByText('elsewhere');
    await waitFor(() =>
      expect(server.applyPrices.mock.calls).toEqual([
        ['c1', 2],
        ['c1', 3],
      ]),
    );
  });

  it('is previewed again if prices have changed since the preview', async () => {
    server.createPriceChange.mockRejectedValue(new HttpError('Outdated', 409, { code: 'PRICE_CHANGE_OUTDATED' }));
    await preview(line({}));
    server.previewPrices.mockResolvedValue({ plan: 'other', products: 2, lines: [line({})] });
    await press();
    await screen.findByRole('button', { name: 'Change 2 prices' });
    expect(server.previewPrices.mock.calls[1]).toEqual(server.previewPrices.mock.calls[0]);
  });

  it('can be applied only while the preview matches the form', async () => {
    await preview(line({}));
    await screen.findByRole('button', { name: 'Change one price' });
    await user.click(screen.getByLabelText('Decrease'));
    expect(screen.queryByRole('button', { name: 'Change one price' })).toBeNull();
  });
});
