import { describe, expect, it } from '@jest/globals';
import type { ProductRecord } from '../../types';
import { lineOf, readingsOf, sortResolved } from './lineRules';

describe('a line added by staff', () => {
  const product = { id: 'p1', name: 'Map', moq: 2, price: 10.5, taxCategory: 'S' } as ProductRecord;

  it('has the VAT category of its product, with the reason', () => {
    const exempt: ProductRecord = { ...product, taxCategory: 'Z', taxReason: 'Export' };
    expect(lineOf(exempt, 'exclusive')).toMatchObject({ taxCategory: 'Z', taxReason: 'Export', unitPrice: 10.5 });
  });

  it.each([
    ['exclusive', 10, 20],
    ['inclusive', 10.5, 21],
    [undefined, 10.5, 21],
  ] as const)('has the list price in the basis of its quote: %s', (basis, unitPrice, qtyPrice) => {
    expect(lineOf(product, basis)).toMatchObject({ qty: 2, unitPrice, qtyPrice, taxCategory: 'S' });
  });
});

it('a pasted line in another unit than that of the product waits, with a choice for each reading', () => {
  const strips = { id: 'p1', name: 'Strips', moq: 2, price: 100, unit: 'box', variant: '50-pcs' } as ProductRecord;
  const line = (qty: number | null, unit: 'H87' | 'XBX', question: 'ambiguous' | null = null) => ({
    ...{ text: 'strips', words: 'strips', qty, unit, each: null, question },
    ...{ match: 'named' as const, candidates: ['p1'], total: 1, leftOut: [], ownCode: null },
    readings: question === null ? [] : [1, 1000].map((one) => ({ qty: one, unit, each: null })),
  });
  const lines = [line(1200, 'H87'), line(6, 'XBX'), line(null, 'XBX', 'ambiguous')];
  const sorted = sortResolved({ lines }, [strips], { basis: undefined, key: '1' });
  expect(sorted.lines.map(({ qty }) => qty)).toEqual([6]);
  expect(sorted.open.map((open) => readingsOf(open, strips).map(({ qty }) => qty))).toEqual([
    [24, 1200],
    [1, 1000],
  ]);
});
