import { describe, expect, it } from '@jest/globals';
import { remainingAmount, toNewPayment } from './AddPayment';

describe('the amount of a new payment', () => {
  it.each([
    [247, 0, 247],
    [247, 100, 147],
    [0.3, 0.1, 0.2],
    [100, 100, 0],
    [100, 120, 0],
  ])('is, of %p due and %p paid, %p', (amountDue, amountPaid, amount) => {
    expect(remainingAmount({ amountDue, amountPaid })).toBe(amount);
  });
});

describe('a new payment', () => {
  const values = { amount: 10.5, paymentMethod: 'Cheque', paymentDate: '2026-01-01', paidTo: ' Sara ', note: ' ' };

  it('is sent without an empty note', () => {
    expect(toNewPayment(values)).toEqual({
      ...{ amount: 10.5, paymentMethod: 'Cheque', chequeNumber: '', chequeDate: null },
      ...{ paymentDate: '2026-01-01', paidTo: 'Sara' },
    });
  });

  it('has its cheque where it is paid by one', () => {
    const cheque = { chequeNumber: '004711', chequeDate: '2027-01-15' };
    expect(toNewPayment({ ...values, ...cheque })).toMatchObject(cheque);
    expect(toNewPayment({ ...values, ...cheque, paymentMethod: 'Cash' })).not.toHaveProperty('chequeNumber');
  });

  it('is in cash where no method was chosen', () => {
    expect(toNewPayment({ ...values, paymentMethod: undefined })).toHaveProperty('paymentMethod', 'Cash');
  });
});
