import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { visit } from '../../../lib/i18n/i18n';
import { TeamKeys } from './team-keys';

const EXPIRY = '2099-03-01T19:59:59.999Z';
const keyNamed = (name: string, over: object = {}) => ({
  ...{ _id: name, name, prefix: 'shopk_pZ0x3f9k', scopes: ['own.read'], company: 'co1', allowedIps: [], version: 1 },
  ...{ createdBy: { _id: 'u1', name: 'Mariam' }, expiresAt: EXPIRY, previousUntil: null, lastUsedAt: null },
  ...{ lastUsedIp: '', revokedAt: null, createdAt: EXPIRY, updatedAt: EXPIRY, ...over },
});
const UNPROVED = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirm your identity.' } };

describe('the API keys of a company', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['team']));
  afterEach(() => api.restore());
  const open = async (answers: Parameters<typeof stubApi>[0]) => {
    api = stubApi(answers);
    await renderApp(<TeamKeys />, '/account/company');
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const sent = (method: string) => api.calls.filter((call) => call.method === method).map(({ path }) => path);

  it('are listed without those that were revoked', async () => {
    await open({ 'GET /api/api-keys/my': { body: [keyNamed('ERP'), keyNamed('Old', { revokedAt: EXPIRY })] } });
    expect(await screen.findByText('Loading API keys…')).toBeInTheDocument();
    const card = (await screen.findByRole('heading', { name: 'ERP' })).closest('article') as HTMLElement;
    expect(within(card).getByText('shopk_pZ0x3f9k…')).toBeInTheDocument();
    expect(within(card).getByText('Never')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Old' })).not.toBeInTheDocument();
  });

  it('say that they failed to load, and that there are none', async () => {
    await open({});
    expect(await screen.findByText('Failed to load API keys.')).toBeInTheDocument();
    api.restore();
    api = stubApi({ 'GET /api/api-keys/my': { body: [] } });
    await press('Try again');
    expect(await screen.findByText('No API keys yet.')).toBeInTheDocument();
  });

  it('are created after a proof of identity, and shown once', async () => {
    let isProved = false;
    await open({
      'GET /api/api-keys/my': { body: [] },
      'POST /api/api-keys/my': () =>
        isProved ? { status: 201, body: { ...keyNamed('ERP'), key: 'shopk_new' } } : UNPROVED,
      'POST /api/users/reauth': () => {
        isProved = true;
        return { body: {} };
      },
    });
    await screen.findByText('No API keys yet.');
    await press('Create API key');
    expect(screen.getByRole('button', { name: 'Create API key' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Program'), 'ERP');
    await userEvent.click(screen.getByLabelText('Request quotes'));
    await press('Create API key');
    await userEvent.type(await screen.findByLabelText('Your password'), 'a long password');
    await press('Confirm');
    expect(await screen.findByLabelText('New API key')).toHaveValue('shopk_new');
    const [, , again] = api.calls.filter(({ method }) => method === 'POST');
    const expiresOn = dubaiDay(new Date(Date.now() + 365 * 86_400_000));
    expect(again?.body).toEqual({ name: 'ERP', scopes: ['own.read', 'own.request'], expiresOn });
    await press('Done');
    expect(screen.queryByLabelText('New API key')).not.toBeInTheDocument();
  });

  it('show what the server refuses', async () => {
    const body = { code: 'TOO_MANY_KEYS', message: 'A company can have 20 keys.' };
    await open({ 'GET /api/api-keys/my': { body: [] }, 'POST /api/api-keys/my': { status: 409, body } });
    await press('Create API key');
    await userEvent.type(screen.getByLabelText('Program'), 'ERP');
    await press('Create API key');
    expect(await screen.findByRole('alert')).toHaveTextContent('A company can have 20 keys.');
    expect(screen.getByLabelText('Program')).toHaveValue('ERP');
  });

  it('are replaced and revoked after a question', async () => {
    await open({
      'GET /api/api-keys/my': { body: [keyNamed('ERP')] },
      'POST /api/api-keys/my/ERP/rotate': { body: { ...keyNamed('ERP'), key: 'shopk_next' } },
      'DELETE /api/api-keys/my/ERP': { body: keyNamed('ERP') },
    });
    await screen.findByRole('heading', { name: 'ERP' });
    await press('Replace');
    await press('Cancel');
    expect(sent('POST')).toEqual([]);
    await press('Replace');
    await press('Replace');
    expect(await screen.findByLabelText('New API key')).toHaveValue('shopk_next');
    await press('Revoke');
    await press('Revoke');
    await waitFor(() => expect(sent('DELETE')).toEqual(['/api/api-keys/my/ERP']));
  });
});
