import { setTimeout as pause } from 'node:timers/promises';
import type { BookPackResponse } from '../../src/books/packs/dto/book-pack.response.js';
import { PackWorker } from '../../src/books/packs/pack-worker.service.js';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

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
