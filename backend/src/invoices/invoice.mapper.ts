import { toLine } from '../lines/line.mapper.js';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { allowedInvoiceActions, invoiceState } from './domain/invoice.rules.js';
import type { InvoicePaymentResponse, InvoiceResponse } from './dto/invoice.response.js';
import type { InvoicePayment, InvoiceRecord } from './invoice.schema.js';

export interface InvoiceViewer {
  readonly role: Viewer;
  /** The status depends on the day. */
  readonly now: Date;
}

export function toInvoice(invoice: InvoiceRecord, user: UserRefResponse, viewer: InvoiceViewer): InvoiceResponse {
  const state = invoiceState(invoice, viewer.now);
  return {
    _id: invoice._id.toHexString(),
    invoiceNumber: invoice.invoiceNumber,
    user,
    order: { _id: invoice.order._id.toHexString(), orderNumber: invoice.order.orderNumber },
    lines: invoice.lines.map((line) => toLine(line)),
    deliveryCharge: toAed(invoice.deliveryCharge),
    extraFee: toAed(invoice.extraFee),
    amountDue: toAed(invoice.amountDue),
    amountPaid: toAed(invoice.amountPaid),
    remainingDue: toAed(invoice.remainingDue),
    payments: invoice.payments.map((payment) => toInvoicePayment(payment, viewer)),
    status: state.status,
    dueDate: invoice.dueDate.toISOString(),
    adminToClientNote: invoice.adminToClientNote,
    allowedActions: allowedInvoiceActions(state, viewer.role),
    version: invoice.version,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
  };
}

function toInvoicePayment(payment: InvoicePayment, viewer: InvoiceViewer): InvoicePaymentResponse {
  return {
    _id: payment._id.toHexString(),
    amount: toAed(payment.amount),
    paymentMethod: payment.paymentMethod,
    paymentDate: payment.paymentDate.toISOString(),
    status: payment.status,
    ...(viewer.role === 'staff' ? { paidTo: payment.paidTo, note: payment.note } : {}),
  };
}
