import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { Webhook as Reference } from 'standardwebhooks';
import { ChangeFeed } from '../../src/platform/history/change-feed.service.js';
import { HostAddresses, WebhookCaller } from '../../src/shop/webhooks/webhook-caller.service.js';
import { WebhookSender } from '../../src/shop/webhooks/webhook-sender.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Received, type Receiver, startReceiver } from '../support/receiver.js';

interface Hook {
  readonly _id: string;
  readonly secret: string;
}
interface Delivery {
  readonly _id: string;
  readonly event: string;
  readonly type: string;
  readonly state: string;
  readonly attempts: readonly { readonly status: number | null; readonly error: string }[];
  readonly nextAttemptAt: string;
}

let shop: TestShop;
let admin: TestActor;
let receiver: Receiver;
let url: string;
let received: Received[];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.as.staff();
  receiver = await startReceiver((reply) => reply.writeHead(answer.status, answer.headers).end());
  ({ url, received } = receiver);
}, 120_000);
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = { status: 204 };
  for (const { _id } of (await admin.http.get('/api/webhooks')).body as Hook[]) {
    await admin.http.delete(`/api/webhooks/${_id}`).expect(200);
  }
  shop.clock.run();
});

const create = async (fields: object = {}): Promise<Hook> =>
  (
    await admin.http
      .post('/api/webhooks')
      .send({ url, events: ['*'], ...fields })
      .expect(201)
  ).body as Hook;
const deliveriesOf = async ({ _id }: Hook) =>
  (await admin.http.get(`/api/webhooks/${_id}/deliveries`).expect(200)).body as Delivery[];

/** Works through what is due now, and waits until every delivery was sent or has so many attempts. */
async function deliver(hook: Hook, attempts = 1): Promise<Delivery[]> {
  for (const end = Date.now() + 20_000; ; await new Promise(setImmediate)) {
    shop.app.get(WebhookSender).wake();
    const found = await deliveriesOf(hook);
    if (found.length > 0 && found.every((one) => one.state === 'sent' || one.attempts.length >= attempts)) return found;
    if (Date.now() > end) throw new Error(`Not delivered: ${JSON.stringify(found)}`);
  }
}

/** Waits until the shop has switched the only webhook off. */
async function switchedOff(disabledWhy: string): Promise<void> {
  for (const end = Date.now() + 10_000; ; await new Promise(setImmediate)) {
    const [found] = (await admin.http.get('/api/webhooks')).body as [{ isActive: boolean; disabledWhy: string }];
    if (!found.isActive) return expect(found).toMatchObject({ disabledWhy });
    if (Date.now() > end) throw new Error('The webhook is still on');
  }
}

const later = (milliseconds: number) =>
  shop.clock.stopAt(new Date(shop.clock.now().getTime() + milliseconds).toISOString());

describe('a webhook', () => {
  it('is called with thin events, which the reference library verifies', async () => {
    const hook = await create();
    const { invoiceNumber, _id, order, amountDue: amount } = await shop.given.invoice(await shop.as.customer());
    const paid = { amount, paymentMethod: 'Cash', paidTo: 'Omar', paymentDate: dubaiDay(new Date()) };
    await admin.http.post(`/api/payments/from-invoice/${_id}`).send(paid).expect(201);
    const deliveries = await deliver(hook);
    expect(deliveries.map(({ type }) => type).sort()).toEqual(
      expect.arrayContaining([
        'customer.created',
        'invoice.issued',
        'invoice.paid',
        'order.created',
        'payment.received',
      ]),
    );
    const bodies = received.map(
      ({ headers, body }) => new Reference(hook.secret).verify(body, headers as Record<string, string>) as Event,
    );
    const issued = bodies.find(({ type }) => type === 'invoice.issued');
    expect(issued).toMatchObject({ data: { resource: 'invoices', _id, number: invoiceNumber } });
    const { body: description } = await admin.http.get('/api/docs-json').expect(200);
    const { parameters, requestBody } = description.webhooks.event.post;
    const { example } = requestBody.content['application/json'];
    expect(Object.keys(issued?.data ?? {}).sort()).toEqual(Object.keys(example.data).sort());
    for (const { name } of parameters as { name: string }[]) expect(received[0]?.headers).toHaveProperty(name);
    expect(JSON.stringify(bodies)).toContain(order._id);
  });

  it('gets no event of a call that was refused', async () => {
    const hook = await create();
    await admin.http
      .post('/api/invoices')
      .send({ order: 'f'.repeat(24) })
      .expect(404);
    expect(await deliveriesOf(hook)).toEqual([]);
  });

  it('gets its types alone', async () => {
    const hook = await create({ events: ['product.created'] });
    await shop.given.product();
    await shop.as.customer();
    expect((await deliver(hook)).map(({ type }) => type)).toEqual(['product.created']);
  });

  it('is called again with the same id in the pauses of the table, and obeys Retry-After', async () => {
    answer = { status: 500 };
    const hook = await create({ events: ['product.created'] });
    shop.clock.stopAt(new Date().toISOString());
    await shop.given.product();
    await deliver(hook);
    for (const [attempt, pause] of [5_500, 330_000].entries()) {
      later(pause);
      answer = attempt === 1 ? { status: 429, headers: { 'retry-after': '7200' } } : { status: 503 };
      await deliver(hook, attempt + 2);
    }
    const [{ nextAttemptAt, state }] = (await deliveriesOf(hook)) as [Delivery];
    expect(state).toBe('waiting');
    expect(new Date(nextAttemptAt).getTime() - shop.clock.now().getTime()).toBe(7_200_000);
    later(7_200_000);
    answer = { status: 200 };
    const [done] = (await deliver(hook, 4)) as [Delivery];
    expect(done.attempts.map(({ status }) => status)).toEqual([500, 503, 429, 200]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is switched off with a mail after the last attempt, and its events can be sent again with their ids', async () => {
    answer = { status: 302, headers: { location: 'http://169.254.169.254/' } };
    const hook = await create({ events: ['product.created'] });
    shop.clock.stopAt(new Date().toISOString());
    const from = dubaiDay(shop.clock.now());
    await shop.given.product();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await deliver(hook, attempt);
      later(27 * 3_600_000);
    }
    await switchedOff('FAILING');
    const mails = (await admin.http.get('/api/mail').expect(200)).body as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toContain('A webhook was switched off');
    shop.clock.run();
    answer = { status: 200 };
    await admin.http.post(`/api/webhooks/${hook._id}/test`).expect(409);
    const on = { url, events: ['*'], isActive: true };
    await admin.http.put(`/api/webhooks/${hook._id}`).send(on).expect(200);
    const time = { from, to: dubaiDay(new Date()), types: ['product.created'] };
    const reversed = { from: new Date(Date.now() + 1000).toISOString(), to: new Date().toISOString() };
    await admin.http.post(`/api/webhooks/${hook._id}/replay`).send(reversed).expect(400);
    const id = received[0]?.headers['webhook-id'];
    received.length = 0;
    const replay = async (fields: object): Promise<number> =>
      (
        await admin.http
          .post(`/api/webhooks/${hook._id}/replay`)
          .send({ ...time, ...fields })
          .expect(200)
      ).body.queued;
    const count = await replay({ onlyCount: true });
    expect(count).toBeGreaterThanOrEqual(1);
    expect(await replay({ onlyCount: true, from: '1969-01-01', to: '9999-12-31' })).toBeGreaterThanOrEqual(count);
    expect((await deliveriesOf(hook)).filter(({ state }) => state === 'waiting')).toEqual([]);
    for (let round = 1; round <= 2; round += 1) {
      expect(await replay({})).toBe(count);
      await deliver(hook);
      expect(received.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(round);
    }
  }, 120_000);

  it('stays on after the last attempt of an event if its receiver took others meanwhile', async () => {
    answer = { status: 500 };
    const hook = await create({ events: ['product.created'] });
    shop.clock.stopAt(new Date().toISOString());
    await shop.given.product();
    await deliver(hook);
    const test = async () => {
      answer = { status: 204 };
      await admin.http.post(`/api/webhooks/${hook._id}/test`).expect(200);
      await deliver(hook);
    };
    await test();
    answer = { status: 500 };
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      later(27 * 3_600_000);
      await deliver(hook, attempt);
    }
    await test();
    expect((await deliveriesOf(hook)).map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent']);
    expect((await admin.http.get('/api/webhooks')).body).toMatchObject([{ isActive: true, disabledWhy: '' }]);
  }, 120_000);

  it('is switched off at once by status 410', async () => {
    answer = { status: 410 };
    const hook = await create();
    await admin.http.post(`/api/webhooks/${hook._id}/test`).expect(200);
    await deliver(hook);
    await switchedOff('GONE');
  });

  it('is signed with both secrets for a day after a rotation, and after another one still with the first', async () => {
    const hook = await create();
    await admin.http.post(`/api/webhooks/${hook._id}/rotate-secret`).expect(200);
    const next = (await admin.http.post(`/api/webhooks/${hook._id}/rotate-secret`).expect(200)).body as Hook;
    await admin.http.post(`/api/webhooks/${hook._id}/test`).expect(200);
    await deliver(hook);
    const [{ headers, body }] = received as [Received];
    for (const { secret } of [hook, next]) {
      expect(new Reference(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'webhook.test',
      });
    }
  });

  it('gets events of another server, too', async () => {
    const second = await startShop({}, shop);
    try {
      const hook = await create({ events: ['order.created'] });
      await second.app.get(ChangeFeed).refresh();
      await second.given.order(await second.as.customer());
      await deliver(hook);
      expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['order.created']);
    } finally {
      await second.close();
    }
  });

  it.each([
    'http://example.com/hook',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://user:word@example.com/',
    'ftp://example.com',
  ])('can’t have the address %s', async (address) => {
    const { body } = await admin.http
      .post('/api/webhooks')
      .send({ url: address, events: ['*'] })
      .expect(400);
    expect((body as { errors: object }).errors).toHaveProperty('url');
  });

  it('is never connected to an inner address that its host has', async () => {
    const found = jest.spyOn(shop.app.get(HostAddresses), 'of');
    for (const addresses of [['10.1.2.3'], ['93.184.216.34', '192.168.0.1'], ['::ffff:10.0.0.1'], []]) {
      found.mockResolvedValueOnce(addresses);
      const call = shop.app.get(WebhookCaller).post('https://example.com/', '{}', {}, new AbortController().signal);
      await expect(call).rejects.toMatchObject({ message: expect.stringContaining('not public') });
    }
    found.mockRestore();
  });

  it('is managed by administrators who confirm their identity, and by no program', async () => {
    const sales = await shop.as.staff('Sales', 'Sales');
    await sales.http.get('/api/webhooks').expect(403);
    await sales.http
      .post('/api/webhooks')
      .send({ url, events: ['*'] })
      .expect(403);
  });
});

interface Event {
  readonly type: string;
  readonly data: { readonly id: string; readonly _id: string; readonly resource: string };
}
