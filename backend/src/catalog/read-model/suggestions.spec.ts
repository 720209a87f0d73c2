import { describe, expect, it } from '@jest/globals';
import { bestSuggestions } from './suggestions.js';

const found = [
  { name: 'Satin Ribbon 1-inch Black', sku: 'RIB-00012' },
  { name: 'Ink Ribbon 2-inch', sku: 'RIB-00007' },
  { name: 'Matrix 0.4 x 1.2', sku: 'MAT-00001' },
];
const skus = (words: string[], most = 6) => bestSuggestions(found, words, most).map(({ sku }) => sku);

describe('suggestions', () => {
  it.each([
    ['ink', ['RIB-00007', 'RIB-00012', 'MAT-00001']],
    ['inch', ['RIB-00012', 'RIB-00007', 'MAT-00001']],
    ['00007', ['RIB-00007', 'RIB-00012', 'MAT-00001']],
    ['x', ['MAT-00001', 'RIB-00012', 'RIB-00007']],
  ])('put first what begins with "%s", then keep the order', (word, order) => {
    expect(skus([word])).toEqual(order);
  });

  it('count every word', () => {
    expect(skus(['rib', 'bl'])[0]).toBe('RIB-00012');
  });

  it('are at most as many as asked for', () => {
    expect(skus(['ink'], 1)).toEqual(['RIB-00007']);
  });
});
