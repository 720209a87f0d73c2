import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { Offers } from '../../support/offers.js';

describe('responses of buyers', () => {
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

  describe('an acceptance', () => {
    it('confirms the quote with name and time and the PO number, and is mailed to both sides', async () => {
      const { _id, number } = await offers.offered();
      shop.clock.stopAt(new Date(Date.now() + 60_000).toISOString());
      const { body } = await offers
        .accept(_id, { revision: 1, poNumber: ' PO-4711 ', note: 'before noon' })
        .expect(200);
      expect(body).toMatchObject({ status: 'Confirmed', poNumber: 'PO-4711', totalPrice: 125, revision: 1 });
      const at = shop.clock.now().toISOString();
      const answer = {
        by: { _id: buyer.id, name: buyer.name },
        at,
        decision: 'accepted',
        reason: null,
        note: 'before noon',
        revision: 1,
      };
      expect([body.answer, body.confirmedAt]).toEqual([answer, at]);
      expect((await offers.see(_id, staff)).answer).toEqual(answer);
      expect((await offers.revisionsOf(_id))[0]?.answer).toEqual(answer);
      expect((await offers.emailsTo(buyer.email, number)).at(-1)).toBe(`You accepted quote ${number}`);
      expect((await offers.emailsTo(OFFICE, number)).at(-1)).toBe(`Quote ${number} was accepted by ${buyer.name}`);
      const { body: history } = await staff.http.get(`/api/quotes/${_id}/history`).expect(200);
      const acceptance = (history as { action: string; actor: { name: string } }[]).find(
        ({ action }) => action === 'accepted',
      );
      expect(acceptance?.actor.name).toBe(buyer.name);
      await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
    });

    it('confirms some lines as the next revision if staff allow it', async () => {
      const { _id, requestedItems } = await offers.offered({ discount: 12 });
      const lines = [requestedItems[0]?._id, requestedItems[2]?._id];
      const { body: refusal } = await offers.accept(_id, { revision: 1, lines }).expect(409);
      expect(refusal.code).toBe('WHOLE_QUOTE_ONLY');
      await offers.changed(_id, { allowPartial: true });
      const { body: wrong } = await offers.accept(_id, { revision: 1, lines: [UNKNOWN] }).expect(400);
      expect(wrong.reasons).toEqual({ 'lines.0': { rule: 'UNKNOWN_LINE' } });
      await offers.accept(_id, { revision: 1, lines: [] }).expect(400);
      const { body } = await offers.accept(_id, { revision: 1, lines }).expect(200);
      // 20 + 60 of 120 AED bear 8 of the 12 AED that are taken off; the delivery of 5 AED stays.
      expect(body).toMatchObject({ status: 'Confirmed', revision: 2, discount: 8, totalPrice: 77, tax: { gross: 77 } });
      expect(body.requestedItems.map((line: { _id: string }) => line._id)).toEqual(lines);
      const [part, whole] = await offers.revisionsOf(_id);
      expect(part).toMatchObject({ revision: 2, status: 'Confirmed', totalPrice: 77, answer: null });
      expect(whole).toMatchObject({ revision: 1, status: 'Quoted', totalPrice: 113, answer: { decision: 'accepted' } });
      const { body: order } = await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201);
      expect(order).toMatchObject({ totalPrice: 77, orderItems: [{ qty: 2 }, { qty: 2 }] });
    });

    it('accepts the whole quote if it names all lines', async () => {
      const { _id, requestedItems } = await offers.offered();
      const lines = requestedItems.map((line) => line._id);
      expect((await offers.accept(_id, { revision: 1, lines }).expect(200)).body).toMatchObject({
        revision: 1,
        totalPrice: 125,
      });
    });

    it('is refused for an outdated revision, with the changes', async () => {
      const { _id, requestedItems } = await offers.offered();
      const [one, two] = requestedItems;
      const other = { product: (await shop.given.product())._id, qty: 1, unitPrice: 7 };
      await offers.changed(_id, { requestedItems: [{ ...one, unitPrice: 11 }, two, other], deliveryCharge: 6 });
      const { body } = await offers.accept(_id, { revision: 1 }).expect(409);
      expect(body).toMatchObject({ code: 'QUOTE_CHANGED', params: { revision: 2 } });
      expect(body.details).toMatchObject({ status: 'Quoted', revision: 2, isExpired: false, answer: null });
      expect(body.details.lines).toMatchObject([
        { change: 'changed', before: { _id: one?._id, unitPrice: 10 }, after: { unitPrice: 11 } },
        { change: 'substituted', before: { unitPrice: 30, qty: 2 }, after: { unitPrice: 7, qty: 1 } },
      ]);
      expect(body.details.amounts).toEqual([
        { field: 'deliveryCharge', before: 5, after: 6 },
        { field: 'totalPrice', before: 125, after: 75 },
      ]);
      expect((await offers.see(_id)).status).toBe('Quoted');
      const { body: unknown } = await offers.decline(_id, { revision: 9, reason: 'PRICE' }).expect(409);
      expect(unknown).toMatchObject({ code: 'QUOTE_CHANGED', details: { revision: 2, lines: [], amounts: [] } });
    });

    it('is only possible for the buyer, and for an open offer', async () => {
      const { _id } = await offers.offered();
      await offers.accept(_id, { revision: 1 }, stranger).expect(404);
      expect((await offers.accept(_id, { revision: 1 }, staff).expect(403)).body.code).toBe('BUYER_ONLY');
      await offers.accept(UNKNOWN, { revision: 1 }).expect(404);
      await offers.accept(_id, { revision: 1 }).expect(200);
      const { body } = await offers.accept(_id, { revision: 1 }).expect(409);
      expect(body).toMatchObject({
        code: 'QUOTE_CONFIRMED',
        details: { status: 'Confirmed', answer: { decision: 'accepted' } },
      });
    });

    it('repeated with its key gets the same response', async () => {
      const { _id, version } = await offers.offered();
      const again = () => offers.accept(_id, { revision: 1 }).set('idempotency-key', `accept ${_id}`.replace(' ', '-'));
      const [first, second] = [await again().expect(200), await again().expect(200)];
      expect(second.body).toEqual(first.body);
      expect(second.headers['idempotent-replayed']).toBe('true');
      expect((await offers.see(_id)).version).toBe(version + 1);
    });
  });

  describe('a rejection by the buyer', () => {
    it('rejects the quote with the reason, and is mailed to both sides', async () => {
      const { _id, number } = await offers.offered();
      await offers.decline(_id, { revision: 1, reason: 'PRICE' }, stranger).expect(404);
      const { body } = await offers
        .decline(_id, { revision: 1, reason: 'PRICE', note: '10 % less elsewhere' })
        .expect(200);
      expect(body).toMatchObject({
        status: 'Rejected',
        answer: { decision: 'declined', reason: 'PRICE', revision: 1 },
      });
      expect((await offers.decline(_id, { revision: 1, reason: 'PRICE' }).expect(409)).body.code).toBe(
        'QUOTE_REJECTED',
      );
      expect((await offers.emailsTo(buyer.email, number)).at(-1)).toBe(`You declined quote ${number}`);
      expect((await offers.emailsTo(OFFICE, number)).at(-1)).toBe(`Quote ${number} was declined by ${buyer.name}`);
    });
  });

  describe('a buyer’s response', () => {
    it('is valid until staff change the quote', async () => {
      const { _id } = await offers.offered();
      await offers.decline(_id, { revision: 1, reason: 'PRICE' }).expect(200);
      expect((await offers.changed(_id, { adminToAdminNote: 'pity' })).answer).toMatchObject({ decision: 'declined' });
      const again = await offers.changed(_id, { status: 'Quoted', requestedItems: offers.prices(9, 19, 29) });
      expect(again).toMatchObject({ revision: 2, answer: null, status: 'Quoted', rejectedAt: null });
      expect((await offers.revisionsOf(_id))[1]?.answer).toMatchObject({ decision: 'declined', reason: 'PRICE' });
    });

    it('protects the price: if staff change it, the quote is offered again and mailed', async () => {
      const { _id, number } = await offers.offered();
      await offers.accept(_id, { revision: 1 }).expect(200);
      expect(await offers.changed(_id, { adminToClientNote: 'Thank you' })).toMatchObject({
        status: 'Confirmed',
        revision: 1,
      });
      const again = await offers.changed(_id, { status: 'Confirmed', requestedItems: offers.prices(11, 20, 30) });
      expect(again).toMatchObject({ status: 'Quoted', revision: 2, answer: null, confirmedAt: null, totalPrice: 127 });
      expect((await offers.emailsTo(buyer.email, number)).at(-1)).toBe(`Your quote ${number} has changed (revision 2)`);
      expect((await offers.put(_id, { status: 'Confirmed' }).expect(200)).body).toMatchObject({
        revision: 2,
        answer: null,
      });
      expect(await offers.changed(_id, { requestedItems: offers.prices(12, 20, 30) })).toMatchObject({
        status: 'Confirmed',
        revision: 2,
      });
    });
  });
});
