import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Webhook as Reference } from 'standardwebhooks';
import { HostAddresses, WebhookCaller } from '../../src/shop/webhooks/webhook-caller.service.js';
import { WebhookSender } from '../../src/shop/webhooks/webhook-sender.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { type Received, type Receiver, startReceiver } from '../support/receiver.js';
import { startServer } from '../support/server-process.js';
import request, { type Agent } from 'supertest';

jest.setTimeout(120_000);

interface Hook {
  readonly _id: string;
  readonly secret: string;
}
interface Delivery {
  readonly event: string;
  readonly state: string;
  readonly attempts: readonly { readonly status: number | null; readonly error: string }[];
}

let shop: TestShop;
let admin: TestActor;
let receivers: Receiver[] = [];

beforeAll(async () => {
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  admin = await shop.as.staff();
});
afterEach(() => {
  for (const { close } of receivers) close();
  receivers = [];
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

async function receiver(answer: (reply: ServerResponse, call: Received) => void): Promise<Receiver> {
  const started = await startReceiver(answer);
  receivers.push(started);
  return started;
}

const hookAt = async (url: string, http: Agent = admin.http): Promise<Hook> =>
  (
    await http
      .post('/api/webhooks')
      .send({ url, events: ['customer.created'] })
      .expect(201)
  ).body;
const deliveriesOf = async ({ _id }: Hook): Promise<Delivery[]> =>
  (await admin.http.get(`/api/webhooks/${_id}/deliveries`).expect(200)).body;

/** Works through what is due now until the deliveries are as they should be. */
async function deliverUntil(hook: Hook, isDone: (found: Delivery[]) => boolean): Promise<Delivery[]> {
  for (const end = Date.now() + 30_000; ; await new Promise(setImmediate)) {
    shop.app.get(WebhookSender).wake();
    const found = await deliveriesOf(hook);
    if (isDone(found)) return found;
    if (Date.now() > end) throw new Error(`Not delivered: ${JSON.stringify(found)}`);
  }
}

describe('a webhook', () => {
  it('delays no other one if its receiver never answers: it has five calls at most, and is called again', async () => {
    const caller = shop.app.get(WebhookCaller);
    const [hanging, quick] = [await receiver(() => undefined), await receiver((reply) => reply.writeHead(204).end())];
    const [slow, fast] = [await hookAt(hanging.url), await hookAt(quick.url)];
    for (let count = 0; count < 12; count += 1) await shop.as.customer();
    const sent = await deliverUntil(fast, (found) => found.every(({ state }) => state === 'sent'));
    expect(sent).toHaveLength(12);
    expect(hanging.received).not.toEqual([]);
    expect(hanging.received.length).toBeLessThanOrEqual(5);
    expect((await deliveriesOf(slow)).every(({ attempts }) => attempts.length === 0)).toBe(true);
    expect(caller.withinMs).toBe(15_000);
    await admin.http.delete(`/api/webhooks/${slow._id}`).expect(200);
    await admin.http.delete(`/api/webhooks/${fast._id}`).expect(200);
    hanging.close();
  });

  it('has failed, with the reason, if its receiver takes longer than allowed', async () => {
    const caller = shop.app.get(WebhookCaller);
    jest.replaceProperty(caller, 'withinMs', 200);
    const hook = await hookAt((await receiver(() => undefined)).url);
    await shop.as.customer();
    const [failed] = await deliverUntil(hook, ([first]) => first?.attempts.length === 1);
    expect(failed).toMatchObject({
      state: 'waiting',
      attempts: [{ status: null, error: 'No answer within 0.2 seconds.' }],
    });
    await admin.http.delete(`/api/webhooks/${hook._id}`).expect(200);
  });

  it('has failed if its receiver redirects: the other address is not called', async () => {
    const elsewhere = await receiver((reply) => reply.writeHead(204).end());
    const hook = await hookAt((await receiver((reply) => reply.writeHead(307, { location: elsewhere.url }).end())).url);
    await shop.as.customer();
    const [failed] = await deliverUntil(hook, ([first]) => first?.attempts.length === 1);
    expect(failed).toMatchObject({ state: 'waiting', attempts: [{ status: 307 }] });
    expect(elsewhere.received).toEqual([]);
    await admin.http.delete(`/api/webhooks/${hook._id}`).expect(200);
  });

  it('is looked up once for each call, and not called when its host has an inner address the next time', async () => {
    const { url, received } = await receiver((reply) => reply.writeHead(204).end());
    const found = jest.spyOn(shop.app.get(HostAddresses), 'of').mockResolvedValueOnce(['127.0.0.1']);
    found.mockResolvedValue(['10.1.2.3']);
    const call = () =>
      shop.app.get(WebhookCaller).post(url.replace('127.0.0.1', 'localhost'), '{}', {}, new AbortController().signal);
    await expect(call()).resolves.toMatchObject({ status: 204 });
    expect(found).toHaveBeenCalledTimes(1);
    await expect(call()).rejects.toMatchObject({ message: expect.stringContaining('not public') });
    expect(received).toHaveLength(1);
  });

  it('gets every event, with the same ids again, if the server is killed in the middle', async () => {
    const mongodbUri = freshDatabaseUri();
    const other = await startShop({}, { mongodbUri });
    const server = await startServer({ MONGODB_URI: mongodbUri });
    const here = { shop, admin };
    try {
      // The server of the test sees nothing due, until its clock says that the other one is lost.
      other.clock.stopAt('2020-01-01T00:00:00Z');
      const { email, password } = await other.as.staff();
      const http = request.agent(server.url);
      await http.post('/api/users/auth').send({ email, password }).expect(200);
      let answered = 0;
      let isLost = false;
      const done = await receiver((reply) => {
        if (!isLost && answered === 3) return;
        answered += 1;
        reply.writeHead(204).end();
      });
      const hook = await hookAt(done.url, http);
      for (let count = 0; count < 12; count += 1) {
        const body = { name: `Customer ${count}`, email: `customer${count}@example.com` };
        await http.post('/api/users/admin').send(body).expect(201);
      }
      while (done.received.length < 5) await new Promise(setImmediate);
      server.signal('SIGKILL');
      await server.ended;
      isLost = true;
      const before = done.received.map(({ headers }) => headers['webhook-id']);
      const later = new Date(Date.now() + 600_000);
      other.clock.stopAt(later.toISOString());
      [shop, admin] = [other, await other.as.staff()];
      const sent = await deliverUntil(hook, (found) => found.every(({ state }) => state === 'sent'));
      expect(sent).toHaveLength(12);
      const ids = done.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids)).toEqual(new Set(sent.map(({ event }) => event)));
      expect(ids.slice(before.length)).toEqual(expect.arrayContaining(before.slice(3)));
      const last = done.received.at(-1);
      const verified = new Reference(hook.secret);
      jest.spyOn(Date, 'now').mockReturnValue(later.getTime());
      expect(verified.verify(last?.body ?? '', last?.headers as Record<string, string>)).toMatchObject({
        type: 'customer.created',
      });
    } finally {
      ({ shop, admin } = here);
      await server.stop();
      await other.close();
    }
  });
});
