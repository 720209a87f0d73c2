/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { freeTextItems } from './free-text-items';

beforeEach(() => {
  localStorage.clear();
  freeTextItems.clear();
});

/** Another tab wrote this. */
function written(items: unknown) {
  localStorage.setItem('askedItems', JSON.stringify(items));
  window.dispatchEvent(new StorageEvent('storage', { key: 'askedItems' }));
}

describe('a free-text item', () => {
  it('is stored with the cart, each text once', () => {
    freeTextItems.add(' 30 mm resin ');
    freeTextItems.add('30 MM resin');
    freeTextItems.add('  ');
    freeTextItems.add('purple tape');
    freeTextItems.setQty('2', 40);
    expect(freeTextItems.get()).toEqual([
      { id: '1', text: '30 mm resin', qty: 1 },
      { id: '2', text: 'purple tape', qty: 40 },
    ]);
    expect(JSON.parse(localStorage.getItem('askedItems') ?? '')).toEqual(freeTextItems.get());
    expect(localStorage.getItem('cart')).toBeNull();
    freeTextItems.remove('1');
    freeTextItems.add('nylon');
    expect(freeTextItems.get().map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('is read separately: invalid ones are dropped, and an invalid quantity becomes one piece', () => {
    written([
      ...[null, 7, { id: '1' }, { id: 'x', text: 'a', qty: 1 }, { id: '2', text: ' ', qty: 1 }],
      ...[
        { id: '3', text: 'a', qty: 0 },
        { id: '4', text: 'b', qty: null },
        { id: '5', text: 'c', qty: 100_000 },
      ],
    ]);
    expect(freeTextItems.get().map(({ text, qty }) => [text, qty])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 100_000],
    ]);
    written('nothing');
    expect(freeTextItems.get()).toEqual([]);
  });
});
