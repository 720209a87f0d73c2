import { describe, expect, it } from '@jest/globals';
import type { ProductRecord } from '../../types';
import { lineOf } from './lineRules';

describe('a line that staff add', () => {
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
