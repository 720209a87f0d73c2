import { describe, expect, it } from '@jest/globals';
import { errorsByInput, leftOf, partName, suggestedParts, toReceipt } from './receiptPayload';

const A = '692020000000000000000001';
const B = '692020000000000000000002';
const open = (_id: string, remainingDue: number) => ({
  ...{ _id, invoiceNumber: `INV-${_id.slice(-1)}`, dueDate: '2026-11-20T19:59:59.999Z' },
  ...{ member: null, amountDue: remainingDue, remainingDue },
});
const invoices = [open(A, 100.1), open(B, 50)];

describe('the amount of a receipt', () => {
  it('is allocated from the invoice with the earliest due date', () => {
    expect(suggestedParts(120.3, invoices)).toEqual({ [partName(A)]: 100.1, [partName(B)]: 20.2 });
    expect(suggestedParts(60, invoices)).toEqual({ [partName(A)]: 60, [partName(B)]: null });
    expect(suggestedParts('abc', invoices)).toEqual({ [partName(A)]: null, [partName(B)]: null });
  });

  it('is split exactly: invoices get their amounts and the account the remaining amount', () => {
    expect(leftOf(0.3, { a: 0.1, b: 0.1 })).toBe(0.1);
    expect(leftOf(200, suggestedParts(200, invoices))).toBe(49.9);
    expect(leftOf(10, { a: 10.01, b: null, c: 'abc' })).toBe(-0.01);
    expect(leftOf(null, {})).toBe(0);
  });
});

describe('a new receipt', () => {
  const values = {
    ...{ payer: 'company', company: { _id: 'c1' }, user: { _id: 'u1' }, amount: 60, paymentMethod: 'Bank Transfer' },
    ...{ paymentDate: '2026-11-20T20:00:00.000Z', reference: ' FT1 ', chequeNumber: '4711' },
    parts: { [partName(A)]: null, [partName(B)]: 50 },
  };

  it('contains one customer, and only the invoices that it settles', () => {
    const receipt = toReceipt(values, invoices);
    expect(receipt).toEqual({
      ...{ company: 'c1', amount: 60, paymentMethod: 'Bank Transfer', paymentDate: '2026-11-20T20:00:00.000Z' },
      ...{ reference: 'FT1', note: '', allocations: [{ invoice: B, amount: 50 }] },
    });
    expect(toReceipt({ ...values, payer: 'user' }, invoices)).toMatchObject({ user: 'u1' });
  });

  it('settles no invoice of the previous customer if the customer is changed', () => {
    expect(toReceipt(values, [open(A, 5)]).allocations).toEqual([]);
  });

  it('shows a refused allocation at the input of its invoice', () => {
    const sent = toReceipt(values, invoices);
    const refused = { 'allocations.0.amount': 'Too much', amount: 'Wrong' };
    expect(errorsByInput(refused, sent)).toEqual({ [`parts.${partName(B)}`]: 'Too much', amount: 'Wrong' });
  });
});
