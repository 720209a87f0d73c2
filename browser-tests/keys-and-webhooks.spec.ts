import { expect } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { administratorAccount, newCustomer } from './support/accounts.js';
import { eventually } from './support/eventually.js';
import { journey, useBrowser } from './support/journey.js';
import { baseUrl } from './support/run.js';

useBrowser();

/** @returns the status that a program with the key gets */
const statusWith = async (key: string, path: string) =>
  (await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

journey('staff create an API key, see it once, and revoke it', async (visit) => {
  const { page, context } = await visit('desktop', await administratorAccount());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/api-keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByLabel(/^Name/).fill('Warehouse scanner');
  await form.getByRole('button', { name: 'Read all' }).click();
  await expectAccessible(page, [390, 1440]);
  await form.getByRole('button', { name: 'Create' }).click();
  const secret = page.getByRole('dialog', { name: 'New secret' });
  const key = await secret.getByRole('textbox').inputValue();
  await secret.getByRole('button', { name: 'Copy' }).click();
  await eventually(async () => expect(await copied(page)).toBe(key));
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  expect(await statusWith(key, '/api/orders')).toBe(200);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Warehouse scanner' });
  await row.getByText(`${key.slice(0, 14)}…`).waitFor();
  expect(await page.content()).not.toContain(key);
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await row.getByText('Revoked', { exact: true }).waitFor();
  expect(await statusWith(key, '/api/orders')).toBe(401);
});

journey('a buyer’s company creates an API key on a phone, and revokes it', async (visit) => {
  const [buyer, staff] = await Promise.all([newCustomer(), administratorAccount()]);
  const trn = `1${String(randomInt(10 ** 12)).padStart(12, '0')}03`;
  const address = { street: 'Shop 4', city: 'Al Quoz', emirate: 'DXB', country: 'AE' };
  const company = {
    legalName: 'Al Manar Printing LLC',
    trn,
    licenceNumber: 'DED-65',
    licenceAuthority: 'DET',
    address,
  };
  const { company: made } = await buyer.api.call<typeof buyer.profile>('PUT', '/users/profile', { company });
  await staff.api.call('POST', `/companies/${made?._id}/confirm`, {});
  const { page } = await visit('phone', buyer);
  await page.goto('/account/company');
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByLabel('Program').fill('ERP');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const key = await page.getByLabel('New API key').inputValue();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  expect(await statusWith(key, '/api/orders/my')).toBe(200);
  expect(await statusWith(key, '/api/users/profile')).toBe(403);
  const card: Locator = page.getByRole('article').filter({ hasText: `${key.slice(0, 14)}…` });
  await card.getByRole('button', { name: 'Revoke' }).click();
  await card.getByRole('alert').getByRole('button', { name: 'Revoke' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await statusWith(key, '/api/orders/my')).toBe(401);
});

journey('staff connect a webhook, test it, and send a delivery again', async (visit) => {
  const received: unknown[] = [];
  // Other journeys cause events, too.
  const receiver = createServer((request, response) => {
    const note = (event: unknown) => {
      if ((event as { type: string }).type === 'webhook.test') received.push(request.headers['webhook-id']);
      response.writeHead(204).end();
    };
    json(request).then(note, () => response.destroy());
  }).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => receiver.once('listening', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const { page } = await visit('desktop', await administratorAccount());
    await page.goto('/admin/webhooks');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel(/^Address/).fill(url);
    await form.getByRole('button', { name: 'Create' }).click();
    const secret = page.getByRole('dialog', { name: 'New secret' });
    expect(await secret.getByRole('textbox').inputValue()).toMatch(/^whsec_/);
    await secret.getByRole('button', { name: 'I have saved it' }).click();
    const card = page.getByRole('article', { name: url });
    await card.getByRole('button', { name: 'Send a test' }).click();
    await eventually(() => Promise.resolve(expect(received).toHaveLength(1)));
    await card.getByRole('button', { name: 'Deliveries' }).click();
    const deliveries = page.getByRole('dialog', { name: 'Latest deliveries' });
    const row = deliveries.getByRole('row').filter({ hasText: 'webhook.test' });
    await row.getByText('204').waitFor();
    await expectAccessible(page, [390, 1440]);
    await row.getByRole('button', { name: 'Send again' }).click();
    await eventually(() => Promise.resolve(expect(received).toEqual([received[0], received[0]])));
    await deliveries.getByRole('button', { name: 'Close' }).click();
    await card.getByRole('button', { name: 'Delete' }).click();
    await card.getByRole('button', { name: 'Delete now?' }).click();
    await card.waitFor({ state: 'detached' });
  } finally {
    receiver.close();
  }
});
