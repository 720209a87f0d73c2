import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { ProductView } from './product-view';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the heading of a product page', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => api.restore());

  it('is the only one while the product loads, and when it is loaded', async () => {
    api = stubApi({ 'GET /api/products/p1': { body: product({ name: 'Satin Ribbon' }) } });
    await renderApp(<ProductView id="p1" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading product…');
    // Not the one of the page before.
    expect(document.title).toContain('Loading product…');
    await heading('Satin Ribbon');
    expect(document.title).toContain('Satin Ribbon');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is the only one when the product does not exist', async () => {
    const body = { statusCode: 404, code: 'PRODUCT_NOT_FOUND', message: 'Product not found' };
    api = stubApi({ 'GET /api/products/p1': { status: 404, body } });
    await renderApp(<ProductView id="p1" />);
    await heading('Product not found');
    expect(screen.getByRole('alert')).toHaveTextContent('Product not found');
  });
});
