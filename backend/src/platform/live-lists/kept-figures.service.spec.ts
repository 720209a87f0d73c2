import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptFigures } from './kept-figures.service.js';
import type { RecordedChange, RecordedChanges } from './recorded-changes.service.js';

let tell: (change: Pick<RecordedChange, 'resource'>) => void;
/** What the next reading tells of. */
let unread: RecordedChange['resource'][];
/** The questions that were asked; the next one fails where that is wanted. */
let asked: number[];
let fails: boolean;
let kept: KeptFigures;
let figure: (number: number) => Promise<number>;

beforeEach(() => {
  [unread, asked, fails] = [[], [], false];
  const recorded = {
    onChange: (listener: typeof tell) => (tell = listener),
    read: () => Promise.resolve(unread.splice(0).forEach((resource) => tell({ resource }))),
  };
  kept = new KeptFigures(recorded as unknown as RecordedChanges);
  figure = kept.keep('invoices', async (number: number) => {
    asked.push(number);
    if (fails) throw new Error('refused');
    return Promise.resolve(asked.length);
  });
});

describe('kept figures', () => {
  it('are asked for once, by however many', async () => {
    expect(await Promise.all([figure(7), figure(7)])).toEqual([1, 1]);
    expect(await figure(7)).toBe(1);
  });

  it('are asked for once, where they are asked for when they are awaited', async () => {
    let counted = 0;
    const query: PromiseLike<number> = { then: (found) => Promise.resolve((counted += 1)).then(found) };
    const lazy = kept.keep('invoices', () => query);
    expect([await lazy(), await lazy()]).toEqual([1, 1]);
  });

  it('are asked for again once one of their records has changed', async () => {
    await figure(7);
    unread = ['payments'];
    expect(await figure(7)).toBe(1);
    unread = ['invoices'];
    expect(await figure(7)).toBe(2);
  });

  it('are asked for again where one changes while they are counted', async () => {
    const counted = figure(7);
    await Promise.resolve();
    tell({ resource: 'invoices' });
    expect([await counted, await figure(7)]).toEqual([1, 2]);
  });

  it('are others for another question', async () => {
    expect([await figure(7), await figure(8)]).toEqual([1, 2]);
    expect(asked).toEqual([7, 8]);
  });

  it('are not kept where they could not be counted', async () => {
    fails = true;
    await expect(figure(7)).rejects.toThrow('refused');
    fails = false;
    expect(await figure(7)).toBe(2);
  });
});
