import { describe, expect, it } from '@jest/globals';
import type { QuoteRecord } from '../records';
import { toQuoteUpdate } from './quotePayload';

const line = { product: 'p1', productName: 'Ribbon', sku: 'RIB-1', code: 'FC3', size: '1-inch', unit: 'roll' };

const quote: QuoteRecord = {
  _id: 'q1',
  id: 'q1',
  number: 'QUO-2026-00001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 4,
  user: { _id: 'u1', name: 'Al Noor', email: 'buyer@mail.test' },
  status: 'Quoted',
  requestedItems: [{ ...line, qty: 3, unitPrice: 10.1, qtyPrice: 999 }],
  deliveryCharge: 25,
  extraFee: 0,
  totalPrice: 999,
  adminToAdminNote: ' margin is thin ',
  adminToClientNote: 'Thursday',
  clientToAdminNote: 'Please hurry',
  quotedAt: '2026-01-01T00:00:00.000Z',
  confirmedAt: null,
  rejectedAt: null,
  isOrderCreated: false,
  createdOrderId: null,
  allowedActions: ['edit', 'annotate', 'delete', 'pdf'],
};

describe('toQuoteUpdate', () => {
  it('sends the version, the user as an id, and prices computed anew', () => {
    expect(toQuoteUpdate(quote)).toEqual({
      version: 4,
      user: 'u1',
      status: 'Quoted',
      deliveryCharge: 25,
      extraFee: 0,
      totalPrice: 55.3,
      adminToAdminNote: 'margin is thin',
      adminToClientNote: 'Thursday',
      requestedItems: [{ product: 'p1', qty: 3, unitPrice: 10.1, qtyPrice: 30.3 }],
    });
  });

  it('sends only the staff note of a quote that may not be edited any more', () => {
    const frozen: QuoteRecord = { ...quote, isOrderCreated: true, allowedActions: ['annotate', 'pdf'] };
    expect(toQuoteUpdate(frozen)).toEqual({ version: 4, adminToAdminNote: 'margin is thin' });
  });
});
