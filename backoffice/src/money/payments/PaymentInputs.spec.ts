import { describe, expect, it } from '@jest/globals';
import { toPaymentFields } from './PaymentInputs';

describe('the inputs of a payment', () => {
  const values = { amount: 10.5, paymentMethod: 'Cheque', paymentDate: '2026-01-01', note: ' to Sara ' };

  it('are sent with their texts trimmed', () => {
    expect(toPaymentFields(values)).toEqual({
      ...{ amount: 10.5, paymentMethod: 'Cheque', chequeNumber: '', chequeDate: null },
      ...{ paymentDate: '2026-01-01', note: 'to Sara' },
    });
  });

  it('contain the cheque if it is paid by one', () => {
    const cheque = { chequeNumber: '004711', chequeDate: '2027-01-15' };
    expect(toPaymentFields({ ...values, ...cheque })).toMatchObject(cheque);
    expect(toPaymentFields({ ...values, ...cheque, paymentMethod: 'Cash' })).not.toHaveProperty('chequeNumber');
  });

  it('are sent for cash if no method was selected', () => {
    expect(toPaymentFields({ ...values, paymentMethod: undefined })).toHaveProperty('paymentMethod', 'Cash');
  });
});
