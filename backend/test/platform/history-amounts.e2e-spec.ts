import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HistoryEntryResponse } from '../../src/platform/history/dto/history.response.js';
import { World } from '../openapi/world.js';
import { OPERATIONS } from '../operations/all.js';
import { startShopWithProvider } from '../support/shop-with-provider.js';

let world: World;

beforeAll(async () => {
  world = await World.in(await startShopWithProvider());
});
afterAll(async () => {
  world.wire.close();
  await world.shop.close();
});

/** The numbers that are no money, by resource. The value of a price change is per cent or AED, by its kind. */
const COUNTS = new Set([
  ...['quotes revision', 'quotes unreadByBuyer', 'quotes unreadByStaff', 'reminders step', 'lists products'],
  ...['products moq', 'products stock', 'categories position', 'price-changes value', 'price-changes products'],
  ...[
    'price-changes changed',
    'price-lists rank',
    'price-lists lineCount',
    'products step',
    'products max',
    'products packSize',
  ],
  ...['bank-statements lineCount', 'bank-statements newCount'],
]);

/** The numbers in the history of a record that are neither amounts nor counts. */
const unmarkedIn = async (resource: string, id: string): Promise<string[]> => {
  const { body } = await world.staff.http.get(`/api/${resource}/${id}/history`).expect(200);
  const changes = (body as HistoryEntryResponse[]).flatMap((entry) => entry.changes);
  const numbers = changes.filter(({ from, to }) => typeof from === 'number' || typeof to === 'number');
  const unmarked = numbers.filter(({ isMoney }) => isMoney !== true).map(({ field }) => `${resource} ${field}`);
  return unmarked.filter((name) => !COUNTS.has(name));
};

const histories = Object.entries(OPERATIONS).filter(([id]) => id.endsWith('-audit_history'));

it.each(histories)('%s marks its amounts', async (operation, { arrange }) => {
  const { path } = await arrange(world, {});
  expect([...new Set(await unmarkedIn(operation.replace('-audit_history', ''), String(path?.['id'])))]).toEqual([]);
});
