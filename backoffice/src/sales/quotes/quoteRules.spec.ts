import { describe, expect, it } from '@jest/globals';
import { quoteRecord, untaxed } from '../../../test/records';
import type { QuoteRecord } from '../../types';
import { isOffering, orderCreation, toQuoteUpdate } from './quoteRules';

describe('the creation of an order', () => {
  it.each<[string[], number | null | undefined, boolean, string]>([
    [['edit', 'createOrder'], 120, false, 'ready'],
    [['createOrder'], 0, false, 'ask-free'],
    [['createOrder'], null, false, 'ask-free'],
    [['createOrder'], undefined, false, 'ask-free'],
    [['annotate'], 120, true, 'created'],
    [['edit'], 0, false, 'refused'],
    [['edit', 'pdf'], 120, false, 'refused'],
  ])(
    'is allowed from a quote that allows %j over %p AED, order created: %p: %s',
    (allowedActions, totalPrice, isOrderCreated, outcome) => {
      expect(orderCreation({ allowedActions, totalPrice, isOrderCreated })).toBe(outcome);
    },
  );
});

it.each([
  ['Quoted', 'Requested', true],
  ['Confirmed', 'Quoted', true],
  ['Quoted', 'Quoted', false],
  ['Rejected', 'Quoted', false],
  ['Requested', 'Quoted', false],
] as const)('the status %s after %s is an offer: %s', (status, before, isOffer) => {
  expect(isOffering(status, before)).toBe(isOffer);
});

describe('the update of a quote', () => {
  const line = {
    product: 'p1',
    productName: 'Ribbon',
    productNameAr: '',
    sku: 'RIB-1',
    code: 'FC3',
    size: '1-inch',
    unit: 'roll',
  };
  const quote = quoteRecord({
    ...{
      version: 4,
      requestedItems: [
        { ...untaxed, ...line, _id: 'l1', qty: 3, unitPrice: 10.1, qtyPrice: 999 },
        { ...untaxed, ...line, _id: '', product: 'p2', qty: 1, unitPrice: 5, qtyPrice: 5, discount: 1 },
      ],
      deliveryCharge: 25,
    },
    ...{ discount: 2, discountReason: ' First order ' },
    ...{ totalPrice: 999, adminToAdminNote: ' margin is thin ', adminToClientNote: 'Thursday' },
  });

  it('contains the version, the user as an id, and recomputed prices', () => {
    expect(toQuoteUpdate(quote)).toEqual({
      version: 4,
      user: 'u1',
      status: 'Quoted',
      deliveryCharge: 25,
      extraFee: 0,
      discount: 2,
      discountReason: 'First order',
      ...{ validUntil: null, allowPartial: false },
      totalPrice: 57.3,
      adminToAdminNote: 'margin is thin',
      adminToClientNote: 'Thursday',
      ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
      requestedItems: [
        {
          ...{ _id: 'l1', product: 'p1', qty: 3, unitPrice: 10.1, qtyPrice: 30.3 },
          ...{ discount: 0, taxCategory: 'S', taxReason: '' },
        },
        { product: 'p2', qty: 1, unitPrice: 5, qtyPrice: 5, discount: 1, taxCategory: 'S', taxReason: '' },
      ],
    });
  });

  it('contains only the staff note if the quote can no longer be edited', () => {
    const frozen: QuoteRecord = { ...quote, isOrderCreated: true, allowedActions: ['annotate', 'pdf'] };
    expect(toQuoteUpdate(frozen)).toEqual({ version: 4, adminToAdminNote: 'margin is thin' });
  });
});
