import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_MESSAGE_FILE_BYTES } from '@shop/contract/quote-messages';
import sharp from 'sharp';
import type { QuoteResponse } from '../../src/sales/quotes/dto/quote.response.js';
import { MessageFiles } from '../../src/sales/quote-messages/message-files.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let quote: QuoteResponse;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  await shop.given.settings({ email: 'sales@shop.example' });
});
beforeEach(async () => {
  buyer = await shop.as.customer();
  quote = await shop.given.requestedQuote(buyer);
});
afterAll(() => shop.close());

const PDF = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const pathOf = (what: string) => `/api/quotes/${quote._id}/${what}`;
const write = ({ http }: TestActor, body: object) => http.post(pathOf('messages')).send(body);
const thread = async ({ http }: TestActor) => (await http.get(pathOf('messages')).expect(200)).body;
const read = ({ http }: TestActor) => http.post(pathOf('messages/read')).send();
const unread = async ({ http }: TestActor) =>
  (await http.get(`/api/quotes/${quote._id}`).expect(200)).body.unreadMessages as number;
const upload = ({ http }: TestActor, bytes: Buffer, name = 'sheet.pdf', type = 'application/pdf') =>
  http
    .post(`${pathOf('files')}?${new URLSearchParams({ name }).toString()}`)
    .set('content-type', type)
    .send(bytes);
const file = (actor: TestActor, id: string) => actor.http.get(pathOf(`files/${id}`));

describe('a message', () => {
  it('reaches the other party, by email and as unread until it is marked', async () => {
    const { body } = await write(buyer, { text: 'Can it be there on <b>Thursday</b>?' }).expect(201);
    expect(body).toMatchObject({ side: 'buyer', author: buyer.name, files: [], targets: null, readByStaffAt: null });
    expect([await unread(staff), await unread(buyer)]).toEqual([1, 0]);
    const [email] = await awaitEmails(shop, 'sales@shop.example', `Message about ${quote.number} from ${buyer.name}`);
    expect(email?.text).toContain('Can it be there on <b>Thursday</b>?');
    expect(email?.html).toContain('&lt;b&gt;Thursday&lt;/b&gt;');
    expect(email?.header('reply-to')).toContain(buyer.email);

    await write(staff, { text: 'Yes, before noon.' }).expect(201);
    expect([await unread(staff), await unread(buyer)]).toEqual([1, 1]);
    const subject = `New message about your quote ${quote.number}`;
    const [answer] = await awaitEmails(shop, buyer.email, subject);
    expect(answer?.text).toContain('Yes, before noon.');
    expect(answer?.text).toContain(`/account/requests/${quote._id}`);

    expect((await read(buyer).expect(200)).body.unread).toBe(0);
    expect([await unread(staff), await unread(buyer)]).toEqual([1, 0]);
    const { messages } = await thread(staff);
    expect(messages.map(({ text, readByBuyerAt }: Record<string, unknown>) => [text, readByBuyerAt !== null])).toEqual([
      ['Can it be there on <b>Thursday</b>?', false],
      ['Yes, before noon.', true],
    ]);
  });

  it('is mailed in the language of the buyer', async () => {
    await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    await write(staff, { text: 'نعم' }).expect(201);
    expect(await awaitEmails(shop, buyer.email, `رسالة جديدة بشأن عرض السعر ${quote.number}`)).toHaveLength(1);
  });

  it('is found by staff among the quotes that have something unread', async () => {
    const list = async (hasUnread: boolean) => {
      const filter = JSON.stringify({ hasUnread, user: buyer.id });
      return (await staff.http.get('/api/quotes/admin').query({ filter }).expect(200)).body.length as number;
    };
    expect([await list(true), await list(false)]).toEqual([0, 1]);
    await write(buyer, { text: 'Hello?' }).expect(201);
    expect([await list(true), await list(false)]).toEqual([1, 0]);
    await read(staff).expect(200);
    expect([await list(true), await list(false)]).toEqual([0, 1]);
  });

  it('is refused if it is empty, too long, or names missing files', async () => {
    const wrong: [object, string][] = [
      [{}, 'text'],
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(4001) }, 'text'],
      [{ files: 'all' }, 'files'],
      [{ files: ['none'] }, 'files'],
      [{ files: Array.from({ length: 6 }, () => 'f'.repeat(24)) }, 'files'],
      [{ text: 'Look', files: ['f'.repeat(24)] }, 'files.0'],
    ];
    for (const [body, field] of wrong) {
      expect(Object.keys((await write(buyer, body).expect(400)).body.errors)).toEqual([field]);
    }
  });

  it('is readable only by the owner of the quote and staff', async () => {
    const other = await shop.as.customer();
    const calls = ({ http }: TestActor) => [
      http.get(pathOf('messages')),
      http.post(pathOf('messages')).send({ text: 'Hello' }),
      http.post(pathOf('messages/read')).send(),
      http.get(pathOf('targets')),
      http.put(pathOf('targets')).send({ lines: [] }),
      http.post(pathOf('files')).set('content-type', 'application/pdf').send(PDF('x')),
      http.get(pathOf(`files/${'f'.repeat(24)}`)),
    ];
    const statuses = async (who: TestActor) => (await Promise.all(calls(who))).map(({ status }) => status);
    expect(await statuses(other)).toEqual(Array(7).fill(404));
  });

  it('is hidden from colleagues, even if they may read the quote', async () => {
    const { _id: company } = await shop.given.company();
    const colleague = await shop.as.customer();
    for (const { id } of [buyer, colleague]) {
      await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'admin' }).expect(200);
    }
    await buyer.http.put('/api/companies/my').send({ sharesQuotes: true }).expect(200);
    quote = await shop.given.requestedQuote(buyer);
    await write(staff, { text: 'Hello' }).expect(201);
    expect([await unread(colleague), await unread(buyer)]).toEqual([0, 1]);
    await colleague.http.get(pathOf('messages')).expect(404);
    await write(colleague, { text: 'Hello' }).expect(404);
    await colleague.http.post(pathOf('link')).expect(404);
  });

  it('is counted for each of several concurrent writers', async () => {
    const sent = await Promise.all(['one', 'two', 'three', 'four'].map((text) => write(buyer, { text })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await unread(staff)).toBe(4);
    const [, late] = await Promise.all([read(staff), write(buyer, { text: 'five' })]);
    expect(late.status).toBe(201);
    expect(await unread(staff)).toBe((await thread(staff)).unread);
  });

  it('remains hidden from the buyer to whom staff move the quote', async () => {
    const { body: stored } = await upload(buyer, PDF('secret')).expect(201);
    await write(buyer, { text: 'Between us', files: [stored._id] }).expect(201);
    await write(staff, { text: 'Of course' }).expect(201);
    const other = await shop.as.customer();
    await staff.http.put(`/api/quotes/${quote._id}`).send({ user: other.id }).expect(200);
    expect(await thread(other)).toEqual({ messages: [], unread: 0 });
    expect(await unread(other)).toBe(0);
    await file(other, stored._id).expect(404);
    expect((await thread(staff)).messages).toHaveLength(2);
  });

  it('is deleted with its quote', async () => {
    const { body: stored } = await upload(buyer, PDF('gone')).expect(201);
    await write(buyer, { text: 'Hello', files: [stored._id] }).expect(201);
    const { body: history } = await staff.http.get(`/api/quotes/${quote._id}/history`).expect(200);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['message sent', 'requested']);
    await staff.http.delete(`/api/quotes/${quote._id}`).expect(200);
    await staff.http.get(pathOf('messages')).expect(404);
    await file(staff, stored._id).expect(404);
  });
});

describe('a file of a message', () => {
  it('is stored once, is visible to both parties when it is sent, and is saved under its name', async () => {
    const sent = () => upload(buyer, PDF('drawing'), '../عرض "A".pdf').expect(201);
    const { body: stored } = await sent();
    expect(stored).toMatchObject({ name: 'عرض A.pdf', contentType: 'application/pdf' });
    expect((await sent()).body._id).toBe(stored._id);
    const { body } = await write(buyer, { files: [stored._id, stored._id] }).expect(201);
    expect(body.files).toEqual([stored]);
    const { headers } = await file(staff, stored._id).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(stored.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('keeps its name if the same content is sent again under another one', async () => {
    const sent = (name: string) => upload(buyer, PDF('one file'), name).expect(201);
    const { body: first } = await sent('Plan 1.pdf');
    const { body: second } = await sent('Plan 2.pdf');
    expect([first.name, second.name]).toEqual(['Plan 1.pdf', 'Plan 2.pdf']);
    expect((await sent('Plan 1.pdf')).body).toEqual(first);
  });

  it('uploaded by staff is hidden from the buyer until it is sent, and can’t be sent by another user', async () => {
    const { body: stored } = await upload(staff, PDF('price list')).expect(201);
    await file(buyer, stored._id).expect(404);
    const { body } = await write(buyer, { files: [stored._id] }).expect(400);
    expect(body.reasons['files.0'].rule).toBe('UNKNOWN_FILE');
    await write(staff, { files: [stored._id] }).expect(201);
    await file(buyer, stored._id).expect(200);
  });

  it('can be an image, which loses its camera metadata', async () => {
    const gps = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
      .withExif(gps)
      .jpeg()
      .toBuffer();
    const { body: stored } = await upload(buyer, photo, 'IMG_1.JPG', 'image/jpeg').expect(201);
    expect(stored).toMatchObject({ name: 'IMG_1.webp', contentType: 'image/webp' });
    const { body: bytes } = await file(buyer, stored._id).buffer(true).expect(200);
    expect((await sharp(bytes as Buffer).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a truncated PDF', Buffer.from('%PDF-1.4 and no end'), 'application/pdf', 400],
    ['an HTML page declared as an image', Buffer.from('<svg onload="x">'), 'image/png', 400],
    ['another type', PDF('x'), 'text/html', 415],
    ['more than 5 MB', Buffer.alloc(MAX_MESSAGE_FILE_BYTES + 1), 'application/pdf', 413],
  ])('may not be %s', async (_what, bytes, type, status) => {
    await upload(buyer, bytes, 'a', type).expect(status);
  });

  it('is removed after a week if no message contains it', async () => {
    const { body: unused } = await upload(buyer, PDF('unused')).expect(201);
    const { body: used } = await upload(buyer, PDF('used')).expect(201);
    await write(buyer, { files: [used._id] }).expect(201);
    shop.clock.stopAt(new Date(Date.now() + 8 * 86_400_000).toISOString());
    await shop.app.get(MessageFiles).run();
    shop.clock.run();
    await file(buyer, unused._id).expect(404);
    await file(buyer, used._id).expect(200);
  });
});

describe('target prices', () => {
  const set = ({ http }: TestActor, lines: object[]) => http.put(pathOf('targets')).send({ lines });
  const targets = async ({ http }: TestActor) => (await http.get(pathOf('targets')).expect(200)).body.lines;
  const line = () => quote.requestedItems[0]?._id ?? '';

  it('are shown to staff: beside the lines, in the thread, and by email', async () => {
    const wish = { line: line(), price: 5.2, quantity: 200, note: 'For a year' };
    const { body } = await set(buyer, [wish]).expect(200);
    expect(body.lines).toEqual([{ ...wish, productName: quote.requestedItems[0]?.productName, productNameAr: '' }]);
    expect(await targets(staff)).toEqual(body.lines);
    expect((await thread(staff)).messages).toMatchObject([{ side: 'buyer', text: '', targets: body.lines }]);
    const [email] = await awaitEmails(shop, 'sales@shop.example', `Message about ${quote.number} from ${buyer.name}`);
    expect(email?.text).toMatch(/: 200 × AED\s5\.20 · For a year/);
  });

  it('send no notification when sent again, and are withdrawn by an empty list', async () => {
    await set(buyer, [{ line: line(), price: 5.2 }]).expect(200);
    await set(buyer, [{ line: line(), price: 5.2, note: '' }]).expect(200);
    expect((await thread(staff)).messages).toHaveLength(1);
    await set(buyer, []).expect(200);
    expect([await targets(staff), (await thread(staff)).messages.length]).toEqual([[], 2]);
  });

  it('don’t change the quote, and are removed with their lines', async () => {
    await set(buyer, [{ line: line(), quantity: 10 }]).expect(200);
    const { body: same } = await staff.http.get(`/api/quotes/${quote._id}`).expect(200);
    expect(same).toMatchObject({ version: quote.version, requestedItems: [{ qty: 2 }] });
    const { _id: product } = await shop.given.product();
    const requestedItems = [{ product, qty: 1, unitPrice: 3 }];
    await staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems }).expect(200);
    expect(await targets(buyer)).toEqual([]);
  });

  it('are refused at the line and the field with the error', async () => {
    const wrong: [object[], string, string][] = [
      [[{ line: 'f'.repeat(24), price: 1 }], 'lines.0.line', 'UNKNOWN_LINE'],
      [[1, 2].map((price) => ({ line: line(), price })), 'lines.1.line', 'LINE_TWICE'],
      [[{ line: line() }], 'lines.0.price', 'EMPTY_TARGET'],
      [[{ line: line(), price: 0 }], 'lines.0.price', 'AMOUNT'],
      [[{ line: line(), price: 1.005 }], 'lines.0.price', 'AMOUNT'],
      [[{ line: line(), quantity: 0.5 }], 'lines.0.quantity', 'WHOLE_NUMBER'],
    ];
    for (const [lines, field, rule] of wrong) {
      const { body } = await set(buyer, lines).expect(400);
      expect([Object.keys(body.errors), body.reasons[field].rule]).toEqual([[field], rule]);
    }
  });

  it('are entered by the buyer, only while the quote is open', async () => {
    await set(staff, []).expect(404);
    await staff.http.put(`/api/quotes/${quote._id}`).send({ status: 'Confirmed' }).expect(200);
    expect((await set(buyer, [{ line: line(), price: 1 }]).expect(409)).body.code).toBe('QUOTE_DECIDED');
  });
});
