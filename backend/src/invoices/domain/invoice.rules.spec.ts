import { describe, expect, it } from '@jest/globals';
import { allowedInvoiceActions, INVOICE_STATUSES, invoiceStatus, remainingDue } from './invoice.rules.js';

const dueDate = new Date('2026-11-21T19:59:59.999Z');
const inTime = dueDate;
const late = new Date('2026-11-21T20:00:00.000Z');

describe('invoiceStatus', () => {
  it.each([
    [0, inTime, 'Unpaid'],
    [1, inTime, 'Partially Paid'],
    [99, inTime, 'Partially Paid'],
    [100, inTime, 'Paid'],
    [0, late, 'Overdue'],
    [99, late, 'Overdue'],
    [100, late, 'Paid'],
  ] as const)('with %i of 100 paid at %o is %s', (amountPaid, now, status) => {
    expect(invoiceStatus({ amountDue: 100, amountPaid, dueDate }, now)).toBe(status);
  });
});

describe('remainingDue', () => {
  it('is never below zero', () => {
    expect(remainingDue({ amountDue: 100, amountPaid: 40 })).toBe(60);
    expect(remainingDue({ amountDue: 100, amountPaid: 101 })).toBe(0);
  });
});

describe('allowedInvoiceActions', () => {
  it.each([
    ['Unpaid', 0, ['delete', 'pdf', 'addPayment']],
    ['Unpaid', 1, ['pdf', 'addPayment']],
    ['Partially Paid', 1, ['pdf', 'addPayment']],
    ['Overdue', 0, ['delete', 'pdf', 'addPayment']],
    ['Overdue', 2, ['pdf', 'addPayment']],
    ['Paid', 1, ['pdf']],
  ] as const)('%s with %i payments', (status, payments, actions) => {
    expect(allowedInvoiceActions(status, payments, 'staff')).toEqual(actions);
  });

  it.each(INVOICE_STATUSES)('lets the owner of a %s invoice open its PDF and nothing else', (status) => {
    expect(allowedInvoiceActions(status, 0, 'owner')).toEqual(['pdf']);
  });
});
