import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { i18nProvider } from '../../i18n/i18nProvider';
import { MoneyInput, WholeInput } from './NumberInputs';

const user = userEvent.setup();
const saved = jest.fn<(values: object) => void>();
beforeEach(() => void saved.mockReset());

const open = () =>
  renderAdmin({
    resource: 'quotes',
    page: (
      <Form record={{ id: 'q1', fee: 5, qty: 2 }} onSubmit={saved}>
        <MoneyInput source="fee" label="Fee" />
        <WholeInput source="qty" label="Qty" min={1} max={100_000} needed />
        <button type="submit">Save</button>
      </Form>
    ),
  });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const fee = () => field(/^Fee/);
const qty = () => field(/^Qty/);
const type = async (input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.type(input, text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

describe('an amount', () => {
  it.each([
    ['٤٥', 45, '45.00'],
    ['۴۵٫۷۵', 45.75, '45.75'],
    ['1,000.50', 1000.5, '1000.50'],
    ['7.', 7, '7.00'],
  ])('typed as %s is saved as %p, and stays as typed until the field is left', async (text, amount, shown) => {
    open();
    await type(fee(), text);
    expect(fee()).toHaveValue(text);
    await user.tab();
    expect(fee()).toHaveValue(shown);
    await save();
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ fee: amount }));
  });

  it.each(['abc', '1e3', '-4', '3.999', '5 AED'])(
    'typed as %s is marked immediately, remains as typed, and is not saved',
    async (text) => {
      open();
      await type(fee(), text);
      await waitFor(() => expect(fee()).toBeInvalid());
      expect(fee()).toHaveAccessibleDescription(/Enter an amount/);
      await save();
      expect(fee()).toHaveValue(text);
      expect(saved).not.toHaveBeenCalled();
      await type(fee(), '6');
      await waitFor(() => expect(fee()).toBeValid());
      await save();
      await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ fee: 6 }));
    },
  );

  it('opens the decimal keyboard, and is a text field', () => {
    open();
    expect(fee()).toHaveAttribute('inputmode', 'decimal');
    expect(fee()).toHaveAttribute('type', 'text');
    expect(qty()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('a whole number', () => {
  it.each([
    ['1.5', 'Enter a whole number, such as 12.'],
    ['0', 'At least 1'],
    ['١٠٠٬٠٠١', 'At most 100,000'],
    ['', 'Required'],
  ])('typed as %j is refused: %s', async (text, message) => {
    open();
    fireEvent.change(qty(), { target: { value: text } });
    await waitFor(() => expect(qty()).toHaveAccessibleDescription(message));
    await save();
    expect(saved).not.toHaveBeenCalled();
  });

  it('is refused in Arabic on a page in Arabic', async () => {
    await i18nProvider.changeLocale('ar');
    open();
    await type(qty(), 'abc');
    await waitFor(() => expect(qty()).toHaveAccessibleDescription('أدخل عددًا صحيحًا بالأرقام، مثل 12.'));
    await i18nProvider.changeLocale('en');
  });
});
