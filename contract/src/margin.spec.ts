import { describe, expect, it } from '@jest/globals';
import { documentMargin, lineMargin } from './margin.js';

const line = (qty: number, net: number, costPrice: number | null) => ({ qty, net, costPrice });

describe('the margin of a line', () => {
  it.each([
    ['is the net amount less the cost of all pieces', line(4, 10_000, 2000), { amount: 2000, percent: 20 }],
    ['has one decimal of percent, rounded', line(1, 3000, 2000), { amount: 1000, percent: 33.3 }],
    ['is negative if goods cost more than their price', line(2, 1000, 600), { amount: -200, percent: -20 }],
    ['is the negative cost of a gift, without a percentage', line(3, 0, 100), { amount: -300, percent: null }],
    ['is the whole price of goods without a cost', line(1, 500, 0), { amount: 500, percent: 100 }],
    ['is unknown without the cost', line(5, 10_000, null), null],
  ])('%s', (_what, given, margin) => {
    expect(lineMargin(given)).toEqual(margin);
  });
});

describe('the margin of a document', () => {
  it('covers the lines with a known cost, and counts them', () => {
    const lines = [line(1, 1000, 800), line(1, 99_999, null), line(2, 3000, 1000)];
    expect(documentMargin(lines)).toEqual({ amount: 1200, percent: 30, knownLines: 2, lines: 3 });
  });

  it('is not known if no cost is', () => {
    expect(documentMargin([line(1, 1000, null)])).toEqual({ amount: null, percent: null, knownLines: 0, lines: 1 });
    expect(documentMargin([])).toEqual({ amount: null, percent: null, knownLines: 0, lines: 0 });
  });
});
