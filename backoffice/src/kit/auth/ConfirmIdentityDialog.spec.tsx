import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../../i18n/i18nProvider';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog';
import { confirmIdentity } from './identity';

const user = userEvent.setup();
const realFetch = globalThis.fetch;
const sent: unknown[] = [];

/** A server that names these second factors, and takes every proof. */
const serve = (ways: object) => {
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const isProof = !(input instanceof Request ? input.url : String(input)).endsWith('/options');
    if (isProof) sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    const body = isProof ? { until: '2026-11-26T09:00:00.000Z' } : ways;
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers }));
  });
};

const open = () => {
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <ConfirmIdentityDialog />
    </AdminContext>,
  );
  let confirmed: Promise<boolean> = Promise.resolve(false);
  act(() => {
    confirmed = confirmIdentity();
  });
  return confirmed;
};

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the confirmation of the identity', () => {
  it('requires the password of a user without a second factor', async () => {
    serve({ methods: [] });
    const confirmed = open();
    await user.type(await screen.findByLabelText('Password'), 'correct-horse-9{Enter}');
    await expect(confirmed).resolves.toBe(true);
    expect(sent).toEqual([{ password: 'correct-horse-9' }]);
  });

  it('requires the code of a user with an app, and no password', async () => {
    serve({ methods: ['totp', 'recovery'] });
    const confirmed = open();
    const code = await screen.findByLabelText('Authenticator code or recovery code');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(code, '123456{Enter}');
    await expect(confirmed).resolves.toBe(true);
    expect(sent).toEqual([{ code: '123456' }]);
  });

  it('requires the passkey of a user who has one', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text).buffer;
    const assertion = {
      ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) },
      response: { clientDataJSON: bytes('client'), authenticatorData: bytes('data'), signature: bytes('signed') },
    };
    const get = jest.fn(() => Promise.resolve(assertion));
    Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    serve({ methods: ['passkey', 'recovery'], passkey: { challenge: 'Y2hhbGxlbmdl' } });
    const confirmed = open();
    await user.click(await screen.findByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(confirmed).resolves.toBe(true);
    const passkey = { id: 'a2V5', clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' };
    expect(sent).toEqual([{ passkey }]);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
});
