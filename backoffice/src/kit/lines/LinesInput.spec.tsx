import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SaveButton } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ProductRecord } from '../../types';
import { LinesInput } from './LinesInput';
import { type LinesForm, toLine, wordsLine } from './lineRules';

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

const open = (disabled = false, requestedItems: LinesForm['requestedItems'] = []) => {
  const record = { id: 'q1', requestedItems, tax: null, deliveryCharge: 0, extraFee: 0, discount: 0 };
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
  it('combine the same product at the same price into one line', async () => {
    await user.click(open()!);
    await write('black');
    await write('RIB-1', '5');
    expect(lines()).toEqual([['7', '21.00']]);
  });

  it('have separate lines for the same product at another price', async () => {
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

  it('wait for a numeric quantity; Escape discards the input', async () => {
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

  it('contain a custom item for text that is not a product', async () => {
    await user.click(open()!);
    await user.keyboard('black sleeves');
    await user.click(await screen.findByRole('option', { name: 'Add “black sleeves” as a custom item' }));
    await waitFor(() => expect(qtyField()).toHaveFocus());
    await user.keyboard('4{Enter}');
    expect(screen.getByLabelText('Custom item')).toHaveValue('black sleeves');
  });

  it('may have a discount in percent that follows the quantity and is saved as an amount', async () => {
    await user.click(open()!);
    await write('black', '10');
    const discount = screen.getByLabelText<HTMLInputElement>(/^Discount, Black ribbon/);
    await user.clear(discount);
    await user.type(discount, '١٠٪{Tab}');
    expect(screen.getByText('21.00')).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^Qty, Black ribbon/));
    await user.type(screen.getByLabelText(/^Qty, Black ribbon/), '20');
    expect(discount).toHaveValue('١٠٪');
    expect(screen.getByText('42.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const [{ requestedItems }] = save.mock.lastCall as [LinesForm];
    expect(requestedItems.map(toLine)).toMatchObject([{ qty: 20, discount: 42 }]);
  });

  it.each(['101%', '%', '5 percent'])('refuse %s as a discount', async (typed) => {
    await user.click(open()!);
    await write('black');
    const discount = screen.getByLabelText<HTMLInputElement>(/^Discount, Black ribbon/);
    await user.clear(discount);
    await user.type(discount, typed);
    await waitFor(() => expect(discount).toHaveAttribute('aria-invalid', 'true'));
  });

  describe('many lines', () => {
    const watched = new Map<Element, (isIntersecting: boolean) => void>();
    const { IntersectionObserver: before } = window;
    const inputs = (index: number) => document.querySelectorAll(`input[name^="requestedItems.${index}."]`).length;
    const scroll = (index: number, isNear: boolean) =>
      act(() => {
        const row = screen.getAllByRole('row')[index + 1];
        if (row) watched.get(row)?.(isNear);
      });

    beforeEach(() => {
      window.IntersectionObserver = class {
        constructor(private readonly call: IntersectionObserverCallback) {}
        observe(target: Element) {
          const entry = { target } as IntersectionObserverEntry;
          const call = (isIntersecting: boolean) =>
            this.call([{ ...entry, target, isIntersecting }], this as unknown as IntersectionObserver);
          watched.set(target, call);
        }
        unobserve(target: Element) {
          watched.delete(target);
        }
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => {
      window.IntersectionObserver = before;
    });

    it('have inputs near the visible part of the page, and texts elsewhere', () => {
      open(
        false,
        Array.from({ length: 30 }, (_, index) => wordsLine(`goods ${index}`, index + 1)),
      );
      expect([inputs(0), inputs(20)]).toEqual([4, 0]);
      expect(screen.getByText('21 × goods 20')).toBeInTheDocument();
      scroll(20, true);
      expect(inputs(20)).toBe(4);
      scroll(20, false);
      expect(inputs(20)).toBe(0);
    });

    it('keep their inputs while these have the focus or an error', async () => {
      open(false, [wordsLine('goods', 2), wordsLine('more goods', 3)]);
      await user.clear(screen.getByLabelText('Qty, goods'));
      scroll(0, false);
      expect(inputs(0)).toBe(4);
      await user.click(screen.getByLabelText('Qty, more goods'));
      scroll(0, false);
      await waitFor(() => expect(screen.getByLabelText('Qty, goods')).toHaveAttribute('aria-invalid', 'true'));
      scroll(1, false);
      expect(inputs(1)).toBe(4);
      await user.click(screen.getByLabelText('Qty, goods'));
      scroll(1, false);
      expect([inputs(0), inputs(1)]).toEqual([4, 0]);
    });
  });

  it('can’t be extended if the document can’t be changed', () => {
    expect(open(true)).toBeNull();
  });
});
