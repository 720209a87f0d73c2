import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type AuthProvider, Form, memoryStore, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../i18n/i18nProvider';
import { UnsavedChanges } from '../ui/UnsavedChanges';
import { closeReauthDialog, openReauthDialog, ReauthDialog } from './ReauthDialog';

const user = userEvent.setup();
const login = jest.fn<AuthProvider['login']>();
const authProvider: AuthProvider = {
  login,
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'u1', email: 'sara@shop.test' }),
};

const Page = () => (
  <AdminContext authProvider={authProvider} i18nProvider={i18nProvider} store={memoryStore()}>
    <Form>
      <UnsavedChanges />
      <TextInput source="note" label="Note" />
    </Form>
    <ReauthDialog />
  </AdminContext>
);

const open = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
const ask = () => act(() => Promise.resolve(openReauthDialog()));

beforeEach(() => {
  login.mockReset().mockResolvedValue(undefined);
  closeReauthDialog();
});

describe('the end of a session', () => {
  it('opens no dialog where nothing would be lost', async () => {
    open();
    await screen.findByLabelText('Note');
    expect(await ask()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the dialog over unsaved input, which stays', async () => {
    open();
    await user.type(await screen.findByLabelText('Note'), 'call back');
    expect(await ask()).toBe(true);
    await user.type(await screen.findByLabelText(/^Password/), 'correct-horse-9');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(login).toHaveBeenCalledWith({ email: 'sara@shop.test', password: 'correct-horse-9' });
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'call back');
  });
});
