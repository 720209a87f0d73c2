import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import ProductMatrix from './product-matrix';

const of = (id: string, fields: object) => product({ _id: id, name: id, moq: 12, sort: 'Economy', ...fields });
const family = [
  of('half black', { size: '1/2-inch', color: 'Black' }),
  of('half gold', { size: '1/2-inch', color: 'Gold' }),
  of('inch black', { size: '1-inch', color: 'Black' }),
  of('inch red', { size: '1-inch', color: 'Red', isAvailable: false }),
  of('fast', { size: '1-inch', color: 'Black', sort: 'High Speed' }),
];
const shown = family[2] ?? family[0]!;

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  cart.clear();
  const pagination = { page: 1, limit: 100, total: family.length, totalPages: 1 };
  api = stubApi({ 'GET /api/products': { body: { data: family, pagination } } });
});
afterEach(() => api.restore());

const field = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
const add = () => screen.getByRole('button', { name: 'Add all to Cart' });

describe('the family of a product', () => {
  it('has a field for each available product, a link for each, and headings in both directions', async () => {
    await renderApp(<ProductMatrix product={shown} />);
    expect(await screen.findByRole('rowheader', { name: /25.4\smm\s+1\sinch/ })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Size', 'Black', 'Gold', 'Red'],
    ]);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /^inch red/ })).toHaveAttribute('href', '/product/inch%20red');
    expect(screen.getByRole('link', { name: /^inch black/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Currently Unavailable')).toBeInTheDocument();
  });

  it('adds the quantities of several fields at once', async () => {
    await renderApp(<ProductMatrix product={shown} />);
    await screen.findByRole('table');
    expect(add()).toBeDisabled();
    await userEvent.type(field('half black'), '24');
    await userEvent.type(field('inch black'), '١٢{Enter}');
    expect(cart.get().cartItems.map(({ _id, quantity }) => [_id, quantity])).toEqual([
      ['half black', 24],
      ['inch black', 12],
    ]);
    expect(screen.getByRole('button', { name: 'Added to Cart' })).toBeInTheDocument();
    expect(field('half black')).toHaveValue('');
  });

  it('marks a quantity that is too small, and adds nothing while there is one', async () => {
    await renderApp(<ProductMatrix product={shown} />);
    await screen.findByRole('table');
    fireEvent.change(field('half black'), { target: { value: '24' } });
    fireEvent.change(field('half gold'), { target: { value: '11' } });
    expect(field('half gold')).toBeInvalid();
    expect(field('half gold')).toHaveAccessibleDescription('Minimum must be 12 pcs');
    expect(screen.getByText('Correct 1 quantity.')).toBeInTheDocument();
    expect(add()).toBeDisabled();
    fireEvent.submit(field('half gold'));
    expect(cart.get().cartItems).toEqual([]);
  });

  it('keeps entered quantities while another make is shown, and moves within a column by the arrow keys', async () => {
    await renderApp(<ProductMatrix product={shown} />);
    await screen.findByRole('table');
    await userEvent.type(field('half black'), '12{ArrowDown}');
    expect(field('inch black')).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'High Speed' }));
    expect(screen.queryByRole('textbox', { name: /half/ })).not.toBeInTheDocument();
    await userEvent.type(field('fast'), '12');
    await userEvent.click(add());
    expect(cart.get().totalQuantity).toBe(24);
  });
});
