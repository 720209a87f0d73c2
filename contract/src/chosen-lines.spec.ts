import { describe, expect, it } from '@jest/globals';
import { type ChoosableOffer, chosenOffer } from './chosen-lines.js';
import type { TaxableLine } from './vat.js';

const line = (qty: number, unitPrice: number, taxRate = 5): TaxableLine => ({
  ...{ qty, unitPrice, discount: 0, taxRate },
  taxCategory: taxRate === 0 ? 'Z' : 'S',
});

const offer: ChoosableOffer<TaxableLine> = {
  lines: [line(2, 10_000), line(1, 10_000), line(1, 5_000, 0)],
  ...{ basis: 'exclusive', discount: 1_000, deliveryCharge: 2_000, extraFee: 0, day: '2026-11-25' },
};
const choose = (chosen: readonly number[], changes: Partial<ChoosableOffer<TaxableLine>> = {}) => {
  const whole = { ...offer, ...changes };
  return chosenOffer(whole, (one) => chosen.includes(whole.lines.indexOf(one)));
};

describe('the chosen lines of an offer', () => {
  it('add up to the whole offer if all are chosen', () => {
    const { discount, total, tax } = choose([0, 1, 2]);
    // 350 − 10 + 20 AED; of the 10, 8.57 belong to taxed lines.
    expect([discount, total]).toEqual([1_000, 36_000 + 1_557]);
    expect(tax).toMatchObject({ net: 36_000, vat: 1_557 });
  });

  it('include their share of the discount and all charges', () => {
    expect(choose([1])).toMatchObject({ discount: 286, total: 10_000 - 286 + 2_000 + 586 });
    expect(choose([2])).toMatchObject({ discount: 143, total: 5_000 - 143 + 2_000, tax: { vat: 0 } });
  });

  it('have no VAT if the offer has none', () => {
    expect(choose([0], { basis: null, discount: 0 })).toMatchObject({ tax: null, total: 22_000 });
  });

  it('add up to their prices if the prices include VAT', () => {
    expect(choose([0, 1], { basis: 'inclusive' })).toMatchObject({ discount: 857, total: 30_000 - 857 + 2_000 });
  });
});
