import { describe, expect, it } from '@jest/globals';
import { quoteRecord } from '../../../test/records';
import { toPurchaseUpdate } from './purchaseRules';

const address = {
  ...{ label: 'Hall', contact: '', phone: '' },
  ...{ street: ' Shop 4 ', city: 'Sharjah', emirate: 'SHJ' as const },
};
const poFile = { _id: 'f1', name: 'PO.pdf', size: 9 };

describe('the purchase details in an update', () => {
  it('are sent trimmed, the file by its id', () => {
    const quote = quoteRecord({ poNumber: ' PO-1 ', poFile, neededBy: '2027-03-01', deliveryAddress: address });
    expect(toPurchaseUpdate(quote)).toEqual({
      ...{ poNumber: 'PO-1', poFile: 'f1', neededBy: '2027-03-01', deliveryMethod: null },
      deliveryAddress: { ...address, street: 'Shop 4' },
    });
  });

  it('are null if missing, and a pick-up has no address', () => {
    const none = { poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null };
    expect(toPurchaseUpdate(quoteRecord())).toEqual(none);
    const pickedUp = quoteRecord({ deliveryMethod: 'PickUp', deliveryAddress: address });
    expect(toPurchaseUpdate(pickedUp)).toEqual({ ...none, deliveryMethod: 'PickUp' });
  });
});
