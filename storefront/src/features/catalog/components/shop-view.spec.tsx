import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { shop } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { useShopFilters } from '../use-shop-filters';
import { FilterButton } from './shop-view';

const category = (_id: string, position: number) => ({
  ...{ _id, name: _id, displayName: _id, productType: 'Ribbon', description: '', image: '', filters: [], version: 1 },
  ...{ position, isActive: true },
});

/** 44 ribbons, of which 12 are of wax. */
const facets = {
  productTypes: [
    { value: 'Ribbon', count: 44 },
    { value: 'Rubber', count: 0 },
  ],
  categories: [{ _id: 'Wax', displayName: 'Wax', count: 12 }],
  attributes: [],
};

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  // The document of the tests has no dialogs that open.
  const shown = (open: boolean) =>
    function (this: HTMLDialogElement) {
      this.open = open;
    };
  Object.assign(HTMLDialogElement.prototype, { showModal: shown(true), close: shown(false) });
  api = stubApi({
    'GET /api/shop': { body: shop({ productTypes: ['Ribbon', 'Rubber'] }) },
    'GET /api/categories': { body: [category('Wax', 1), category('Satin', 2)] },
    'GET /api/products/facets': { body: facets },
    'GET /api/products': { body: { data: [], pagination: { page: 1, limit: 48, total: 44, totalPages: 1 } } },
  });
});
afterEach(() => api.restore());

const Button = () => <FilterButton {...useShopFilters()} />;

describe('the button of the filters', () => {
  it('counts selected filters, but no search words', async () => {
    await renderApp(<Button />, '/shop?type=Ribbon&attr.size=1-inch&q=black');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
  });

  it('counts nothing for search words alone', async () => {
    await renderApp(<Button />, '/shop?q=black');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('opens choices with results, and the product types; their button shows the number of products', async () => {
    await renderApp(<Button />, '/shop?type=Ribbon&q=black');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByRole('button', { name: 'Show 44 products' })).toBeInTheDocument();
    expect(await within(drawer).findByRole('button', { name: /^Wax/ })).toBeInTheDocument();
    expect(within(drawer).queryByRole('button', { name: /^Satin/ })).not.toBeInTheDocument();
    expect(within(drawer).getByRole('radio', { name: /Rubber/ })).toBeInTheDocument();
  });
});
