import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Link } from '../../src/shop/links/link.schema.js';
import type { QuoteResponse } from '../../src/sales/quotes/dto/quote.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let quote: QuoteResponse;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  shop.clock.run();
  buyer = await shop.as.customer();
  quote = await shop.given.quote(buyer, { status: 'Quoted' });
  token = await linkBy(staff);
});
afterAll(() => shop.close());

const linkPath = () => `/api/quotes/${quote._id}/link`;
const make = ({ http }: Pick<TestActor, 'http'>) => http.post(linkPath()).send();
async function linkBy(actor: TestActor): Promise<string> {
  const { body } = await make(actor).expect(201);
  return (body.url as string).split('/q/')[1] ?? '';
}
const at = (what = '', of = token) => `/api/quote-links/${of}${what}`;
const see = (of = token) => shop.as.visitor().get(at('', of));
const send = (what: string, body: object = {}, of = token) => shop.as.visitor().post(at(what, of)).send(body);
const get = async ({ http }: TestActor) => (await http.get(`/api/quotes/${quote._id}`).expect(200)).body;
const edit = (fields: object) => staff.http.put(`/api/quotes/${quote._id}`).send(fields).expect(200);

let mailed = 0;
/** Requests a code and reads it in the email. */
async function code(of = token): Promise<string> {
  await send('/code', {}, of).expect(200);
  const emails = await awaitEmails(shop, buyer.email, `Your code for quote ${quote.number}`, (mailed += 1));
  return /: (\d{6})$/m.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
}
beforeEach(() => {
  mailed = 0;
});
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const revision = () => quote.revision;

describe('a link to a quote', () => {
  it('shows the quote to everyone who has it, and nothing else of the account', async () => {
    const { body, headers } = await see().expect(200);
    expect(body).toMatchObject({
      ...{ number: quote.number, status: 'Quoted', revision: 1, validUntil: quote.validUntil },
      ...{ requestedItems: [{ qty: 2, unitPrice: 18.5 }], totalPrice: 37, codeTo: 'u•••@example.com' },
    });
    const text = JSON.stringify(body);
    for (const secret of [buyer.name, buyer.email, buyer.id, 'Al Quoz', quote._id]) expect(text).not.toContain(secret);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('is created by staff and by the owner, for priced quotes', async () => {
    expect((await see(await linkBy(buyer)).expect(200)).body.number).toBe(quote.number);
    expect((await get(buyer)).sharedAt).not.toBeNull();
    await make(await shop.as.customer()).expect(404);
    await edit({ status: 'Requested' });
    expect((await make(staff).expect(409)).body.code).toBe('QUOTE_UNDER_REVIEW');
  });

  it('is stored only as a hash, and is in no history', async () => {
    const links = shop.app.get<Model<Link>>(getModelToken(Link.name));
    const stored = JSON.stringify(await links.find().lean());
    const { text } = await staff.http.get(`/api/quotes/${quote._id}/history`).expect(200);
    expect(text).toContain('link made');
    expect([stored.includes(token), text.includes(token), token.length]).toEqual([false, false, 43]);
  });

  it('ends when it is revoked, with the quote, and when the quote moves to another buyer', async () => {
    await (await shop.as.customer()).http.delete(linkPath()).expect(404);
    expect((await buyer.http.delete(linkPath()).expect(200)).body.revoked).toBe(1);
    const { body } = await see().expect(404);
    expect(body.code).toBe('QUOTE_LINK_NOT_FOUND');
    expect((await get(staff)).sharedAt).toBeNull();
    token = await linkBy(staff);
    await edit({ user: (await shop.as.customer()).id });
    await see().expect(404);
    await edit({ user: buyer.id });
    await see().expect(200);
    await staff.http.delete(`/api/quotes/${quote._id}`).expect(200);
    await see().expect(404);
  });

  it('ends with the last day of the offer, and works again when the offer is renewed', async () => {
    await edit({ validUntil: '2026-12-01' });
    shop.clock.stopAt('2026-12-01T19:59:59Z');
    await see().expect(200);
    shop.clock.stopAt('2026-12-01T20:00:00Z');
    await see().expect(404);
    await edit({ validUntil: '2027-01-01' });
    await see().expect(200);
  });

  it.each(['', 'x', 'A'.repeat(43), '../quotes/my'])(
    'is not found if it was not created by staff: “%s”',
    async (unknown) => {
      await see(encodeURIComponent(unknown)).expect(404);
    },
  );
});

describe('a response by a link', () => {
  it('requires the code in the buyer’s email, and counts as the buyer’s response', async () => {
    const right = await code();
    const refused = await send('/accept', { code: wrong(right), revision: revision() }).expect(400);
    expect(refused.body.reasons).toEqual({ code: { rule: 'WRONG_CODE' } });
    const { body } = await send('/accept', { code: right, revision: revision(), poNumber: 'PO-9' }).expect(200);
    expect(body).toMatchObject({ number: quote.number, status: 'Confirmed' });
    expect(JSON.stringify(body)).not.toContain(buyer.id);
    expect(await get(staff)).toMatchObject({
      ...{ status: 'Confirmed', poNumber: 'PO-9' },
      answer: { by: { _id: buyer.id, name: buyer.name }, decision: 'accepted' },
    });
    await send('/code').expect(409);
  });

  it('may be a rejection with a reason', async () => {
    const body = { code: await code(), revision: revision(), reason: 'PRICE', note: 'Too much' };
    expect((await send('/decline', body).expect(200)).body.status).toBe('Rejected');
  });

  it.each([
    [{ code: '12345' }, 'code'],
    [{ code: 123456 }, 'code'],
    [{ code: '123456', revision: 0 }, 'revision'],
    [{ code: '123456', revision: 1, reason: 'BORED' }, 'reason'],
  ])('is refused if its body is %j', async (body, field) => {
    const { body: refusal } = await send('/decline', { revision: 1, reason: 'PRICE', ...body }).expect(400);
    expect(Object.keys(refusal.errors)).toEqual([field]);
  });

  it('is given only once by several concurrent calls with the same code', async () => {
    const right = await code();
    const other = await linkBy(buyer);
    const accept = { code: right, revision: revision() };
    const answers = await Promise.all([
      send('/accept', accept),
      send('/accept', accept),
      send('/decline', { ...accept, reason: 'OTHER' }),
      send('/accept', accept, other),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200).every((status) => [400, 409].includes(status))).toBe(true);
    const history = (await staff.http.get(`/api/quotes/${quote._id}/history`).expect(200)).body;
    const given = history.filter(({ action }: { action: string }) => ['accepted', 'declined'].includes(action));
    expect(given).toHaveLength(1);
  });

  it('is refused with a used, replaced, expired or outdated code', async () => {
    const first = await code();
    const second = await code();
    const body = { revision: revision() };
    await send('/accept', { ...body, code: first }).expect(first === second ? 200 : 400);
    shop.clock.stopAt(new Date(Date.now() + 15 * 60_000 + 1000).toISOString());
    await send('/accept', { ...body, code: second }).expect(400);
    shop.clock.run();
    await edit({ requestedItems: [{ ...quote.requestedItems[0], unitPrice: 99 }] });
    const { revision: next } = await get(staff);
    await send('/accept', { revision: next, code: second }).expect(400);
    expect((await send('/accept', { ...body, code: second }).expect(409)).body.code).toBe('QUOTE_CHANGED');
    const third = await code();
    await send('/accept', { revision: next, code: third }).expect(200);
  });

  it('can’t be given if the buyer has no email address', async () => {
    const { body: customer } = await staff.http.post('/api/users/admin').send({ name: 'Walk-in' }).expect(201);
    await edit({ user: customer._id });
    token = await linkBy(staff);
    expect((await see().expect(200)).body.codeTo).toBeNull();
    expect((await send('/code').expect(409)).body.code).toBe('NO_EMAIL_FOR_CODE');
  });
});
