import { describe, expect, it } from '@jest/globals';
import { VAT_BOXES } from '@shop/contract/vat-return';
import { boxesOf, type ReportedCategory, type ReportedDocument } from './vat-return.rules.js';

const category = (name: ReportedCategory['category'], net: number, vat: number): ReportedCategory => ({
  category: name,
  rate: vat === 0 ? 0 : 5,
  net,
  vat,
});
const sold = (emirate: ReportedDocument['emirate'], ...categories: ReportedCategory[]): ReportedDocument => ({
  emirate,
  categories,
});
const figures = (documents: readonly ReportedDocument[]) =>
  Object.fromEntries(boxesOf(documents).map(({ box, amount, vat }) => [box, [amount, vat]]));

describe('a VAT return', () => {
  it('has all boxes at zero if there are no documents', () => {
    expect(boxesOf([]).map(({ box }) => box)).toEqual(VAT_BOXES);
    expect(figures([])).toMatchObject({ '1b': [0, 0], '4': [0, null], '8': [0, 0], '14': [0, null] });
  });

  it('counts standard-rated supplies in the box of the seller’s emirate', () => {
    expect(figures([sold('AUH', category('S', 100, 5)), sold('DXB', category('S', 2000, 100))])).toMatchObject({
      '1a': [100, 5],
      '1b': [2000, 100],
      '8': [2100, 105],
      '12': [105, null],
      '14': [105, null],
    });
  });

  it('has a box for a seller without a known emirate, so that nothing is dropped', () => {
    expect(figures([sold('', category('S', 100, 5))])).toMatchObject({ '1': [100, 5], '8': [100, 5] });
  });

  it('counts other categories in their own boxes, and out-of-scope supplies in none', () => {
    const mixed = sold('DXB', category('AE', 10, 0), category('Z', 20, 0), category('E', 30, 0), category('O', 40, 0));
    expect(figures([mixed])).toMatchObject({ '3': [10, 0], '4': [20, null], '5': [30, null], '8': [60, 0] });
  });

  it('deducts credit notes, with negative figures if more was credited than sold', () => {
    const documents = [sold('DXB', category('S', 100, 5)), sold('DXB', category('S', -300, -15))];
    expect(figures(documents)).toMatchObject({ '1b': [-200, -10], '14': [-10, null] });
  });

  it('omits documents issued without VAT', () => {
    expect(figures([{ emirate: 'DXB', categories: null }])).toMatchObject({ '8': [0, 0] });
  });
});
