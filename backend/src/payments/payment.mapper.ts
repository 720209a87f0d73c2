import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { allowedPaymentActions } from './domain/payment.rules.js';
import type { PaymentResponse } from './dto/payment.response.js';
import type { PaymentRecord } from './payment.schema.js';

/** The owner sees what was paid, not who took it nor the staff's note. */
export function toPayment(payment: PaymentRecord, user: UserRefResponse, viewer: Viewer): PaymentResponse {
  return {
    _id: payment._id.toHexString(),
    user,
    invoice: { _id: payment.invoice._id.toHexString(), invoiceNumber: payment.invoice.invoiceNumber },
    amount: toAed(payment.amount),
    paymentMethod: payment.paymentMethod,
    paymentDate: payment.paymentDate.toISOString(),
    status: payment.status,
    ...(viewer === 'staff' ? { paidTo: payment.paidTo, note: payment.note } : {}),
    allowedActions: allowedPaymentActions(payment.status, viewer),
    version: payment.version,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
