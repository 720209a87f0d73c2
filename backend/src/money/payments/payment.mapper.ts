import { toAed, toFils } from '@shop/contract/money';
import { moneyStateOf } from '@shop/contract/statuses';
import type { Viewer } from '@shop/contract/state-machine';
import { netOf } from '../../billing/invoices/domain/invoice.rules.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedPaymentActions } from './domain/payment.rules.js';
import type { UpdatePaymentDto } from './dto/payment.requests.js';
import { PaymentResponse } from './dto/payment.response.js';
import type { Payment, PaymentRecord } from './payment.schema.js';

/** The owner does not see who recorded the payment, nor the staff's note. */
export function toPayment(payment: PaymentRecord, user: UserRefResponse, viewer: Viewer): PaymentResponse {
  return {
    user,
    state: moneyStateOf(payment),
    net: toAed(netOf(payment)),
    allowedActions: allowedPaymentActions(payment, viewer),
    ...PaymentResponse.stored(payment, viewer),
  };
}

/** The fields of a body in their stored form; missing ones don't change. Dates and cheques have their own rules. */
export function toPaymentFields(
  body: UpdatePaymentDto,
  before: Pick<Payment, 'amount' | 'paymentMethod' | 'note' | 'status'>,
) {
  return {
    amount: body.amount === undefined ? before.amount : toFils(body.amount),
    paymentMethod: body.paymentMethod ?? before.paymentMethod,
    note: body.note ?? before.note,
    status: body.status ?? before.status,
  };
}
