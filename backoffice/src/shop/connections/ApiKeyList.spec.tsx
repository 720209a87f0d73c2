import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import ApiKeyList from './ApiKeyList';

const apiKey = (over: object = {}) => ({
  ...{ id: 'k1', _id: 'k1', version: 1, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  ...{ name: 'ERP', prefix: 'shopk_pZ0x3f9k', scopes: ['orders.read'], company: null, allowedIps: [] },
  ...{ createdBy: { _id: 'u1', name: 'Omar' }, expiresAt: '2999-01-01T08:00:00.000Z', previousUntil: null },
  ...{ lastUsedAt: null, lastUsedIp: '', revokedAt: null, ...over },
});
const old = apiKey({ id: 'k2', _id: 'k2', name: 'Old', revokedAt: '2026-11-02T08:00:00.000Z' });
const ofCompany = apiKey({ id: 'k3', _id: 'k3', name: 'Purchasing', company: 'c1', scopes: ['own.read'] });
const server = {
  getList: () => Promise.resolve({ data: [apiKey(), old, ofCompany], total: 3 }),
  createApiKey: jest.fn<ShopDataProvider['createApiKey']>(),
  updateApiKey: jest.fn<ShopDataProvider['updateApiKey']>(),
  rotateApiKey: jest.fn<ShopDataProvider['rotateApiKey']>(),
  revokeApiKey: jest.fn<ShopDataProvider['revokeApiKey']>(),
};
const user = userEvent.setup();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = async (role: 'Administrator' | 'Accounts' = 'Administrator') => {
  renderAdmin({ resource: 'api-keys', server, page: signedInAs(role, <ApiKeyList />) });
  return screen.findByRole('row', { name: /ERP/ });
};

describe('the list of API keys', () => {
  it('shows the state of each key; a revoked one has no actions', async () => {
    const row = await open();
    expect(within(row).getByText('Works')).toBeVisible();
    expect(within(row).getByText('shopk_pZ0x3f9k…')).toBeVisible();
    const revoked = within(screen.getByRole('row', { name: /Old/ }));
    expect(revoked.getByText('Revoked')).toBeVisible();
    expect(revoked.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('shows a new key once', async () => {
    server.createApiKey.mockResolvedValue({ ...apiKey(), key: 'shopk_new' });
    await open();
    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Stock');
    await user.click(dialog.getByRole('button', { name: 'Catalogue' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    const secret = await screen.findByRole('dialog', { name: 'New secret' });
    expect(within(secret).getByRole('textbox')).toHaveValue('shopk_new');
    const [[body] = []] = server.createApiKey.mock.calls;
    expect(body).toMatchObject({ name: 'Stock', allowedIps: [] });
    expect(body?.scopes).toContain('products.write');
    await user.click(within(secret).getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByText('shopk_new')).toBeNull());
  });

  it('shows the reasons of a refusal at its inputs', async () => {
    const errors = { expiresOn: 'Too late.' };
    server.createApiKey.mockRejectedValue(new HttpError('', 400, { errors }));
    await open();
    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Stock');
    await user.click(dialog.getByRole('button', { name: 'Orders' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText('Too late.')).toBeVisible();
  });

  it.each([
    ['Revoke', 'Revoke the key of ERP?', 'API key revoked.', server.revokeApiKey],
    ['Replace', 'Replace the key of ERP?', 'API key replaced.', server.rotateApiKey],
  ])('carries out %s after a question', async (step, question, done, call) => {
    server.revokeApiKey.mockResolvedValue(old);
    server.rotateApiKey.mockResolvedValue({ ...apiKey(), key: 'shopk_next' });
    const row = await open();
    await user.click(within(row).getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: step }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(call).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: step }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(call).toHaveBeenCalledWith('k1');
  });

  it('changes name, last day and addresses of a key', async () => {
    server.updateApiKey.mockResolvedValue(apiKey({ name: 'Stock' }));
    const row = await open();
    await user.click(within(row).getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'API key of ERP' }));
    await user.type(dialog.getByLabelText(/addresses/), '203.0.113.7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('API key saved.')).toBeVisible();
    const body = { name: 'ERP', expiresOn: '2999-01-01', allowedIps: ['203.0.113.7'], version: 1 };
    expect(server.updateApiKey).toHaveBeenCalledWith('k1', body);
  });

  it('only revokes a key of a company, whose admins do the rest', async () => {
    await open();
    await user.click(within(screen.getByRole('row', { name: /Purchasing/ })).getByRole('button', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('offers no changes to roles that may only read', async () => {
    const row = await open('Accounts');
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
    expect(within(row).queryByRole('button', { name: 'More' })).toBeNull();
  });
});
