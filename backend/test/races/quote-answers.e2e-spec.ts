import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QuoteReminders } from '../../src/sales/quotes/quote-reminders.service.js';
import type { TestActor } from '../support/actors.js';
import { actionsOn, made, outcome, outcomes, race, type ShopPair, startPair, stored } from './races.js';

let pair: ShopPair;
let omar: TestActor;
let sara: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
  [omar, sara] = pair.staff;
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterAll(() => pair.close());

const ROUNDS = 4;
const accept = (id: string, revision = 1) => buyer.http.post(`/api/quotes/${id}/accept`).send({ revision });
const decline = (id: string) => buyer.http.post(`/api/quotes/${id}/decline`).send({ revision: 1, reason: 'PRICE' });
const change = (by: TestActor, id: string, body: object) => by.http.put(`/api/quotes/${id}`).send(body);
const quoteOf = async (id: string) => (await omar.http.get(`/api/quotes/${id}`).expect(200)).body;
const offers = () => made(ROUNDS, () => pair.here.given.quote(buyer, { status: 'Quoted' }));
/** Items of the stored revisions. */
const revisions = async () =>
  (await stored(pair.here, 'quote_revisions')).map(({ quote, revision }) => `${quote} ${revision}`);

describe('a buyer who accepts', () => {
  it('competes with a price change by staff: one succeeds, the other gets the new state of the quote', async () => {
    for (const { _id, version } of await offers()) {
      const [accepted, changed] = await race(accept(_id), change(omar, _id, { deliveryCharge: 9, version }));
      const after = await quoteOf(_id);
      expect(['200/409 STALE_VERSION', '409 QUOTE_CHANGED/200']).toContain(`${outcome(accepted)}/${outcome(changed)}`);
      if (accepted.status === 200) expect(after).toMatchObject({ status: 'Confirmed', revision: 1, deliveryCharge: 0 });
      else {
        expect(after).toMatchObject({ status: 'Quoted', revision: 2, deliveryCharge: 9, answer: null });
        expect(accepted.body.details.amounts).toContainEqual({ field: 'deliveryCharge', before: 0, after: 9 });
      }
    }
  });

  it('can’t also decline at the same time: one response is stored', async () => {
    for (const { _id } of await offers()) {
      const [accepted, declined] = await race(accept(_id), decline(_id));
      const both = `${outcome(accepted)}/${outcome(declined)}`;
      expect(['200/409 QUOTE_CONFIRMED', '409 QUOTE_REJECTED/200']).toContain(both);
      const { status, answer } = await quoteOf(_id);
      const refused = accepted.status === 200 ? declined : accepted;
      expect(refused.body.details).toMatchObject({ status, answer });
      expect(await actionsOn(pair.here, 'quotes', _id)).toEqual(['requested', 'updated', answer.decision]);
    }
  });

  it('has accepted once after ten concurrent calls, and the other responses report it', async () => {
    const { _id } = await pair.here.given.quote(buyer, { status: 'Quoted' });
    const answers = await race(...Array.from({ length: 10 }, () => accept(_id)));
    expect(outcomes(answers)).toEqual({ 200: 1, '409 QUOTE_CONFIRMED': 9 });
    const mails = await stored(pair.here, 'outbox', { to: buyer.email, subject: /accepted/ });
    expect(mails).toHaveLength(1);
  });

  it('has accepted once after two concurrent calls with one key, and gets one response', async () => {
    const { _id, version } = await pair.here.given.quote(buyer, { status: 'Quoted' });
    const answers = await race(...[1, 2].map(() => accept(_id).set('idempotency-key', `accept-${_id}`)));
    for (const answer of answers) expect(['200', '409 IDEMPOTENCY_IN_PROGRESS']).toContain(outcome(answer));
    const again = await accept(_id).set('idempotency-key', `accept-${_id}`).expect(200);
    expect(again.body).toEqual(answers.find(({ status }) => status === 200)?.body);
    expect((await quoteOf(_id)).version).toBe(version + 1);
  });

  it.each(['Requested', 'Confirmed', 'Rejected'])(
    'competes with staff who set it to %s: one of them succeeds',
    async (status) => {
      for (const { _id, version } of await offers()) {
        const [accepted, changed] = await race(accept(_id), change(sara, _id, { status, version }));
        expect([accepted.status, changed.status].sort()).toEqual([200, 409]);
        const { answer, status: now } = await quoteOf(_id);
        expect(now).toBe(changed.status === 200 ? status : 'Confirmed');
        expect(answer?.decision ?? null).toBe(accepted.status === 200 ? 'accepted' : null);
        if (accepted.status === 409) expect(accepted.body.details).toMatchObject({ status });
      }
    },
  );

  it('is in time or too late at the end of the last day, and staff renew the offer once', async () => {
    pair.here.clock.stopAt('2026-03-10T19:59:59.999Z');
    const [first, second] = await made(2, () =>
      pair.here.given.quote(buyer, { status: 'Quoted', validUntil: '2026-03-10' }),
    );
    await accept(first!._id).expect(200);
    pair.here.clock.stopAt('2026-03-10T20:00:00.000Z');
    pair.there.clock.stopAt('2026-03-10T20:00:00.000Z');
    expect(outcome(await accept(second!._id))).toBe('409 QUOTE_EXPIRED');
    const renew = (by: TestActor) =>
      by.http.post(`/api/quotes/${second!._id}/renew`).send({ validUntil: '2026-03-20' });
    const [tried, ...renewed] = await race(accept(second!._id), renew(omar), renew(sara));
    expect(['409 QUOTE_EXPIRED', '409 QUOTE_CHANGED']).toContain(outcome(tried));
    expect(outcomes(renewed)).toEqual({ 200: 2 });
    expect(await quoteOf(second!._id)).toMatchObject({ status: 'Quoted', revision: 2, validUntil: '2026-03-20' });
    pair.here.clock.run();
    pair.there.clock.run();
  });
});

describe('two servers', () => {
  it('send each reminder once', async () => {
    for (const { clock } of [pair.here, pair.there]) clock.stopAt('2026-05-01T08:00:00Z');
    await made(3, () => pair.here.given.quote(buyer, { status: 'Quoted', validUntil: '2026-05-20' }));
    for (const { clock } of [pair.here, pair.there]) clock.stopAt('2026-05-18T08:00:00Z');
    const servers = [pair.here, pair.there, pair.here];
    await Promise.all(servers.map(({ app }) => app.get(QuoteReminders).run()));
    expect(await stored(pair.here, 'outbox', { to: buyer.email, subject: /valid until/ })).toHaveLength(3);
    for (const { clock } of [pair.here, pair.there]) clock.run();
  });

  it('store each revision of a hundred offers once', async () => {
    const all = await revisions();
    expect(new Set(all).size).toBe(all.length);
  });
});
