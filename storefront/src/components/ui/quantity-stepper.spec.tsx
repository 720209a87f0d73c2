import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../test/render-app';
import { quantityAbove, quantityBelow, QuantityStepper } from './quantity-stepper';

function Harness({ start, step = 1 }: { start: number; step?: number }) {
  const [quantity, setQuantity] = useState<number | undefined>(start);
  return (
    <>
      <QuantityStepper label="Quantity" name="Tape" value={quantity ?? start} onChange={setQuantity} step={step} />
      <output data-testid="quantity">{quantity ?? 'none'}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Quantity' });
const quantity = () => screen.getByTestId('quantity').textContent;

describe('QuantityStepper', () => {
  it('steps up and down, but not below 1', async () => {
    await renderApp(<Harness start={2} />);
    const decrease = screen.getByRole('button', { name: 'Decrease quantity of Tape' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Tape' }));
    expect(quantity()).toBe('3');
    await userEvent.click(decrease);
    await userEvent.click(decrease);
    expect(quantity()).toBe('1');
    expect(decrease).toBeDisabled();
  });

  it('steps from one multiple of the minimum quantity to the next', async () => {
    await renderApp(<Harness start={12} step={12} />);
    const increase = screen.getByRole('button', { name: 'Increase quantity of Tape' });
    const decrease = screen.getByRole('button', { name: 'Decrease quantity of Tape' });
    await userEvent.click(increase);
    expect(quantity()).toBe('24');
    await userEvent.click(decrease);
    await userEvent.click(decrease);
    expect(quantity()).toBe('11');
    await userEvent.click(increase);
    expect(quantity()).toBe('12');
  });

  it('steps by the arrow keys in its field', async () => {
    await renderApp(<Harness start={12} step={12} />);
    await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
    expect(field()).toHaveValue('36');
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('11');
  });

  it('may be empty while the user types, and becomes 1 when it loses the focus', async () => {
    await renderApp(<Harness start={24} />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    expect(quantity()).toBe('24');
    await userEvent.tab();
    expect(field()).toHaveValue('1');
    expect(quantity()).toBe('1');
  });

  it.each([
    ['٤٠', '40'],
    ['۴۰', '40'],
    ['1,000', '1000'],
    ['١٬٠٠٠', '1000'],
  ])('reads %s as %s, in Arabic and Western digits', async (text, read) => {
    await renderApp(<Harness start={24} />);
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(field()).toHaveValue(text);
    expect(quantity()).toBe(read);
    await userEvent.tab();
    expect(field()).toHaveValue(read);
  });

  it.each(['abc', '1e3', '-4', '1.5', '0', '100001'])(
    'keeps the text %s and reads no quantity from it',
    async (text) => {
      await renderApp(<Harness start={24} />);
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      expect(quantity()).toBe('none');
      await userEvent.tab();
      expect(field()).toHaveValue(text);
      await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Tape' }));
      expect(field()).toHaveValue('25');
    },
  );
});

describe('the steps of a quantity', () => {
  it.each([
    [1, 1, 2, 1],
    [7, 1, 8, 6],
    [12, 12, 24, 11],
    [25, 12, 36, 24],
    [30, 12, 36, 24],
    [5, 12, 12, 4],
    [100_000, 10, 100_000, 99_990],
  ])('lead from %i by %i up to %i and down to %i', (value, step, above, below) => {
    expect([quantityAbove(value, step), quantityBelow(value, step)]).toEqual([above, below]);
  });
});
