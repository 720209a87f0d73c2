import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';

const METRICS_TOKEN = 'a-token-that-nobody-guesses-0123456789+/=';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  // Plans are made for what a table holds: one that others have used has the traces of theirs.
  shop = await startShop({ METRICS_TOKEN }, { mongodbUri: freshDatabaseUri() });
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
});
afterAll(() => shop.close());

/** The figures by name with labels: { 'outbox_letters{state="failed"}': 0 } */
async function figures(of = shop): Promise<Record<string, number>> {
  const { text } = await of.as
    .visitor()
    .get('/api/metrics')
    .set('authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const answers = (method: string, route: string, status: string) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('the metrics', () => {
  it('are available to staff, and to programs with the token', async () => {
    const { headers, text } = await staff.http.get('/api/metrics').expect(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
    await buyer.http.get('/api/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
  });

  it.each(['', 'Bearer', 'Bearer wrong', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`, METRICS_TOKEN])(
    'are not available to a visitor with %j',
    async (authorization) => {
      const call = shop.as.visitor().get('/api/metrics').set('authorization', authorization);
      const { body } = await call.expect(401);
      expect(body).toEqual({ statusCode: 401, code: 'SIGNED_OUT', message: 'Please sign in.' });
    },
  );

  it('count answers from a cache', async () => {
    const before = (await figures())[answers('GET', '/api/categories', '2xx')] ?? 0;
    for (let round = 0; round < 4; round += 1) await shop.as.visitor().get('/api/categories').expect(200);
    // It is counted when the connection is done with the answer, which its reader may notice first.
    while ((await figures())[answers('GET', '/api/categories', '2xx')] !== before + 4);
  });

  it('are not available to customers', async () => {
    const refusal = { statusCode: 403, code: 'STAFF_ONLY', message: 'Only staff can do this.' };
    expect((await buyer.http.get('/api/metrics').expect(403)).body).toEqual(refusal);
  });

  it('accept no token if none is set', async () => {
    const second = await startShop({}, shop);
    try {
      await second.as.visitor().get('/api/metrics').set('authorization', 'Bearer undefined').expect(401);
      await second.as.visitor().get('/api/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(401);
    } finally {
      await second.close();
    }
  });

  it('count responses by route and outcome, never by address', async () => {
    const before = await figures();
    const { _id } = await shop.given.requestedQuote(buyer);
    await buyer.http.get(`/api/quotes/${_id}`).expect(200);
    await buyer.http.get(`/api/quotes/${_id}?x=secret-in-a-query`).expect(400);
    await buyer.http.get('/api/quotes/ffffffffffffffffffffffff').expect(404);
    await shop.as.visitor().get('/api/quotes/secret-in-a-path').expect(401);
    await shop.as.visitor().get('/nowhere/secret-in-a-path');
    await shop.as.visitor().get('/api/none/secret-in-a-path').expect(404);
    const after = await figures();
    const counted = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(counted(answers('GET', '/api/quotes/:id', '2xx'))).toBe(1);
    expect(counted(answers('GET', '/api/quotes/:id', '4xx'))).toBe(3);
    expect(Object.keys(after).join('\n')).not.toMatch(/secret-in-a-|ffffffff/);
  });

  it('include the process, its event loop and the database connections', async () => {
    const now = await figures();
    expect(now['process_resident_memory_bytes']).toBeGreaterThan(1_000_000);
    expect(now['nodejs_eventloop_lag_seconds']).toBeGreaterThanOrEqual(0);
    expect(now['mongodb_connections_open']).toBeGreaterThanOrEqual(1);
    expect(now['mongodb_commands_waiting']).toBe(0);
    const before = now['mongodb_connection_use_seconds_count'] ?? 0;
    await shop.as.visitor().get('/api/products').expect(200);
    expect((await figures())['mongodb_connection_use_seconds_count']).toBeGreaterThan(before);
  });

  it('include printed PDFs', async () => {
    const { _id } = await shop.given.confirmedQuote(buyer);
    const done = 'pdf_print_duration_seconds_count{outcome="done"}';
    const before = (await figures())[done] ?? 0;
    await buyer.http.get(`/api/quotes/${_id}/pdf`).expect(200);
    expect(await figures()).toMatchObject({
      [done]: before + 1,
      pdf_browser_starts_total: 1,
      'pdf_documents{state="printing"}': 0,
      'pdf_documents{state="waiting"}': 0,
    });
  });

  it('count waiting and failed emails, by an index', async () => {
    const emails = shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
    const waiting = { to: 'a@example.com', cc: [], subject: 'Later', nextAttemptAt: new Date('2999-01-01') };
    const before = await figures();
    await emails.insertMany([waiting, waiting, { ...waiting, state: 'failed' }]);
    const after = await figures();
    const added = (state: string) =>
      (after[`outbox_letters{state="${state}"}`] ?? 0) - (before[`outbox_letters{state="${state}"}`] ?? 0);
    expect([added('pending'), added('failed')]).toEqual([2, 1]);
    const plan = JSON.stringify(await emails.find({ state: 'pending' }).explain());
    expect(plan).toContain('state_1_nextAttemptAt_1');
  });

  it('are separate for each server', async () => {
    const second = await startShop({ METRICS_TOKEN }, shop);
    try {
      await second.as.visitor().get('/api/shop').expect(200);
      const name = answers('GET', '/api/shop', '2xx');
      expect((await figures(second))[name]).toBe(1);
      expect(await figures()).not.toHaveProperty([name]);
    } finally {
      await second.close();
    }
  });
});
