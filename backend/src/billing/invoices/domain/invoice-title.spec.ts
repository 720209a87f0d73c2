import { describe, expect, it } from '@jest/globals';
import type { TaxCategory } from '@shop/contract/vat';
import { invoiceTitle, supplyDateOf } from './invoice-title.js';

const REGISTERED = { company: { trn: '100123456700003' } };

describe('invoiceTitle', () => {
  it.each([
    ['Invoice', 'of a shop without VAT', null, ['S'], REGISTERED],
    ['Tax Invoice', 'to a registered company', {}, ['S', 'Z'], REGISTERED],
    ['Simplified Tax Invoice', 'to a company without a TRN', {}, ['S'], { company: { trn: '' } }],
    ['Simplified Tax Invoice', 'to a person', {}, ['S'], { company: null }],
    ['Tax Invoice', 'with a reverse charge', {}, ['S', 'AE'], { company: null }],
  ] as const)('is %s for one %s', (title, _which, tax, categories, buyer) => {
    const lines = categories.map((taxCategory: TaxCategory) => ({ taxCategory }));
    expect(invoiceTitle({ tax, lines, buyer })).toBe(title);
  });
});

describe('supplyDateOf', () => {
  const [monday, tuesday] = [new Date('2026-11-16T08:00:00Z'), new Date('2026-11-17T08:00:00Z')];

  it('is the delivery date if that is earlier', () => {
    expect(supplyDateOf({ deliveredAt: monday, paidAt: null }, tuesday)).toBe(monday);
  });

  it.each([
    ['nothing is delivered', { deliveredAt: null, paidAt: null }],
    ['the delivery is agreed on ahead', { deliveredAt: new Date('2026-12-01T08:00:00Z'), paidAt: null }],
  ])('is the issue date if %s', (_case, order) => {
    expect(supplyDateOf(order, tuesday)).toBe(tuesday);
  });
});
