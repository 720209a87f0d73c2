import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import WebhooksPage from './WebhooksPage';

const webhook = (over: object = {}) => ({
  ...{ _id: 'w1', version: 1, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
  ...{ url: 'https://erp.example/hook', description: 'Stock', events: ['order.created'], isActive: true },
  ...{ previousUntil: null, disabledWhy: '', ...over },
});
const delivery = {
  ...{
    _id: 'd1',
    webhook: 'w1',
    event: 'e1',
    type: 'order.created',
    resource: 'orders',
    record: 'o1',
    state: 'failed',
  },
  ...{
    at: '2026-11-01T08:00:00.000Z',
    createdAt: '2026-11-01T08:00:00.000Z',
    nextAttemptAt: '2026-11-01T08:00:00.000Z',
  },
  attempts: [{ at: '2026-11-01T08:00:00.000Z', status: 500, ms: 12, error: '' }],
};
const server = {
  getWebhooks: jest.fn<ShopDataProvider['getWebhooks']>(),
  createWebhook: jest.fn<ShopDataProvider['createWebhook']>(),
  updateWebhook: jest.fn<ShopDataProvider['updateWebhook']>(),
  testWebhook: jest.fn<ShopDataProvider['testWebhook']>(),
  replayWebhook: jest.fn<ShopDataProvider['replayWebhook']>(),
  getWebhookDeliveries: jest.fn<ShopDataProvider['getWebhookDeliveries']>(),
  sendWebhookDelivery: jest.fn<ShopDataProvider['sendWebhookDelivery']>(),
};
const user = userEvent.setup();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getWebhooks.mockResolvedValue([webhook()] as never);
});

const open = () => renderAdmin({ resource: 'webhooks', server, page: signedInAs('Administrator', <WebhooksPage />) });

describe('the page of webhooks', () => {
  it('creates one, whose secret it shows once', async () => {
    server.getWebhooks.mockResolvedValue([]);
    server.createWebhook.mockResolvedValue({ ...webhook(), secret: 'whsec_new' });
    open();
    expect(await screen.findByText('No webhooks found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    expect(dialog.getByText('All events')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Address/), 'https://erp.example/hook');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    const secret = within(await screen.findByRole('dialog', { name: 'New secret' }));
    expect(secret.getByRole('textbox')).toHaveValue('whsec_new');
    const body = { url: 'https://erp.example/hook', description: '', events: ['*'] };
    expect(server.createWebhook.mock.calls).toEqual([[body]]);
  });

  it('sends a test, and switches a webhook off', async () => {
    server.testWebhook.mockResolvedValue({ queued: 1 });
    server.updateWebhook.mockResolvedValue(webhook({ isActive: false }));
    open();
    const card = within(await screen.findByRole('article', { name: 'https://erp.example/hook' }));
    await user.click(card.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Test event queued.')).toBeVisible();
    server.getWebhooks.mockResolvedValue([webhook({ isActive: false, disabledWhy: 'GONE' })] as never);
    await user.click(card.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Switched off: the receiver answered that it is gone (410).')).toBeVisible();
    expect(card.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    expect(server.updateWebhook).toHaveBeenCalledWith('w1', expect.objectContaining({ isActive: false, version: 1 }));
  });

  it('shows deliveries with their last answers, and sends one again', async () => {
    server.getWebhookDeliveries.mockResolvedValue([delivery] as never);
    server.sendWebhookDelivery.mockResolvedValue({ ...delivery, state: 'waiting' } as never);
    open();
    await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
    const row = within(await screen.findByRole('row', { name: /order.created/ }));
    expect(row.getByText('Failed')).toBeVisible();
    expect(row.getByText('500')).toBeVisible();
    server.getWebhookDeliveries.mockResolvedValue([{ ...delivery, state: 'waiting' }] as never);
    await user.click(row.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Waiting')).toBeVisible();
  });

  it('sends the events of some days again, after it showed how many they are', async () => {
    server.replayWebhook.mockImplementation((_id, { from }) =>
      Promise.resolve({ queued: from === '2026-11-02' ? 3 : 1 }),
    );
    open();
    await user.click(await screen.findByRole('button', { name: 'Send a period again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send events again' }));
    expect(await dialog.findByText('One event will be sent.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^From/), { target: { value: '2026-11-02' } });
    expect(await dialog.findByText('3 events will be sent.')).toBeVisible();
    expect(server.replayWebhook.mock.calls.every(([, { onlyCount }]) => onlyCount === true)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('3 events queued.')).toBeVisible();
    expect(server.replayWebhook).toHaveBeenCalledWith('w1', { from: '2026-11-02', to: dubaiDay(new Date()) });
  });

  it('offers to load again after a failure', async () => {
    server.getWebhooks.mockRejectedValue(new HttpError('', 500));
    open();
    expect(await screen.findByText('Failed to load webhooks.', {}, { timeout: 10_000 })).toBeVisible();
  });
});
