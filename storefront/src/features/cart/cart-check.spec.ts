import { describe, expect, it } from '@jest/globals';
import { cartItem, product } from '../../../test/given';
import { changesOf, checkItems, isBlocked, priceOfPiece, ruleOf } from './cart-check';

const item = cartItem({ moq: 5, price: 18.5, displaySpecs: 'Sharp edges', images: ['/media/a.svg'] });
const same = { name: item.name, moq: 5, price: 18.5, displaySpecs: 'Sharp edges', images: ['/media/a.svg'] };
const now = (over: Parameters<typeof product>[0]) => product({ ...same, ...over });

describe('a cart item', () => {
  it.each([
    ['nothing', now({}), []],
    ['a hidden or deleted product', undefined, [{ kind: 'gone' }]],
    ['one that is unavailable', now({ isAvailable: false, moq: 9 }), [{ kind: 'unavailable' }]],
    ['a raised minimum', now({ moq: 9 }), [{ kind: 'moq', before: 5, now: 9 }]],
    ['a missing minimum', now({ moq: 0 }), [{ kind: 'moq', before: 5, now: 1 }]],
    ['a step', now({ step: 5 }), [{ kind: 'step', now: 5 }]],
    ['a maximum', now({ max: 60 }), [{ kind: 'max', now: 60 }]],
    ['another name', now({ name: 'Ribbon' }), [{ kind: 'name', now: 'Ribbon' }]],
    ['another price', now({ price: 20 }), [{ kind: 'price', before: 18.5, now: 20 }]],
    ['a hidden price', now({ price: 0, priceHidden: true }), []],
    ['other features', now({ displaySpecs: '' }), [{ kind: 'specs', now: '' }]],
    ['another first picture', now({ images: ['/media/b.svg'] }), [{ kind: 'picture' }]],
    ['further pictures', now({ images: ['/media/a.svg', '/media/b.svg'] }), []],
  ])('is compared with the shop: %s', (_what, product, changes) => {
    expect(changesOf(item, product)).toEqual(changes);
  });

  it('has the quantity rules of the buyer, which don’t count as a change; its own until a change is accepted', () => {
    const listQuantities = { moq: 5, step: 1, max: null };
    const agreed = now({ moq: 12, step: 6, listQuantities });
    expect([changesOf(item, agreed), ruleOf(item, agreed)]).toEqual([[], agreed]);
    const changed = now({ moq: 12, step: 6, listQuantities: { ...listQuantities, moq: 8 } });
    expect([changesOf(item, changed), ruleOf(item, changed)]).toEqual([[], changed]);
    expect(ruleOf(item, now({ moq: 8 }))).toBe(item);
    expect(ruleOf(item, undefined)).toBe(item);
  });

  it('becomes available again', () => {
    expect(changesOf({ ...item, isAvailable: false }, now({}))).toEqual([{ kind: 'available' }]);
  });
});

describe('the check of a cart', () => {
  it('omits items that were not checked with the shop', () => {
    expect(checkItems([item], undefined).size).toBe(0);
    expect(checkItems([item], new Map()).size).toBe(0);
  });

  it.each([
    ['a hidden product', undefined, true],
    ['one that is unavailable', now({ isAvailable: false }), true],
    ['another minimum', now({ moq: 9 }), true],
    ['another price', now({ price: 20 }), true],
    ['a maximum that is not exceeded', now({ max: 5 }), false],
    ['a maximum that is exceeded', now({ moq: 1, max: 4 }), true],
    ['another name', now({ name: 'Ribbon' }), false],
    ['other features', now({ displaySpecs: '' }), false],
    ['another first picture', now({ images: ['/media/b.svg'] }), false],
  ])('blocks the request after changes of price or quantity, but not of texts: %s', (_what, product, blocked) => {
    const checked = checkItems([item], new Map([['p1', product]]));
    expect(checked.size).toBe(1);
    expect(isBlocked(checked)).toBe(blocked);
  });

  it('offers the current product if it is available', () => {
    const raised = now({ moq: 9 });
    expect(checkItems([item], new Map([['p1', raised]])).get('p1')?.acceptable).toBe(raised);
    expect(checkItems([item], new Map([['p1', undefined]])).get('p1')?.acceptable).toBeUndefined();
    const unavailable = new Map([['p1', now({ isAvailable: false })]]);
    expect(checkItems([item], unavailable).get('p1')?.acceptable).toBeUndefined();
  });
});

describe('the unit price', () => {
  const breaks = [
    { minQty: 5, price: 15 },
    { minQty: 24, price: 12 },
  ];
  const own = now({ price: 15, listPrice: 18.5, breaks });

  it.each([
    ['is that of the quantity', 23, own, 15],
    ['is that of a break that the quantity reaches', 24, own, 12],
    ['is the list price until the product is loaded', 24, undefined, 18.5],
    ['is hidden from a buyer who may not see it', 24, now({ price: 0, priceHidden: true }), 0],
    ['is the own one, although the list price changed', 24, now({ ...own, listPrice: 20 }), 12],
    ['is the agreed one that equals the new list price', 24, now({ price: 20, priceSource: 'Agreement' }), 20],
    ['is the list price of the cart until its change is accepted', 24, now({ price: 20 }), 18.5],
  ])('%s', (_what, quantity, product, price) => {
    expect(priceOfPiece({ ...item, quantity }, product)).toBe(price);
  });

  it('is not shown as changed after a change of a list price that is not the buyer’s', () => {
    expect(changesOf(item, now({ ...own, listPrice: 20 }))).toEqual([]);
    expect(changesOf(item, now({ price: 20, priceSource: 'Agreement' }))).toEqual([]);
  });

  it('is the current one if the buyer added the product without seeing a price', () => {
    const unseen = { ...item, price: 0 };
    expect([priceOfPiece({ ...unseen, quantity: 24 }, own), changesOf(unseen, own)]).toEqual([12, []]);
  });
});
