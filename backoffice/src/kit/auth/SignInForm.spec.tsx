import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18nProvider';
import type { SecondFactorWaysResponse } from '@shop/contract/api';
import { SignInForm } from './SignInForm';

const user = userEvent.setup();
const onSignIn = jest.fn<(credentials: unknown) => Promise<unknown>>();
const get = jest.fn<(options: unknown) => Promise<unknown>>();
const PASSWORD = { email: 'sara@shop.test', password: 'correct-horse-9' };

const refusal = (code: string, details: SecondFactorWaysResponse, message = 'Not yet.') =>
  new HttpError(message, 401, { code, message, details });
const challenge = (text: string) => ({ challenge: Buffer.from(text).toString('base64url') });

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const assertion = {
  ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { clientDataJSON: bytes('client'), authenticatorData: bytes('data'), signature: bytes('signed') },
};
const sent = { id: 'a2V5', clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' };

const open = async () => {
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <SignInForm onSignIn={onSignIn} email={PASSWORD.email} lead={null}>
        {null}
      </SignInForm>
    </AdminContext>,
  );
  await user.type(await screen.findByLabelText(/^Password/), PASSWORD.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

beforeEach(() => {
  onSignIn.mockReset().mockResolvedValue(undefined);
  get.mockReset().mockResolvedValue(assertion);
  Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the second step of signing in', () => {
  it('accepts a code if there is an app, and offers no passkey', async () => {
    onSignIn.mockRejectedValueOnce(refusal('SECOND_FACTOR_REQUIRED', { methods: ['totp', 'recovery'] }));
    await open();
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(onSignIn).toHaveBeenLastCalledWith({ ...PASSWORD, code: '123456' }));
  });

  it('accepts a passkey, and retries a refused one with a new challenge', async () => {
    const ways = (text: string): SecondFactorWaysResponse => ({
      methods: ['passkey', 'recovery'],
      passkey: challenge(text),
    });
    onSignIn
      .mockRejectedValueOnce(refusal('SECOND_FACTOR_REQUIRED', ways('first')))
      .mockRejectedValueOnce(refusal('WRONG_SECOND_FACTOR', ways('second'), 'This passkey is not valid.'));
    await open();
    const passkey = await screen.findByRole('button', { name: 'Use passkey' });
    expect(screen.getByLabelText(/^Recovery code/)).toBeTruthy();
    await user.click(passkey);
    expect((await screen.findByRole('alert')).textContent).toBe('This passkey is not valid.');
    await user.click(passkey);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(3));
    expect(onSignIn).toHaveBeenLastCalledWith({ ...PASSWORD, passkey: sent });
    const requested = get.mock.calls.map(
      ([options]) => (options as { publicKey: { challenge: ArrayBuffer } }).publicKey,
    );
    expect(requested.map((one) => Buffer.from(one.challenge).toString())).toEqual(['first', 'second']);
  });

  it('continues after the passkey was cancelled', async () => {
    get.mockRejectedValue(new DOMException('Turned down.', 'NotAllowedError'));
    const methods: SecondFactorWaysResponse['methods'] = ['passkey'];
    onSignIn.mockRejectedValueOnce(refusal('SECOND_FACTOR_REQUIRED', { methods, passkey: challenge('one') }));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Use passkey' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/didn’t work/);
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });
});
