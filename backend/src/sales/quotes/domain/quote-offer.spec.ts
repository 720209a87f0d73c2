import { describe, expect, it } from '@jest/globals';
import { isOtherOffer, isOtherPrice, type Offer, validityAfter } from './quote-offer.js';

class Id {
  constructor(private readonly name: string) {}
  equals(other: Id): boolean {
    return other.name === this.name;
  }
}

const line = {
  _id: new Id('line'),
  product: new Id('ribbon'),
  productName: 'Ribbon',
  ...{ qty: 2, unitPrice: 1850, discount: 0, taxCategory: 'S', taxRate: 5 },
};
const offer: Offer<Id> = {
  user: new Id('aisha'),
  requestedItems: [line],
  ...{ deliveryCharge: 0, extraFee: 0, discount: 0, validUntil: '2026-12-09' },
};

describe('an offer', () => {
  it.each<[string, Partial<Offer<Id>>, boolean, boolean]>([
    ['nothing', { user: new Id('aisha'), requestedItems: [{ ...line, product: new Id('ribbon') }] }, false, false],
    ['the quantity', { requestedItems: [{ ...line, qty: 3 }] }, true, true],
    ['the unit price', { requestedItems: [{ ...line, unitPrice: 1800 }] }, true, true],
    ['the discount of a line', { requestedItems: [{ ...line, discount: 100 }] }, true, true],
    ['the VAT', { requestedItems: [{ ...line, taxCategory: 'Z', taxRate: 0 }] }, true, true],
    ['the product', { requestedItems: [{ ...line, product: new Id('tape') }] }, true, true],
    ['the words of a line', { requestedItems: [{ ...line, product: null, productName: 'Ink' }] }, true, true],
    ['a line more', { requestedItems: [line, line] }, true, true],
    ['a charge', { deliveryCharge: 2500 }, true, true],
    ['the discount', { discount: 100 }, true, true],
    ['the last day', { validUntil: null }, false, true],
    ['the buyer', { user: new Id('omar') }, false, true],
  ])('is compared by its price and its terms, changed in %s', (_what, change, isPrice, isOffer) => {
    expect(isOtherPrice(offer, { ...offer, ...change })).toBe(isPrice);
    expect(isOtherOffer(offer, { ...offer, ...change })).toBe(isOffer);
  });
});

const now = new Date('2026-11-25T08:00:00Z');
const fresh = { revision: 0, validUntil: null };
const sent = (validUntil: string | null) => ({ revision: 1, validUntil });

describe('the last day of an offer', () => {
  it.each([
    ['is null before it is sent', { before: fresh, sent: undefined, isOffered: false }, null],
    ['follows the settings when it is first sent', { before: fresh, sent: undefined, isOffered: true }, '2026-12-09'],
    ['is null if staff remove it', { before: fresh, sent: null, isOffered: true }, null],
    ['is the day that staff enter', { before: fresh, sent: '2026-12-01', isOffered: true }, '2026-12-01'],
    [
      'stays the same when it is sent again',
      { before: sent('2026-11-25'), sent: undefined, isOffered: true },
      '2026-11-25',
    ],
    ['stays null when it is sent again', { before: sent(null), sent: undefined, isOffered: true }, null],
    [
      'is renewed when an expired offer is sent again',
      { before: sent('2026-11-24'), sent: undefined, isOffered: true },
      '2026-12-09',
    ],
    [
      'is renewed when an expired offer is sent again unchanged',
      { before: sent('2026-11-24'), sent: '2026-11-24', isOffered: true },
      '2026-12-09',
    ],
    [
      'stays the same when only a note of an expired offer is saved',
      { before: sent('2026-11-24'), sent: '2026-11-24', isOffered: false },
      '2026-11-24',
    ],
  ])('%s', (_what, saving, wanted) => {
    expect(validityAfter({ ...saving, days: 14, now })).toBe(wanted);
  });
});
