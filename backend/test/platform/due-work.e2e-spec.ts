import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../src/platform/clock.js';
import { DueTask } from '../../src/platform/jobs/due-task.js';
import { OnceOnly } from '../../src/platform/jobs/once-only.service.js';
import { Outbox } from '../../src/platform/mail/outbox.service.js';
import type { TestShop } from '../support/app.js';
import { type ShopPair, startPair, stored } from '../races/races.js';

let pair: ShopPair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.close());

/** Writes an email to each address that is due. */
class Letters extends DueTask<string> {
  protected readonly failure = 'A letter was not written';
  runs: Date[] = [];
  broken = '';

  constructor(
    private readonly shop: TestShop,
    private readonly addresses: readonly string[],
  ) {
    super();
    Object.assign(this, { once: shop.app.get(OnceOnly), clock: shop.app.get(Clock) });
  }

  protected due(now: Date): Promise<readonly string[]> {
    this.runs.push(now);
    return Promise.resolve(this.addresses);
  }

  protected keyOf(address: string): string {
    return `letter ${address}`;
  }

  protected async carryOut(to: string, session: ClientSession): Promise<void> {
    const letter = { to, language: 'en', subject: 'Due', greeting: 'Hello', paragraphs: [] } as const;
    await this.shop.app.get(Outbox).post(letter, session);
    if (to === this.broken) throw new Error('no ink');
  }
}

const written = async (to: string) => (await stored(pair.here, 'outbox', { to })).length;

describe('due work', () => {
  it('is done once, even if several servers do it concurrently and repeatedly', async () => {
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];
    const tasks = [pair.here, pair.there, pair.here, pair.there].map((shop) => new Letters(shop, addresses));
    await Promise.all(tasks.map((task) => task.run()));
    await tasks[0]?.run();
    expect(await Promise.all(addresses.map(written))).toEqual([1, 1, 1]);
  });

  it('leaves nothing behind if it fails, delays no other work and is retried', async () => {
    const task = new Letters(pair.here, ['d@example.com', 'e@example.com']);
    task.broken = 'd@example.com';
    await task.run();
    expect([await written('d@example.com'), await written('e@example.com')]).toEqual([0, 1]);
    task.broken = '';
    await task.run();
    expect([await written('d@example.com'), await written('e@example.com')]).toEqual([1, 1]);
  });

  it('follows the clock of the shop', async () => {
    const task = new Letters(pair.here, []);
    pair.here.clock.stopAt('2026-11-30T20:00:00Z');
    await task.run();
    pair.here.clock.run();
    expect(task.runs).toEqual([new Date('2026-11-30T20:00:00Z')]);
  });
});
