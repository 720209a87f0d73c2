import { afterEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startShop, type TestShop } from '../support/app.js';
import { MoveInCalls, SWITCH_DAY } from '../support/move-in-calls.js';

const FOLDER = join(import.meta.dirname, '../../seeds/move-in');
let shop: TestShop;
afterEach(() => shop.close());

describe('the demo files of a trader who moves in', () => {
  it.each(['zoho', 'tally', 'sheets'])('bring the same books from the lists of %s', async (source) => {
    shop = await startShop();
    shop.clock.stopAt('2026-11-30T08:00:00Z');
    const calls = await MoveInCalls.at(shop);
    calls.moveIn = (await calls.begin({ source })).body._id;
    const declared = { receivables: 17_800, credits: 500, cheques: 9_650 };
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ switchDay: SWITCH_DAY, declared }).expect(200);
    for (const kind of ['customers', 'invoices', 'credits', 'cheques', 'balances'])
      await calls.bring(kind, await readFile(join(FOLDER, source, `${kind}.csv`), 'utf8'));
    const report = await calls.report();
    expect(
      report.map(({ balance, difference }: { balance: string; difference: number }) => [balance, difference]),
    ).toEqual([
      ['receivables', 0],
      ['credits', 0],
      ['cheques', 0],
      ['together', 0],
    ]);
    await calls.send('live', {}).expect(200);
  });
});
