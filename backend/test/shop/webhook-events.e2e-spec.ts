import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type Model, Types } from 'mongoose';
import request from 'supertest';
import { DatabaseClock } from '../../src/platform/database/database-clock.service.js';
import { HistoryEntry } from '../../src/platform/history/history-entry.schema.js';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { shopOfFile } from '../support/shop-of-file.js';

interface Event {
  readonly type: string;
  readonly data: { readonly _id: string; readonly resource: string };
}

let shop: TestShop;
let admin: TestActor;
beforeAll(async () => {
  shop = await shopOfFile();
  admin = await shop.as.staff();
});

describe('events', () => {
  it('are all counted in a period, however many other changes are between them', async () => {
    const hook = { url: 'https://receiver.invalid/', events: ['product.created'] };
    const { _id } = (await admin.http.post('/api/webhooks').send(hook).expect(201)).body as { _id: string };
    const entries = shop.app.get<Model<HistoryEntry>>(getModelToken(HistoryEntry.name)).collection;
    const about = {
      resourceId: new Types.ObjectId(),
      action: 'created',
      changes: [],
      at: new Date('2024-03-01T08:00:00Z'),
    };
    const entryOf = (index: number) => ({
      ...{ _id: new Types.ObjectId(`65e18b00${index.toString(16).padStart(16, '0')}`), ...about },
      resource: index % 750 === 0 ? 'products' : 'contact',
    });
    await entries.insertMany(Array.from({ length: 1501 }, (_one, index) => entryOf(index)));
    const days = { from: '2024-03-01', to: '2024-03-01', onlyCount: true };
    const { body } = await admin.http.post(`/api/webhooks/${_id}/replay`).send(days).expect(200);
    expect(body).toEqual({ queued: 3 });
    expect((await admin.http.get(`/api/webhooks/${_id}/deliveries`).expect(200)).body).toEqual([]);
  });
});

describe('the list of events', () => {
  it('has each event once, of records that the key may read', async () => {
    const body = { name: 'Poller', scopes: ['events.read', 'products.read'], expiresOn: dubaiDay(new Date()) };
    const { key } = (await admin.http.post('/api/api-keys').send(body).expect(201)).body as { key: string };
    const poller = request.agent(shop.url).set('authorization', `Bearer ${key}`);
    const read = async (after?: string) =>
      (
        await poller
          .get('/api/webhook-events')
          .query({ ...(after && { after }) })
          .expect(200)
      ).body as {
        events: Event[];
        next: string;
      };
    const { next } = await read();
    const { _id } = await shop.given.product();
    await shop.given.order(await shop.as.customer());
    expect((await read(next)).events.filter((one) => one.data._id === _id)).toEqual([]);
    const clock = jest.spyOn(shop.app.get(DatabaseClock), 'now').mockReturnValue(Date.now() + 90_000);
    const { events, next: after } = await read(next);
    clock.mockRestore();
    expect(events.filter((one) => one.data._id === _id).map(({ type }) => type)).toEqual(['product.created']);
    expect(new Set(events.map(({ data }) => data.resource))).toEqual(new Set(['products']));
    expect((await read(after)).events).toEqual([]);
  });
});
