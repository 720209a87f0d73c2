import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, type I18nProvider, memoryStore, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { LanguageButton } from './LanguageButton';

const user = userEvent.setup();

/** Has no texts: the test checks if another language is requested. */
const changeLocale = jest.fn<I18nProvider['changeLocale']>();
const i18nProvider: I18nProvider = { translate: (key) => key, changeLocale, getLocale: () => 'en' };

const Page = () => (
  <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
    <LanguageButton />
    <Form>
      <UnsavedChanges />
      <TextInput source="note" label="Note" />
    </Form>
  </CoreAdminContext>
);

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
const change = async () => user.click(await screen.findByRole('button', { name: 'العربية' }));

/** The button is behind the dialog until that has gone. */
const answer = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => {
  changeLocale.mockReset().mockResolvedValue();
});

describe('the button of the other language', () => {
  it('changes the language without a question if nothing would be lost', async () => {
    show();
    await change();
    await screen.findByRole('button', { name: 'English' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('confirms before unsaved input is lost, and keeps it if the user declines', async () => {
    show();
    await user.type(await screen.findByLabelText('Note'), 'call back');
    await change();
    await answer('shop.unsaved.stay');
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'call back');
    expect(changeLocale).not.toHaveBeenCalled();
    await change();
    await answer('shop.unsaved.discard');
    await screen.findByRole('button', { name: 'English' });
    expect(changeLocale).toHaveBeenCalledWith('ar');
  });
});
