import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { netOf } from '../invoices/domain/invoice.rules.js';
import { toPaymentRefund } from '../invoices/invoice.mapper.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedPaymentActions } from './domain/payment.rules.js';
import type { PaymentResponse, PaymentReversalResponse } from './dto/payment.response.js';
import type { PaymentRecord } from './payment.schema.js';

/** Payments from before there were reversals have no such field. */
function toReversal({ reversal }: Pick<PaymentRecord, 'reversal'>): PaymentReversalResponse | null {
  return reversal ? { reason: reversal.reason, by: reversal.by, at: reversal.at.toISOString() } : null;
}

function toReceiptRef({ receipt }: Pick<PaymentRecord, 'receipt'>) {
  return receipt ? { _id: receipt._id.toHexString(), receiptNumber: receipt.receiptNumber } : null;
}

/** The owner sees what was paid, not who took it nor the staff's note. */
export function toPayment(payment: PaymentRecord, user: UserRefResponse, viewer: Viewer): PaymentResponse {
  return {
    _id: payment._id.toHexString(),
    user,
    invoice: { _id: payment.invoice._id.toHexString(), invoiceNumber: payment.invoice.invoiceNumber },
    amount: toAed(payment.amount),
    paymentMethod: payment.paymentMethod,
    paymentDate: payment.paymentDate.toISOString(),
    chequeNumber: payment.chequeNumber,
    chequeDate: payment.chequeDate?.toISOString() ?? null,
    status: payment.status,
    net: toAed(netOf(payment)),
    receipt: toReceiptRef(payment),
    appliedFrom: payment.appliedFrom ?? '',
    refunds: (payment.refunds ?? []).map((refund) => toPaymentRefund(refund, viewer)),
    ...(viewer === 'staff' ? { paidTo: payment.paidTo, note: payment.note, reversal: toReversal(payment) } : {}),
    allowedActions: allowedPaymentActions(payment.status, viewer),
    version: payment.version,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
