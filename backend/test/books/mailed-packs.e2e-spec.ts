import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { dayAfter } from '@shop/contract/working-days';
import type { BookPack } from '../../src/books/packs/book-pack.schema.js';
import { PackMailing } from '../../src/books/packs/pack-mailing.service.js';
import { BookFigures } from '../../src/books/packs/book-figures.service.js';
import { PackWorker } from '../../src/books/packs/pack-worker.service.js';
import { type ShopPair, startPair, stored } from '../races/races.js';
import { startShop, type TestShop } from '../support/app.js';
import { ACCOUNTANT, awaitPack, mailedPack } from '../support/book-packs.js';
import { awaitEmails } from '../support/emails.js';

let pair: ShopPair;
let shop: TestShop;
beforeAll(async () => {
  pair = await startPair();
  shop = pair.here;
});
afterAll(() => pair.close());
afterEach(() => {
  shop.clock.run();
  jest.restoreAllMocks();
});

const packs = () => stored(shop, 'book-packs');
const posted = (subject: RegExp) => stored(shop, 'outbox', { subject: { $regex: subject } });
const work = ({ app }: TestShop = shop) => app.get(PackMailing).run();

describe('the month pack for the accountant', () => {
  it('is not made without an address', async () => {
    shop.clock.stopAt('2026-03-31T20:00:00Z');
    await work();
    expect(await packs()).toEqual([]);
  });

  it('is made once by several servers when the month is over in Dubai', async () => {
    await shop.given.settings({ accountantEmail: ACCOUNTANT });
    shop.clock.stopAt('2026-03-31T19:59:59Z');
    await work();
    expect((await packs()).map(({ from, to }) => [from, to])).toEqual([['2026-02-01', '2026-02-28']]);
    shop.clock.stopAt('2026-03-31T20:00:00Z');
    await Promise.all([pair.here, pair.there, pair.here, pair.there].map(work));
    await work();
    expect((await packs()).map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-01', '2026-02-28'],
      ['2026-03-01', '2026-03-31'],
    ]);
  });

  it('is mailed once, as a link without an attachment', async () => {
    const { name } = await shop.given.settings({});
    for (const { _id } of await packs()) await awaitPack(shop, pair.staff[0], String(_id));
    const mails = await awaitEmails(shop, ACCOUNTANT, `Books of March 2026 from ${name}`);
    expect(mails.map(({ files }) => files)).toEqual([[]]);
    expect(mails[0]?.text).toMatch(/\/p\/[\w-]{43}$/m);
    const [letter, ...others] = await posted(/^Books of March 2026/);
    expect([letter?.['document'], letter?.['secret'], others]).toEqual([null, true, []]);
  });

  it('waits for missing accounts, of which the shop is mailed once', async () => {
    await shop.given.invoice(await shop.as.customer());
    await shop.given.settings({ bookAccounts: [{ role: 'receivables', code: '', name: '' }] });
    const month = dubaiDay(new Date()).slice(0, 7);
    shop.clock.stopAt(`${dayAfter(`${month}-28`, 4).slice(0, 7)}-01T08:00:00Z`);
    await work();
    await work();
    expect(await packs()).toHaveLength(2);
    const [letter, ...others] = await posted(/were not sent to your accountant$/);
    expect(others).toEqual([]);
    expect(letter?.['body'].paragraphs[1]).toContain('Choose accounts for: Accounts receivable');
    await shop.given.settings({ bookAccounts: [] });
    await work();
    expect((await packs()).at(-1)).toMatchObject({ from: `${month}-01`, mailTo: ACCOUNTANT });
  });

  it('remains as it is if a run ends after another server took the pack over', async () => {
    const { _id } = await mailedPack(shop, pair.staff[0]);
    const read = () => pair.staff[0].http.get(`/api/book-packs/${_id}/file`).responseType('blob').expect(200);
    const before: Buffer = (await read()).body;
    const pack = (await packs()).find((one) => String(one._id) === _id) as unknown as BookPack;
    const late = { bytes: new Uint8Array([1]), sha256: 'late', checks: [] };
    await shop.app.get(PackWorker)['succeeded']({ ...pack, attempts: pack.attempts - 1 }, late);
    expect(before.equals((await read()).body as Buffer)).toBe(true);
    expect((await packs()).map(({ sha256 }) => sha256 as string)).not.toContain('late');
    const parts = await stored(shop, 'book-pack-parts', { pack: pack._id });
    expect(parts.map(({ run }) => run as number)).toEqual([pack.attempts]);
  });

  it('is reported to the shop if it fails', async () => {
    for (const { app } of [pair.here, pair.there])
      jest.spyOn(app.get(BookFigures), 'compare').mockRejectedValue(new Error('out of paper'));
    shop.clock.stopAt('2025-07-01T08:00:00Z');
    await work();
    shop.clock.run();
    const { _id } = (await packs()).at(-1) ?? {};
    expect((await awaitPack(shop, pair.staff[0], String(_id))).status).toBe('Failed');
    expect(await posted(/^The books of June 2025 were not sent/)).toHaveLength(1);
    expect(await posted(/^Books of June 2025/)).toEqual([]);
  });
});

describe('the link to a month pack', () => {
  const visitor = () => shop.as.visitor();
  const download = (path: string, code: string) => visitor().post(`${path}/file`).send({ code });
  const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

  it('shows the period and the masked address only, and is stored as a hash', async () => {
    const { _id, path, token } = await mailedPack(shop, pair.staff[0]);
    const { body, headers } = await visitor().get(path).expect(200);
    expect(Object.keys(body).sort()).toEqual(['codeTo', 'expiresAt', 'from', 'sha256', 'size', 'to']);
    expect(body.codeTo).toBe('a•••@books.example');
    expect(headers['cache-control']).toContain('no-store');
    expect(JSON.stringify(await packs())).not.toContain(token);
    await visitor().get(`/api/book-packs/${_id}/file`).expect(401);
  });

  it('gives the file for the mailed code, once', async () => {
    const { path, code } = await mailedPack(shop, pair.staff[0]);
    await visitor().post(`${path}/file`).send({}).expect(400);
    await download(path, '123456').expect(400);
    const right = await code();
    const refused = await download(path, wrong(right)).expect(400);
    expect(refused.body.reasons).toEqual({ code: { rule: 'WRONG_CODE' } });
    const answers = await Promise.all([download(path, right), download(path, right)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const file = answers.find(({ status }) => status === 200);
    expect(file?.headers['content-type']).toBe('application/zip');
    expect(file?.headers['content-disposition']).toMatch(/filename="Books-/);
  });

  it('refuses a replaced or expired code, and the code of another pack', async () => {
    const [one, other] = [await mailedPack(shop, pair.staff[0]), await mailedPack(shop, pair.staff[0])];
    const [first, second] = [await one.code(), await one.code()];
    if (first !== second) await download(one.path, first).expect(400);
    await other.code();
    await download(other.path, second).expect(400);
    shop.clock.stopAt(new Date(Date.now() + 15 * 60_000 + 1000).toISOString());
    await download(one.path, second).expect(400);
    shop.clock.run();
    await download(one.path, second).expect(200);
  });

  it('is void after 30 days, and when the address is another one', async () => {
    const { path, code } = await mailedPack(shop, pair.staff[0]);
    const right = await code();
    await shop.given.settings({ accountantEmail: 'new@books.example' });
    expect((await download(path, right).expect(404)).body.code).toBe('DOCUMENT_LINK_NOT_FOUND');
    await visitor().post(`${path}/code`).expect(404);
    await shop.given.settings({ accountantEmail: '' });
    await visitor().get(path).expect(404);
    await shop.given.settings({ accountantEmail: ACCOUNTANT });
    await visitor().get(path).expect(200);
    shop.clock.stopAt(new Date(Date.now() + 30 * 86_400_000 + 1000).toISOString());
    await visitor().get(path).expect(404);
  });

  it('is not found if the shop did not mail it', async () => {
    await visitor()
      .get(`/api/book-pack-links/${'A'.repeat(43)}`)
      .expect(404);
  });
});

describe('codes for month packs', () => {
  it('are limited to five an hour for each link, and tries of them to ten', async () => {
    const limited = await startShop({ RATE_LIMIT: '1' });
    try {
      const { path, code } = await mailedPack(limited, await limited.as.staff());
      const send = () => limited.as.visitor().post(`${path}/code`);
      const right = await code();
      for (let count = 1; count < 5; count += 1) await send().expect(200);
      await send().expect(429);
      const guess = (typed: string) => limited.as.visitor().post(`${path}/file`).send({ code: typed });
      for (let count = 0; count < 10; count += 1) await guess('000000');
      await guess(right).expect(429);
    } finally {
      await limited.close();
    }
  });
});
