import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceChangePreviewResponse } from '@shop/contract/api';
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
};

beforeEach(() => {
  jest.resetAllMocks();
  server.createPriceChange.mockResolvedValue({ id: 'c1', status: 'Running' } as never);
});

const change = async (...lines: PriceChangePreviewResponse['lines']) => {
  server.previewPrices.mockResolvedValue({ plan: 'plan', products: 1, lines });
  renderAdmin({
    ...{ resource: 'price-changes', page: <PriceChangeCreate />, server },
    ...{ path: '/price-changes/create', at: '/price-changes/create?filter={}' },
  });
  await user.type(screen.getByLabelText(/Percent/), '10');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Change one price' }));
};

describe('a change of prices', () => {
  it('is made at once where nothing is remarkable, also where what stays is below cost', async () => {
    await change(line({}), line({ product: 'p2', to: 10, difference: 0, remarks: ['UNCHANGED', 'BELOW_COST'] }));
    await screen.findByText('elsewhere');
    expect(server.createPriceChange.mock.calls).toHaveLength(1);
  });

  it('is made after one question where prices fall below cost', async () => {
    await change(line({ to: 4, difference: -6, remarks: ['FAR_OFF', 'BELOW_COST'] }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please check before you continue' }));
    expect(dialog.getByText('Below the cost price: 1')).toBeInTheDocument();
    expect(server.createPriceChange.mock.calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('elsewhere');
    expect(server.createPriceChange.mock.calls).toHaveLength(1);
  });
});
