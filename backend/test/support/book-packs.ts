import { setTimeout as pause } from 'node:timers/promises';
import type { BookPackResponse } from '../../src/books/packs/dto/book-pack.response.js';
import { BookPacks } from '../../src/books/packs/book-packs.service.js';
import { PackWorker } from '../../src/books/packs/pack-worker.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';
import { awaitEmails } from './emails.js';

const WITHIN_MS = 60_000;

/** Waits until a month pack is made. */
export async function awaitPack(shop: TestShop, { http }: TestActor, id: string): Promise<BookPackResponse> {
  for (const end = Date.now() + WITHIN_MS; ; await pause(20)) {
    shop.app.get(PackWorker).wake();
    const pack: BookPackResponse = (await http.get(`/api/book-packs/${id}`).expect(200)).body;
    if (pack.status !== 'Making') return pack;
    if (Date.now() > end) throw new Error(`The month pack is at ${pack.progress} %`);
  }
}

export const ACCOUNTANT = 'accountant@books.example';

/** Each pack has a month of its own, so that its emails have subjects of their own. */
let months = 0;

/** A month pack whose link was mailed to the accountant, and the way to the code that downloads it. */
export async function mailedPack(shop: TestShop, staff: TestActor) {
  const { name } = await shop.given.settings({ accountantEmail: ACCOUNTANT });
  const day = new Date(Date.UTC(2000, (months += 1), 1));
  const from = day.toISOString().slice(0, 10);
  const order = { from, to: from, language: 'en', by: name, mailTo: ACCOUNTANT } as const;
  const { _id } = await shop.app
    .get(Transactions)
    .run(null, (session) => shop.app.get(BookPacks).store(order, session));
  await awaitPack(shop, staff, _id);
  const month = day.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [mail] = await awaitEmails(shop, ACCOUNTANT, `Books of ${month} from ${name}`);
  const token = tokenIn(mail?.text);
  const path = `/api/book-pack-links/${token}`;
  let codes = 0;
  const code = async (): Promise<string> => {
    await shop.as.visitor().post(`${path}/code`).expect(200);
    const mails = await awaitEmails(shop, ACCOUNTANT, `Your code for the books of ${month}`, (codes += 1));
    return /: (\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  return { _id, token, path, code, mail };
}

/** The token of the link in an email. */
const tokenIn = (text = ''): string => /\/p\/([\w-]{43})$/m.exec(text)?.[1] ?? '';
