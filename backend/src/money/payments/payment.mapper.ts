import { toAed, toFils } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { netOf } from '../../billing/invoices/domain/invoice.rules.js';
import { toPaymentRefund } from '../../billing/invoices/invoice.mapper.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedPaymentActions } from './domain/payment.rules.js';
import type { UpdatePaymentDto } from './dto/payment.requests.js';
import type { PaymentResponse, PaymentReversalResponse } from './dto/payment.response.js';
import { type Payment, type PaymentRecord, PaymentSchema } from './payment.schema.js';
import { wireOf } from '../../platform/database/wire.js';

const wire = wireOf(PaymentSchema);

/** Older payments have no such field. */
function toReversal({ reversal }: Pick<PaymentRecord, 'reversal'>): PaymentReversalResponse | null {
  return reversal ? wire(reversal, ['reason', 'by', 'at']) : null;
}

function toReceiptRef({ receipt }: Pick<PaymentRecord, 'receipt'>) {
  return receipt ? wire(receipt, ['_id', 'receiptNumber']) : null;
}

/** The owner does not see who recorded the payment, nor the staff's note. */
export function toPayment(payment: PaymentRecord, user: UserRefResponse, viewer: Viewer): PaymentResponse {
  return {
    ...wire(payment, ['_id', 'amount', 'paymentMethod', 'paymentDate', 'chequeNumber', 'chequeDate', 'status']),
    ...wire(payment, ['version', 'createdAt', 'updatedAt']),
    user,
    invoice: wire(payment.invoice, ['_id', 'invoiceNumber']),
    net: toAed(netOf(payment)),
    receipt: toReceiptRef(payment),
    appliedFrom: payment.appliedFrom,
    refunds: payment.refunds.map((refund) => toPaymentRefund(refund, viewer)),
    ...(viewer === 'staff' ? { ...wire(payment, ['paidTo', 'note']), reversal: toReversal(payment) } : {}),
    allowedActions: allowedPaymentActions(payment, viewer),
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
