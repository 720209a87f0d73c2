import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { savedAddress } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { AddressSection } from './address-section';

const BOOK = '/api/users/me/addresses';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the address book', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => {
    api.restore();
  });

  it('accepts a first address', async () => {
    api = stubApi({ [`GET ${BOOK}`]: { body: [] }, [`POST ${BOOK}`]: { status: 201, body: [savedAddress()] } });
    await renderApp(<AddressSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    await userEvent.type(screen.getByLabelText('Address name'), 'Press hall');
    await userEvent.type(screen.getByLabelText('Street, building, gate'), 'Shop 4');
    await userEvent.type(screen.getByLabelText('City or area'), 'Sharjah');
    await userEvent.selectOptions(screen.getByLabelText('Emirate'), 'Sharjah');
    await press('Save');
    expect(await screen.findByText(/Press hall/)).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({
      ...{ label: 'Press hall', contact: '', phone: '', street: 'Shop 4', city: 'Sharjah', emirate: 'SHJ' },
    });
  });

  it('names missing fields of an address, and sends nothing', async () => {
    api = stubApi({ [`GET ${BOOK}`]: { body: [] } });
    await renderApp(<AddressSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    await userEvent.type(screen.getByLabelText('Site phone number'), '12');
    await press('Save');
    expect(screen.getByLabelText('Address name')).toHaveAccessibleDescription('Address name is required.');
    expect(screen.getByLabelText('Site phone number')).toHaveAccessibleDescription(/“12” is not a valid phone number/);
    expect(screen.getByLabelText('Emirate')).toHaveAccessibleDescription('Choose an emirate.');
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('sets another entry as the default, and removes one', async () => {
    const [hall, store] = [savedAddress(), savedAddress({ _id: 'a2', label: 'Store', isDefault: false })];
    api = stubApi({
      [`GET ${BOOK}`]: { body: [hall, store] },
      [`PUT ${BOOK}/a2`]: {
        body: [
          { ...hall, isDefault: false },
          { ...store, isDefault: true },
        ],
      },
      [`DELETE ${BOOK}/a1`]: { body: [{ ...store, isDefault: true }] },
    });
    await renderApp(<AddressSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set as default: Store' }));
    expect(await screen.findByRole('button', { name: 'Set as default: Press hall' })).toBeVisible();
    await press('Remove Press hall');
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});
