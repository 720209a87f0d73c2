import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { stubApi } from '../../test/api-stub';
import { renderApp } from '../../test/render-app';
import ContactPage from './pages/contact-page';
import InvoicesPage from './pages/invoices-page';
import OrdersPage from './pages/orders-page';
import ProductPage from './pages/product-page';
import ProfilePage from './pages/profile-page';
import RequestsPage from './pages/requests-page';
import ShopPage from './pages/shop-page';

const pages: [text: string, page: ComponentType][] = [
  ['Error loading products.', ShopPage],
  ['Failed to load this product.', ProductPage],
  ['Failed to load contact numbers.', ContactPage],
  ['Failed to load profile.', ProfilePage],
  ['Failed to load requests.', RequestsPage],
  ['Failed to load orders.', OrdersPage],
  ['Failed to load invoices.', InvoicesPage],
];

describe('an unreachable server', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => {
    api = stubApi({});
    Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
  });
  afterEach(() => api.restore());

  it.each(pages)("makes a page show '%s', which reloads on demand", async (text, Page) => {
    await renderApp(<Page />, '/product/p1');
    expect(await screen.findByText(text)).toBeInTheDocument();
    const callsBefore = api.calls.length;
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    expect(api.calls.length).toBeGreaterThan(callsBefore);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("makes the shop show 'Failed to load filters.' beside its listing", async () => {
    await renderApp(<ShopPage />, '/shop');
    expect(await screen.findByText('Failed to load filters.')).toBeInTheDocument();
  });

  it("makes the shop show 'Error fetching categories.' if only these are missing", async () => {
    api.restore();
    const facets = { productTypes: [{ value: 'Ribbon', count: 1 }], categories: [], attributes: [] };
    api = stubApi({ 'GET /api/products/facets': { body: facets } });
    await renderApp(<ShopPage />, '/shop?type=Ribbon');
    expect(await screen.findByText('Error fetching categories.')).toBeInTheDocument();
  });

  it('does not discard a message, and its failure is shown', async () => {
    await renderApp(<ContactPage />, '/contact');
    await userEvent.type(screen.getByLabelText('Name'), 'Hamad');
    await userEvent.type(screen.getByLabelText('Phone'), '+971501112233');
    await userEvent.type(screen.getByLabelText('Message'), 'Do you stock 2-inch ribbon?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Failed to send message. Please try again later.')).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('Do you stock 2-inch ribbon?');
  });
});
