import { toAed, toFils } from '@shop/contract/money';
import { documentPaths } from '../../config/document-paths';
import type { PaymentResponse, ReceiptResponse } from '@shop/contract/api';
import { byInvoice, refundedParts } from './refunds';

/** Money that was received at once, for one invoice or several; with a PDF. Amounts in AED. */
export interface Receipt {
  readonly id: string;
  /** Empty for a payment of one invoice: the number is on its PDF. */
  readonly number: string;
  readonly pdf: string;
  readonly paymentDate: string;
  readonly amount: number;
  readonly paymentMethod: PaymentResponse['paymentMethod'];
  readonly chequeNumber: string;
  /** The order that was paid before its invoice; empty if there is none. */
  readonly orderNumber: string;
  readonly orderId: string;
  readonly invoices: readonly { readonly invoiceNumber: string; readonly amount: number }[];
  readonly refunded: number;
  /** The part that remains as credit. */
  readonly unallocated: number;
  /** Other than Received, it no longer counts. */
  readonly state: PaymentResponse['state'];
}

/**
 * All received money, the latest first. Payments that are parts of a receipt are shown in it; if the buyer can't see
 * the receipt, for example of the company, the part is a separate entry. Applied credit belongs to an earlier receipt.
 */
export function receiptsOf(receipts: readonly ReceiptResponse[], payments: readonly PaymentResponse[]): Receipt[] {
  const known = new Set(receipts.map(({ _id }) => _id));
  const alone = payments.filter(({ receipt, appliedFrom }) => appliedFrom === '' && !known.has(receipt?._id ?? ''));
  return [...receipts.map(ofReceipt), ...alone.map(ofPayment)].sort((a, b) =>
    b.paymentDate.localeCompare(a.paymentDate),
  );
}

function ofReceipt(receipt: ReceiptResponse): Receipt {
  const { _id, receiptNumber, paymentDate, amount, paymentMethod, chequeNumber, allocations, unallocated } = receipt;
  return {
    id: _id,
    number: receiptNumber,
    pdf: documentPaths.receiptPdf(_id),
    paymentDate,
    amount,
    paymentMethod,
    chequeNumber,
    unallocated,
    orderNumber: receipt.order?.orderNumber ?? '',
    orderId: receipt.order?._id ?? '',
    invoices: byInvoice(allocations),
    refunded: refundedParts(receipt.refunds).paidBack,
    state: receipt.state,
  };
}

function ofPayment(payment: PaymentResponse): Receipt {
  const { _id, paymentDate, amount, paymentMethod, chequeNumber, invoice, state } = payment;
  const { paidBack, used } = refundedParts(payment.refunds);
  const forOthers = used.reduce((sum, part) => sum + toFils(part.amount), 0);
  const own = { invoiceNumber: invoice.invoiceNumber, amount: toAed(toFils(amount) - forOthers) };
  return {
    id: _id,
    number: payment.receipt?.receiptNumber ?? '',
    pdf: documentPaths.paymentPdf(_id),
    paymentDate,
    amount,
    paymentMethod,
    chequeNumber,
    unallocated: 0,
    orderNumber: '',
    orderId: '',
    invoices: [own, ...used],
    refunded: paidBack,
    state,
  };
}
