import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import AddToCart from './add-to-cart';

const field = () => screen.getByRole('textbox', { name: 'Quantity' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('AddToCart', () => {
  beforeEach(() => cart.clear());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts at the MOQ', async () => {
    await renderApp(<AddToCart layout="page" product={product({ moq: 24 })} />);
    expect(field()).toHaveValue('24');
  });

  it('shows the minimum and refuses less', async () => {
    await renderApp(<AddToCart layout="page" product={product({ moq: 24 })} />);
    type('23');
    expect(screen.getByText('Minimum must be 24 pcs')).toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription('Minimum must be 24 pcs');
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    type('24');
    expect(screen.queryByText('Minimum must be 24 pcs')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  it('shows the price of the break that the typed quantity reaches', async () => {
    const breaks = [
      { minQty: 5, price: 15 },
      { minQty: 24, price: 12 },
    ];
    await renderApp(<AddToCart layout="page" product={product({ moq: 5, price: 15, breaks })} />);
    expect(await screen.findByText(/^5 × AED\s15\.00$/)).toBeInTheDocument();
    type('24');
    expect(screen.getByText(/^24 × AED\s12\.00$/)).toBeInTheDocument();
  });

  it('marks an invalid quantity, and adds nothing', async () => {
    await renderApp(<AddToCart layout="page" product={product({ moq: 24 })} />);
    type('1.5 rolls');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Enter a whole number from 1 to 100,000.');
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    type('٤٠');
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(cart.get().totalQuantity).toBe(40);
  });

  it('refuses a product that is unavailable', async () => {
    await renderApp(<AddToCart layout="page" product={product({ isAvailable: false })} />);
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  });

  it('adds, confirms it for 0.8 s, and returns to the MOQ', async () => {
    await renderApp(<AddToCart layout="page" product={product({ moq: 5 })} />);
    jest.useFakeTimers();
    type('12');
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(cart.get()).toMatchObject({ totalQuantity: 12 });
    expect(screen.getByRole('button', { name: 'Added to Cart' })).toBeInTheDocument();
    expect(field()).toHaveValue('5');
    act(() => jest.advanceTimersByTime(799));
    expect(screen.getByRole('button', { name: 'Added to Cart' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
  });
});
