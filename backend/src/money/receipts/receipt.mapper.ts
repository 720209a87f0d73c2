import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { toPaymentRefund } from '../../billing/invoices/invoice.mapper.js';
import type { UserRefs } from '../../people/users/user-refs.js';
import { allocatedOf, waitingOf } from './domain/receipt.rules.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import { type ReceiptRecord, ReceiptSchema } from './receipt.schema.js';
import { wireOf } from '../../platform/database/wire.js';

const wire = wireOf(ReceiptSchema);

/** The owner sees the payment and its allocation, not the staff's note. */
export function toReceipt(receipt: ReceiptRecord, users: UserRefs, viewer: Viewer): ReceiptResponse {
  const { company, user, reversal } = receipt;
  return {
    ...wire(receipt, ['_id', 'receiptNumber', 'payer', 'amount', 'unallocated', 'paymentMethod', 'paymentDate']),
    ...wire(receipt, ['chequeNumber', 'chequeDate', 'reference', 'version', 'createdAt', 'updatedAt']),
    company: company && { _id: company.toHexString(), legalName: receipt.payer },
    user: company === null && user !== null ? users.of(user) : null,
    cheque: receipt.cheque ? wire(receipt.cheque, ['_id', 'number']) : null,
    order: receipt.order ? wire(receipt.order, ['_id', 'orderNumber']) : null,
    allocated: toAed(allocatedOf(receipt)),
    waiting: receipt.order ? toAed(waitingOf(receipt)) : 0,
    allocations: receipt.allocations.map((allocation) =>
      wire(allocation, ['invoice', 'invoiceNumber', 'amount', 'payment', 'appliedAt']),
    ),
    refunds: receipt.refunds.map((refund) => toPaymentRefund(refund, viewer)),
    ...(viewer === 'staff' ? { note: receipt.note } : {}),
    reversal: reversal && wire(reversal, ['reason', 'by', 'at']),
  };
}
