import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../test/render-app';
import { QuantityStepper } from './quantity-stepper';

function Harness({ start }: { start: number }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <>
      <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} />
      <output data-testid="quantity">{quantity}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Quantity' });
const quantity = () => screen.getByTestId('quantity').textContent;

describe('QuantityStepper', () => {
  it('steps up and down, but not below 1', async () => {
    await renderApp(<Harness start={2} />);
    const decrease = screen.getByRole('button', { name: 'Decrease quantity' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(quantity()).toBe('3');
    await userEvent.click(decrease);
    await userEvent.click(decrease);
    expect(quantity()).toBe('1');
    expect(decrease).toBeDisabled();
  });

  it('may be empty while typing and becomes 1 when left so', async () => {
    await renderApp(<Harness start={24} />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    expect(quantity()).toBe('24');
    await userEvent.tab();
    expect(field()).toHaveValue('1');
    expect(quantity()).toBe('1');
  });

  it('takes digits only', async () => {
    await renderApp(<Harness start={1} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '-1x2.5');
    expect(quantity()).toBe('125');
  });
});
