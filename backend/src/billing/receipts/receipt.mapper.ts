import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { toPaymentRefund } from '../invoices/invoice.mapper.js';
import type { UserRefs } from '../../people/users/user-refs.js';
import { allocatedOf } from './domain/receipt.rules.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import type { ReceiptRecord } from './receipt.schema.js';

/** The owner sees what was paid and what became of it, not the staff's note. */
export function toReceipt(receipt: ReceiptRecord, users: UserRefs, viewer: Viewer): ReceiptResponse {
  const { company, user, reversal } = receipt;
  return {
    _id: receipt._id.toHexString(),
    receiptNumber: receipt.receiptNumber,
    company: company && { _id: company.toHexString(), legalName: receipt.payer },
    user: company === null && user !== null ? users.of(user) : null,
    payer: receipt.payer,
    order: receipt.order ? { _id: receipt.order._id.toHexString(), orderNumber: receipt.order.orderNumber } : null,
    amount: toAed(receipt.amount),
    allocated: toAed(allocatedOf(receipt)),
    unallocated: toAed(receipt.unallocated),
    paymentMethod: receipt.paymentMethod,
    paymentDate: receipt.paymentDate.toISOString(),
    chequeNumber: receipt.chequeNumber,
    chequeDate: receipt.chequeDate?.toISOString() ?? null,
    reference: receipt.reference,
    allocations: receipt.allocations.map(({ invoice, invoiceNumber, payment, amount, appliedAt }) => ({
      invoice: invoice.toHexString(),
      invoiceNumber,
      amount: toAed(amount),
      payment: payment.toHexString(),
      appliedAt: appliedAt?.toISOString() ?? null,
    })),
    refunds: receipt.refunds.map((refund) => toPaymentRefund(refund, viewer)),
    ...(viewer === 'staff' ? { note: receipt.note } : {}),
    reversal: reversal && { reason: reversal.reason, by: reversal.by, at: reversal.at.toISOString() },
    version: receipt.version,
    createdAt: receipt.createdAt.toISOString(),
    updatedAt: receipt.updatedAt.toISOString(),
  };
}
