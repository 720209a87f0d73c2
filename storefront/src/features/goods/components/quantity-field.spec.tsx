import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../../test/render-app';
import { QuantityField } from './quantity-field';

function Harness() {
  const [typed, setTyped] = useState('');
  return <QuantityField label="Quantity" typed={typed} onType={setTyped} />;
}

it.each([
  ['٤٠', '40'],
  ['1,200', '1200'],
  ['٤٠ لفة', '٤٠ لفة'],
  ['', ''],
])(
  'a quantity field keeps the text %j while the user types, and shows %j when it loses the focus',
  async (typed, shown) => {
    await renderApp(<Harness />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(field);
    if (typed !== '') await userEvent.keyboard(typed);
    expect(field).toHaveValue(typed);
    await userEvent.tab();
    expect(field).toHaveValue(shown);
  },
);
