import { beforeEach, describe, expect, it } from '@jest/globals';
import { askedItems } from './asked-items';

beforeEach(() => {
  localStorage.clear();
  askedItems.clear();
});

/** Another tab wrote this. */
function written(items: unknown) {
  localStorage.setItem('askedItems', JSON.stringify(items));
  window.dispatchEvent(new StorageEvent('storage', { key: 'askedItems' }));
}

describe('what is asked for in words', () => {
  it('is kept beside the cart, each text once', () => {
    askedItems.add(' 30 mm resin ');
    askedItems.add('30 MM resin');
    askedItems.add('  ');
    askedItems.add('purple tape');
    askedItems.setQty('2', 40);
    expect(askedItems.get()).toEqual([
      { id: '1', text: '30 mm resin', qty: 1 },
      { id: '2', text: 'purple tape', qty: 40 },
    ]);
    expect(JSON.parse(localStorage.getItem('askedItems') ?? '')).toEqual(askedItems.get());
    expect(localStorage.getItem('cart')).toBeNull();
    askedItems.remove('1');
    askedItems.add('nylon');
    expect(askedItems.get().map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('is read item by item: what is none is dropped, a quantity that is none becomes one piece', () => {
    written([
      ...[null, 7, { id: '1' }, { id: 'x', text: 'a', qty: 1 }, { id: '2', text: ' ', qty: 1 }],
      ...[
        { id: '3', text: 'a', qty: 0 },
        { id: '4', text: 'b', qty: null },
        { id: '5', text: 'c', qty: 100_000 },
      ],
    ]);
    expect(askedItems.get().map(({ text, qty }) => [text, qty])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 100_000],
    ]);
    written('nothing');
    expect(askedItems.get()).toEqual([]);
  });
});
