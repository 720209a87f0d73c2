import { describe, expect, it } from '@jest/globals';
import { dearerBreaks } from './dearer-breaks.js';

const line = (minQty: number, price: number | null, fields: object = {}) => ({
  ...{ target: 'product' as const, key: 'p', minQty, price, percent: null, validFrom: null, validTo: null, ...fields },
});

describe('a price break', () => {
  it.each([
    ['costs less than the line below', [line(1, 500), line(10, 400)], []],
    ['costs the same', [line(1, 500), line(10, 500)], []],
    ['is dearer', [line(10, 600), line(1, 500)], ['10 > 1']],
    ['is dearer than the next smaller quantity only', [line(1, 500), line(10, 300), line(50, 400)], ['50 > 10']],
    ['is dearer by percentage', [line(1, null, { percent: -10 }), line(10, null, { percent: -5 })], ['10 > 1']],
    ['has a percentage and the line below a price', [line(1, 500), line(10, null, { percent: 900 })], []],
    ['belongs to another product', [line(1, 500), line(10, 600, { key: 'q' })], []],
    [
      'is valid on other days',
      [line(1, 500, { validTo: '2026-11-30' }), line(10, 600, { validFrom: '2026-12-01' })],
      [],
    ],
    [
      'is valid on one common day',
      [line(1, 500, { validTo: '2026-12-01' }), line(10, 600, { validFrom: '2026-12-01' })],
      ['10 > 1'],
    ],
  ])('that %s', (_, lines, found) => {
    expect(dearerBreaks(lines).map((one) => `${String(one.line.minQty)} > ${String(one.below.minQty)}`)).toEqual(found);
  });
});
