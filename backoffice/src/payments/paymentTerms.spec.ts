import { describe, expect, it } from '@jest/globals';
import { invoiceStatusColor } from '../invoices/invoiceStatus';
import type { InvoiceStatus } from '../types';
import { defaultPaymentAmount, defaultPaymentMethod } from './paymentTerms';

describe('defaultPaymentAmount', () => {
  it.each([
    [247, 0, 247],
    [247, 100, 147],
    [0.3, 0.1, 0.2],
    [100, 100, 0],
    [100, 120, 0],
  ])('of %p due and %p paid is %p', (amountDue, amountPaid, amount) => {
    expect(defaultPaymentAmount({ amountDue, amountPaid })).toBe(amount);
  });

  it('goes with Cash', () => {
    expect(defaultPaymentMethod).toBe('Cash');
  });
});

describe('invoice status', () => {
  it.each<[InvoiceStatus, string]>([
    ['Unpaid', 'neutral'],
    ['Partially Paid', 'yellow'],
    ['Overdue', 'red'],
    ['Paid', 'green'],
  ])('%s is %s', (status, color) => {
    expect(invoiceStatusColor[status]).toBe(color);
  });
});
