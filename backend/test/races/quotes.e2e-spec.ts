import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { pdfText } from '../support/pdf-text.js';
import {
  actionsOn,
  done,
  historyOf,
  inTurn,
  outcome,
  outcomes,
  race,
  type ShopPair,
  startPair,
  stored,
} from './races.js';

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

const ROUNDS = 3;
const change = (by: TestActor, quote: string, body: object) => by.http.put(`/api/quotes/${quote}`).send(body);
const quoteOf = async (id: string, by = omar) => (await by.http.get(`/api/quotes/${id}`).expect(200)).body;
const edits = async (quote: string) =>
  (await historyOf(pair.here, 'quotes', quote)).filter(({ action }) => action === 'updated');

describe('staff who change one quote', () => {
  it('succeed once in ten concurrent calls from one version; the others are refused and change nothing', async () => {
    const { _id, version } = await pair.here.given.requestedQuote(buyer);
    const edit = (by: TestActor, index: number) => change(by, _id, { deliveryCharge: index + 1, version });
    const answers = await race(...inTurn(pair.staff, 10, edit));
    expect(outcomes(answers)).toEqual({ 200: 1, '409 STALE_VERSION': 9 });
    const [taken] = done(answers);
    expect(await quoteOf(_id)).toMatchObject({ deliveryCharge: taken?.body.deliveryCharge, version: version + 1 });
    const fils = taken?.body.deliveryCharge * 100;
    const [entry, ...others] = await edits(_id);
    expect(others).toEqual([]);
    expect(entry?.changes).toContainEqual({ field: 'deliveryCharge', from: 0, to: fils });
  });

  it('lose no change without a version if each changes a different field', async () => {
    const { _id, version } = await pair.here.given.quote(buyer, { status: 'Quoted' });
    const bodies = [
      { deliveryCharge: 10 },
      { extraFee: 2.5 },
      { adminToAdminNote: 'margin is thin' },
      { adminToClientNote: 'two weeks' },
      { status: 'Confirmed' },
    ];
    const answers = await race(...inTurn(pair.staff, 5, (by, index) => change(by, _id, bodies[index] ?? {})));
    expect(outcomes(answers)).toEqual({ 200: 5 });
    const merged = Object.assign({}, ...bodies) as object;
    expect(await quoteOf(_id)).toMatchObject({ ...merged, totalPrice: 37 + 12.5, version: version + 5 });
    expect((await edits(_id)).slice(1)).toHaveLength(5);
  });

  it('record every step in the history without a version if all change the same field', async () => {
    const { _id } = await pair.here.given.quote(buyer, { deliveryCharge: 1 });
    await race(...inTurn(pair.staff, 6, (by, index) => change(by, _id, { deliveryCharge: 10 + index })));
    const steps = (await edits(_id)).map(({ changes }) => changes.find(({ field }) => field === 'deliveryCharge'));
    expect(steps).toHaveLength(7);
    for (const [index, step] of steps.slice(1).entries()) expect(step?.from).toBe(steps[index]?.to);
    expect((await quoteOf(_id)).deliveryCharge * 100).toBe(steps.at(-1)?.to);
  });

  it('keep each other’s changes if they reload after a refusal', async () => {
    const { _id } = await pair.here.given.requestedQuote(buyer);
    const write = async (by: TestActor, letter: string) => {
      for (let written = 0; written < 5;) {
        const { adminToAdminNote, version } = await quoteOf(_id, by);
        const [answer] = await race(change(by, _id, { adminToAdminNote: adminToAdminNote + letter, version }));
        expect(['200', '409 STALE_VERSION']).toContain(outcome(answer));
        if (answer.status === 200) written += 1;
      }
    };
    await Promise.all([write(omar, 'o'), write(sara, 's'), write(omar, 'O')]);
    const { adminToAdminNote, version } = await quoteOf(_id);
    expect([...adminToAdminNote].sort().join('')).toBe('OOOOOooooosssss');
    expect([version, (await edits(_id)).length]).toEqual([16, 15]);
  });

  it('change it before its deletion, or are refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await pair.here.given.requestedQuote(buyer);
      const [edited, deleted] = await race(
        change(omar, _id, { deliveryCharge: 5 }),
        sara.http.delete(`/api/quotes/${_id}`),
      );
      expect(deleted.status).toBe(200);
      expect(['200', '404 QUOTE_NOT_FOUND']).toContain(outcome(edited));
      const trail = ['requested', ...(edited.status === 200 ? ['updated'] : []), 'deleted'];
      expect(await actionsOn(pair.here, 'quotes', _id)).toEqual(trail);
      await buyer.http.get(`/api/quotes/${_id}`).expect(404);
    }
  });

  it('delete it once in ten concurrent attempts', async () => {
    const { _id } = await pair.here.given.requestedQuote(buyer);
    const answers = await race(...inTurn(pair.staff, 10, (by) => by.http.delete(`/api/quotes/${_id}`)));
    expect(outcomes(answers)).toEqual({ 200: 1, '404 QUOTE_NOT_FOUND': 9 });
    expect(await actionsOn(pair.here, 'quotes', _id)).toEqual(['requested', 'deleted']);
  });
});

describe('a request', () => {
  const request = (product: string) => buyer.http.post('/api/quotes').send({ requestedItems: [{ product, qty: 2 }] });
  const listPriceOf = async (quote: string) => (await quoteOf(quote)).requestedItems[0];

  it('has the price and the name from before or after a concurrent change, never a mix', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await pair.here.given.product({ price: 10, color: 'Black' });
      const put = sara.http.put(`/api/products/${product._id}`).send({ price: 20, color: 'Gold' });
      const [requested, priced] = await race(request(product._id), put);
      expect([outcome(requested), outcome(priced)]).toEqual(['201', '200']);
      const { unitPrice, productName } = await listPriceOf(requested.body._id);
      expect([`10 ${product.name}`, `20 ${priced.body.name}`]).toContain(`${unitPrice} ${productName}`);
    }
  });

  it.each([
    ['hidden', (id: string) => sara.http.put(`/api/products/${id}`).send({ isActive: false })],
    ['made unavailable', (id: string) => sara.http.put(`/api/products/${id}`).send({ isAvailable: false })],
    ['deleted', (id: string) => sara.http.delete(`/api/products/${id}`)],
  ])('is accepted or refused as a whole if a product is concurrently %s', async (_what, withdraw) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await pair.here.given.product();
      const before = await stored(pair.here, 'quotes');
      const [requested, withdrawn] = await race(request(product._id), withdraw(product._id));
      expect(withdrawn.status).toBe(200);
      expect(['201', '409 PRODUCT_UNAVAILABLE']).toContain(outcome(requested));
      const after = await stored(pair.here, 'quotes');
      expect(after).toHaveLength(before.length + (requested.status === 201 ? 1 : 0));
      if (requested.status === 201) {
        expect(await listPriceOf(requested.body._id)).toMatchObject({ productName: product.name, sku: product.sku });
        expect(await actionsOn(pair.here, 'quotes', requested.body._id)).toEqual(['requested']);
      }
      await request(product._id).expect(409);
    }
  });

  it('keeps its product if it is priced during the deletion of the product', async () => {
    const product = await pair.here.given.product();
    const { _id } = await pair.here.given.requestedQuote(buyer, 2, product);
    const requestedItems = [{ product: product._id, qty: 3, unitPrice: 15 }];
    const [priced, deleted] = await race(
      change(omar, _id, { requestedItems, status: 'Quoted' }),
      sara.http.delete(`/api/products/${product._id}`),
    );
    expect([outcome(priced), outcome(deleted)]).toEqual(['200', '409 PRODUCT_IN_QUOTES']);
    expect(await listPriceOf(_id)).toMatchObject({ sku: product.sku, qty: 3, unitPrice: 15, qtyPrice: 45 });
  });
});

describe('the PDF of a quote', () => {
  it('shows one complete version if the quote changes during printing', async () => {
    const { _id, requestedItems } = await pair.here.given.quote(buyer, {
      status: 'Quoted',
      deliveryCharge: 11.11,
      adminToClientNote: 'the first offer',
    });
    const product = requestedItems[0]?.product;
    const second = {
      requestedItems: [{ product, qty: 4, unitPrice: 22.22 }],
      deliveryCharge: 33.33,
      adminToClientNote: 'the second offer',
    };
    const pdf = () => buyer.http.get(`/api/quotes/${_id}/pdf`).buffer(true);
    const [one, two, edited, three, four] = await race(pdf(), pdf(), change(omar, _id, second), pdf(), pdf());
    expect(edited.status).toBe(200);
    const texts = await Promise.all([one, two, three, four].map(({ body }) => pdfText(body)));
    for (const text of texts) {
      const marks = ['the first offer', '11.11', '48.11', 'the second offer', '33.33', '22.22', '122.21'];
      const shown = marks.filter((mark) => text.includes(mark));
      expect([marks.slice(0, 3), marks.slice(3)]).toContainEqual(shown);
    }
    expect(await pdfText((await pdf().expect(200)).body)).toContain('122.21');
  });
});
