import { toAed, toFils } from '@shop/contract/money';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '@shop/contract/payment';
import type { FieldValues } from 'react-hook-form';
import { textOf } from '../formValues';
import type { InvoiceRecord, RecordPaymentDto } from '../types';

/** The amount that remains to be paid, in AED; never below 0. */
export const remainingAmount = ({ amountDue, amountPaid }: Pick<InvoiceRecord, 'amountDue' | 'amountPaid'>): number =>
  toAed(Math.max(toFils(amountDue) - toFils(amountPaid), 0));

/** The form of a new payment as the server takes it; an empty note is left out. */
export const toNewPayment = (values: FieldValues): RecordPaymentDto => {
  const note = textOf(values.note);
  return {
    amount: Number(values.amount),
    paymentMethod: PAYMENT_METHODS.find((method) => method === values.paymentMethod) ?? DEFAULT_PAYMENT_METHOD,
    paymentDate: textOf(values.paymentDate),
    paidTo: textOf(values.paidTo),
    ...(note && { note }),
  };
};
