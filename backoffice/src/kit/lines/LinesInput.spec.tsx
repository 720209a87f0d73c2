import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SaveButton } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ProductRecord } from '../../types';
import { LinesInput } from './LinesInput';

const user = userEvent.setup();
const ribbon = {
  ...{ _id: 'p1', id: 'p1', name: 'Black ribbon', sku: 'RIB-1', code: '', size: '', unit: 'roll', moq: 2, price: 21 },
  ...{ stock: 40, taxCategory: 'S', taxReason: '', costPrice: null, isActive: true },
} as unknown as ProductRecord;

const save = jest.fn();
const server = { getList: () => Promise.resolve({ data: [ribbon], total: 1 }) };

beforeEach(() => {
  save.mockReset();
});

const open = (disabled = false) => {
  const record = { id: 'q1', requestedItems: [], tax: null, deliveryCharge: 0, extraFee: 0, discount: 0 };
  const page = (
    <Form record={record} onSubmit={save}>
      <LinesInput disabled={disabled} />
      <SaveButton alwaysEnable />
    </Form>
  );
  renderAdmin({ resource: 'quotes', server, page });
  return screen.queryByLabelText<HTMLInputElement>(/Add item/);
};
const qtyField = () => screen.getByLabelText<HTMLInputElement>('Qty');
const priceField = () => screen.getByLabelText<HTMLInputElement>('Unit price');

/** One line by keys alone. */
const write = async (words: string, ...figures: string[]) => {
  await user.keyboard(`${words}{Enter}`);
  await waitFor(() => expect(qtyField()).toHaveFocus());
  for (const keys of figures) await user.keyboard(keys);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/Add item/)).toHaveFocus());
};
const lines = () =>
  within(screen.getByRole('table', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole<HTMLInputElement>('textbox').slice(0, 2))
    .map((inputs) => inputs.map(({ value }) => value));

describe('the lines of a document', () => {
  it('have the same product at the same price once, in the quantity of both entries', async () => {
    await user.click(open()!);
    await write('black');
    await write('RIB-1', '5');
    expect(lines()).toEqual([['7', '21.00']]);
  });

  it('have the same product at another price as a line of its own', async () => {
    await user.click(open()!);
    await write('black');
    await write('black', '3{Tab}', '19.5');
    expect(lines()).toEqual([
      ['2', '21.00'],
      ['3', '19.50'],
    ]);
  });

  it('are not saved by Enter in the row that adds one', async () => {
    await user.click(open()!);
    await user.keyboard('{Enter}');
    await write('black', '2');
    await user.keyboard('{Enter}');
    expect(save).not.toHaveBeenCalled();
    expect(lines()).toEqual([['2', '21.00']]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('wait for a quantity that is a number; Escape drops what was typed', async () => {
    const search = open()!;
    await user.click(search);
    await user.keyboard('black{Enter}');
    await waitFor(() => expect(qtyField()).toHaveFocus());
    await user.keyboard('two{Enter}');
    expect(qtyField()).toHaveAttribute('aria-invalid', 'true');
    expect(priceField()).toHaveValue('21.00');
    fireEvent.keyDown(qtyField(), { key: 'Escape' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    expect(screen.getByText('No items.')).toBeInTheDocument();
  });

  it('can’t be added to where the document is fixed', () => {
    expect(open(true)).toBeNull();
  });
});
