import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { offerDay } from '@shop/contract/offers';
import type { QuoteResponse } from '../../../src/sales/quotes/dto/quote.response.js';
import { QuoteReminders } from '../../../src/sales/quotes/quote-reminders.service.js';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';
import { Offers } from '../../support/offers.js';
import { pdfText } from '../../support/pdf-text.js';

describe('revisions of quotes', () => {
  const OFFICE = 'desk@shop.example';
  const UNKNOWN = '6920200f1c2d3e4f5a6b7c8d';

  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;
  let stranger: TestActor;
  let offers: Offers;

  beforeAll(async () => {
    shop = await shopOfFile({ SHOP_EMAIL: OFFICE });
    staff = await shop.as.staff();
    stranger = await shop.as.customer('Somebody Else');
    const products: string[] = [];
    for (const color of ['Black', 'Gold', 'Red']) products.push((await shop.given.product({ color, price: 20 }))._id);
    offers = new Offers(staff, products);
  });
  beforeEach(async () => {
    buyer = await shop.as.customer();
    offers.buyer = buyer;
  });
  afterEach(() => {
    shop.clock.run();
  });
  afterAll(() => shop.clock.run());

  describe('an offer', () => {
    it('is valid for the days in the settings, and keeps the requested lines', async () => {
      shop.clock.stopAt('2026-03-25T21:00:00Z');
      const quote = await offers.offered();
      expect(quote).toMatchObject({ revision: 1, validUntil: '2026-04-09', isExpired: false, answer: null });
      expect(quote.sentAt).toBe('2026-03-25T21:00:00.000Z');
      const { askedFor, requestedItems } = await offers.see(quote._id);
      expect(askedFor).toMatchObject(requestedItems.map(({ product }) => ({ product, qty: 2, unitPrice: 20 })));
      expect(askedFor.map(({ _id }) => _id)).toEqual(requestedItems.map(({ _id }) => _id));
    });

    it('is valid until the day that staff enter, or indefinitely, but not until a past day', async () => {
      shop.clock.stopAt('2026-03-25T08:00:00Z');
      expect(await offers.offered({ validUntil: null })).toMatchObject({ revision: 1, validUntil: null });
      const { _id } = await offers.offered({ validUntil: '2026-03-25' });
      expect(await offers.changed(_id, { validUntil: '2026-03-26' })).toMatchObject({
        revision: 2,
        validUntil: '2026-03-26',
      });
      const { body } = await offers.put(_id, { validUntil: '2026-03-24' }).expect(400);
      expect(body.reasons).toEqual({ validUntil: { rule: 'DAY_OVER', params: { from: '2026-03-25' } } });
    });

    it('is a new revision only if lines, charges, discount or last day differ', async () => {
      const { _id, number, requestedItems } = await offers.offered();
      const steps: [object, number][] = [
        [{ adminToAdminNote: 'call first' }, 1],
        [{ adminToClientNote: 'In two days', allowPartial: true }, 1],
        [{ status: 'Quoted', deliveryCharge: 5, requestedItems: offers.prices(10, 20, 30) }, 1],
        [{ deliveryCharge: 6 }, 2],
        [{ discount: 1 }, 3],
        [{ requestedItems: [{ ...requestedItems[0], qty: 3 }] }, 4],
        [{ status: 'Requested', deliveryCharge: 0 }, 4],
        [{ status: 'Quoted', deliveryCharge: 6 }, 4],
        [{ status: 'Confirmed' }, 4],
        [{ deliveryCharge: 7 }, 4],
      ];
      for (const [body, revision] of steps) expect(await offers.changed(_id, body)).toMatchObject({ revision });
      expect(await offers.emailsTo(buyer.email, number)).toEqual([
        `We received your request ${number}`,
        `Your quote ${number} is ready`,
        ...[2, 3, 4].map((revision) => `Your quote ${number} has changed (revision ${revision})`),
        `Your quote ${number} is ready`,
      ]);
    });
  });

  describe('the revisions of a quote', () => {
    it('remain as they were sent, for its owner and for staff, also on paper', async () => {
      const { _id, number } = await offers.offered({ adminToClientNote: 'the first offer' });
      await offers.changed(_id, {
        requestedItems: offers.prices(9, 20),
        discount: 3,
        adminToClientNote: 'the second offer',
      });
      const [second, first, ...others] = await offers.revisionsOf(_id);
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        revision: 1,
        totalPrice: 125,
        deliveryCharge: 5,
        adminToClientNote: 'the first offer',
      });
      expect(second).toMatchObject({ revision: 2, totalPrice: 60, discount: 3, status: 'Quoted', answer: null });
      expect(second?.requestedItems).toHaveLength(2);
      expect(second?.tax?.gross).toBe(60);
      expect(first).not.toHaveProperty('sentBy');
      expect((await offers.revisionsOf(_id, staff))[0]).toMatchObject({ revision: 2, sentBy: staff.name });
      const pdf = async (path: string) =>
        (await buyer.http.get(`/api/quotes/${_id}/${path}`).buffer(true).expect(200)).body;
      const text = await pdfText(await pdf('revisions/1/pdf'));
      for (const part of [number, 'the first offer', '125.00', 'VALID UNTIL', 'REVISION 1'])
        expect(text).toContain(part);
      expect(await pdfText(await pdf('pdf'))).toContain('the second offer');
    });

    it('are private, and missing ones are not found', async () => {
      const { _id } = await offers.offered();
      await stranger.http.get(`/api/quotes/${_id}/revisions`).expect(404);
      for (const number of ['2', '0', '1.5', 'first', '1e99']) {
        const { body } = await buyer.http.get(`/api/quotes/${_id}/revisions/${number}/pdf`).expect(404);
        expect(body.code).toBe('REVISION_NOT_FOUND');
      }
      await offers.changed(_id, { user: stranger.id });
      expect((await offers.revisionsOf(_id, stranger)).map(({ revision }) => revision)).toEqual([2]);
      await stranger.http.get(`/api/quotes/${_id}/revisions/1/pdf`).expect(404);
      expect(await offers.revisionsOf(_id, staff)).toHaveLength(2);
    });
  });

  describe('an expired offer', () => {
    const LATER = '2026-04-09T20:00:00Z';
    const expired = async () => {
      shop.clock.stopAt('2026-03-25T08:00:00Z');
      const quote = await offers.offered();
      shop.clock.stopAt(LATER);
      return quote;
    };

    it('can’t be answered until staff renew it', async () => {
      const { _id, number } = await expired();
      expect(await offers.see(_id)).toMatchObject({ isExpired: true, status: 'Quoted', allowedActions: ['pdf'] });
      const { body } = await offers.accept(_id, { revision: 1 }).expect(409);
      expect(body).toMatchObject({ code: 'QUOTE_EXPIRED', details: { isExpired: true, validUntil: '2026-04-08' } });
      expect((await offers.decline(_id, { revision: 1, reason: 'PRICE' }).expect(409)).body.code).toBe('QUOTE_EXPIRED');
      await offers.renew(UNKNOWN).expect(404);
      expect((await offers.renew(_id, { validUntil: '2026-04-09' }).expect(400)).body.reasons.validUntil.rule).toBe(
        'DAY_OVER',
      );
      const { body: renewed } = await offers.renew(_id).expect(200);
      expect(renewed).toMatchObject({ revision: 2, validUntil: '2026-04-24', isExpired: false, totalPrice: 125 });
      expect((await offers.renew(_id).expect(200)).body).toMatchObject({ revision: 2, version: renewed.version });
      expect((await offers.renew(_id, { validUntil: null }).expect(200)).body).toMatchObject({
        revision: 3,
        validUntil: null,
      });
      expect((await offers.emailsTo(buyer.email, number)).at(-1)).toBe(`Your quote ${number} has changed (revision 3)`);
      await offers.accept(_id, { revision: 2 }).expect(409);
      await offers.accept(_id, { revision: 3 }).expect(200);
      expect((await offers.renew(_id).expect(409)).body.code).toBe('QUOTE_CONFIRMED');
    });

    it('does not change if a note is saved, and is valid again if its price changes', async () => {
      const quote = await expired();
      const noted = await offers.changed(quote._id, { ...quote, adminToAdminNote: 'call' });
      expect(noted).toMatchObject({ revision: 1, isExpired: true, validUntil: '2026-04-08' });
      const repriced = await offers.changed(quote._id, { ...noted, requestedItems: offers.prices(9, 20, 30) });
      expect(repriced).toMatchObject({ revision: 2, isExpired: false, validUntil: '2026-04-24' });
    });

    it('is found by the staff list, as are responses and expiry dates', async () => {
      const { _id } = await expired();
      const { _id: running } = await offers.offered();
      const { _id: declined } = await offers.offered();
      await offers.decline(declined, { revision: 1, reason: 'OTHER' }).expect(200);
      const found = async (filter: object) => {
        const query = listQuery({ filter: { user: buyer.id, ...filter } });
        const { body } = await staff.http.get('/api/quotes/admin').query(query).expect(200);
        return (body as QuoteResponse[]).map((quote) => quote._id).sort();
      };
      expect(await found({ isExpired: true })).toEqual([_id]);
      expect(await found({ isExpired: false })).toEqual([running, declined].sort());
      expect(await found({ answer: 'declined' })).toEqual([declined]);
      expect(await found({ answer: ['accepted'] })).toEqual([]);
      const today = '2026-04-10';
      expect(await found({ validUntil_gte: today, validUntil_lte: offerDay(new Date(LATER), 14) })).toEqual(
        [running, declined].sort(),
      );
    });
  });

  describe('a reminder', () => {
    const remind = (at: string) => {
      shop.clock.stopAt(at);
      return shop.app.get(QuoteReminders).run();
    };

    it('is sent to the buyer three days before the end and to the staff on the day, once for each revision', async () => {
      shop.clock.stopAt('2026-03-01T08:00:00Z');
      const { _id, number } = await offers.offered();
      const mailed = async () => [
        (await offers.emailsTo(buyer.email, number)).filter((subject) => subject.includes('valid until')).length,
        (await offers.emailsTo(OFFICE, number)).filter((subject) => subject.includes('expires today')).length,
      ];
      const counts = [];
      for (const day of [
        '2026-03-11T19:59:00Z',
        '2026-03-11T20:01:00Z',
        '2026-03-12T08:00:00Z',
        '2026-03-14T19:59:00Z',
        '2026-03-14T20:00:00Z',
        '2026-03-15T10:00:00Z',
        '2026-03-15T20:00:00Z',
      ]) {
        await Promise.all([remind(day), remind(day)]);
        counts.push(await mailed());
      }
      expect(counts).toEqual([
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 1],
        [1, 1],
        [1, 1],
      ]);
      await offers.renew(_id).expect(200);
      await remind('2026-03-28T08:00:00Z');
      expect(await mailed()).toEqual([2, 1]);
    });

    it('is not sent for an offer that was answered or has just been sent', async () => {
      shop.clock.stopAt('2026-05-01T08:00:00Z');
      const { _id, number } = await offers.offered();
      await offers.accept(_id, { revision: 1 }).expect(200);
      const short = await offers.offered({ validUntil: '2026-05-15' });
      shop.clock.stopAt('2026-05-13T08:00:00Z');
      const late = await offers.offered({ validUntil: '2026-05-15' });
      await remind('2026-05-14T08:00:00Z');
      const reminders = async (of: string) =>
        (await offers.emailsTo(buyer.email, of)).filter((subject) => subject.includes('valid until'));
      expect(
        await Promise.all([number, short.number, late.number].map(async (of) => (await reminders(of)).length)),
      ).toEqual([0, 1, 0]);
    });
  });
});
