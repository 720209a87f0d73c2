import type { FieldValues } from 'react-hook-form';
import { textOf } from '../formValues';
import type { PaymentRecord } from '../records';
import type { RecordPaymentDto, UpdatePaymentDto } from '../types';
import { defaultPaymentMethod, paymentMethods } from './paymentTerms';

/** What the form of a new payment holds, as the server takes it; an empty note is left out. */
export const toPaymentEntry = (values: FieldValues): RecordPaymentDto => {
  const note = textOf(values.note);
  return {
    amount: Number(values.amount),
    paymentMethod: paymentMethods.find((method) => method === values.paymentMethod) ?? defaultPaymentMethod,
    paymentDate: textOf(values.paymentDate),
    paidTo: textOf(values.paidTo),
    ...(note && { note }),
  };
};

/** The body of PUT /payments/{id}. */
export const toPaymentUpdate = ({
  version,
  amount,
  paymentMethod,
  paymentDate,
  note,
  status,
}: PaymentRecord): UpdatePaymentDto => ({
  version,
  amount,
  paymentMethod,
  paymentDate,
  note: textOf(note),
  status,
});
