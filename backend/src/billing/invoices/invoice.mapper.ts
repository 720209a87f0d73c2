import { toCharges, toLine, toTax } from '../../documents/lines/line.mapper.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { toAed } from '@shop/contract/money';
import type { TaxedAmount } from '@shop/contract/vat';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedInvoiceActions, invoiceState, netOf } from './domain/invoice.rules.js';
import type {
  InvoiceBuyerResponse,
  InvoicePaymentResponse,
  InvoiceResponse,
  InvoiceSellerResponse,
  PaymentRefundResponse,
} from './dto/invoice.response.js';
import { invoiceTitle } from './domain/invoice-title.js';
import type { InvoiceLine } from './invoice-tax.schema.js';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
import type { InvoiceCreditNote, InvoicePayment, InvoiceRecord, PaymentRefund } from './invoice.schema.js';

interface InvoiceViewer {
  readonly role: Viewer;
  /** The status depends on the day. */
  readonly now: Date;
}

export function toInvoice(invoice: InvoiceRecord, user: UserRefResponse, viewer: InvoiceViewer): InvoiceResponse {
  const state = invoiceState(invoice, viewer.now);
  return {
    _id: invoice._id.toHexString(),
    invoiceNumber: invoice.invoiceNumber,
    title: invoiceTitle(invoice),
    user,
    seller: toSeller(invoice.seller),
    company: invoice.company?.toHexString() ?? null,
    buyer: toBuyer(invoice.buyer),
    order: { _id: invoice.order._id.toHexString(), orderNumber: invoice.order.orderNumber },
    lines: invoice.lines.map((line) => toLine(line, taxedLine(line))),
    ...toCharges(invoice),
    ...toPurchaseDetails(invoice, viewer.role),
    tax: invoice.tax && toTax(invoice.tax),
    supplyDate: invoice.supplyDate?.toISOString() ?? null,
    supply: toSupply(invoice.supply),
    issuedTotal: toAed(invoice.issuedTotal),
    credited: toAed(invoice.credited ?? 0),
    amountDue: toAed(invoice.amountDue),
    amountPaid: toAed(invoice.amountPaid),
    remainingDue: toAed(invoice.remainingDue),
    payments: invoice.payments.map((payment) => toInvoicePayment(payment, viewer)),
    creditNotes: (invoice.creditNotes ?? []).map(toInvoiceCreditNote),
    status: state.status,
    dueDate: invoice.dueDate.toISOString(),
    voidedAt: invoice.voidedAt?.toISOString() ?? null,
    eInvoiceSentAt: invoice.eInvoiceSentAt?.toISOString() ?? null,
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
    chequeNumber: payment.chequeNumber ?? '',
    chequeDate: payment.chequeDate?.toISOString() ?? null,
    status: payment.status,
    net: toAed(netOf(payment)),
    receiptNumber: payment.receipt?.receiptNumber ?? '',
    appliedFrom: payment.appliedFrom ?? '',
    refunds: (payment.refunds ?? []).map((refund) => toPaymentRefund(refund, viewer.role)),
    ...(viewer.role === 'staff' ? { paidTo: payment.paidTo, note: payment.note } : {}),
  };
}

export function toPaymentRefund(refund: PaymentRefund, viewer: Viewer): PaymentRefundResponse {
  return {
    _id: refund._id.toHexString(),
    amount: toAed(refund.amount),
    paymentMethod: refund.paymentMethod,
    paymentDate: refund.paymentDate.toISOString(),
    appliedTo: refund.appliedTo ?? '',
    ...(viewer === 'staff' ? { note: refund.note, by: refund.by } : {}),
    at: refund.at.toISOString(),
  };
}

function toInvoiceCreditNote({ _id, creditNoteNumber, total, createdAt }: InvoiceCreditNote) {
  return { _id: _id.toHexString(), creditNoteNumber, total: toAed(total), createdAt: createdAt.toISOString() };
}

/** The VAT of a line as it was computed at issue; null without VAT. */
export function taxedLine({ net, vat, gross }: InvoiceLine): TaxedAmount | null {
  return net === null || vat === null || gross === null ? null : { net, vat, gross };
}

export function toSeller(seller: InvoiceSeller): InvoiceSellerResponse {
  const { name, legalName, address, trn, licenceNumber, licenceAuthority, email, phones, bankAccounts } = seller;
  return {
    ...{ name, legalName, trn, licenceNumber, licenceAuthority, email },
    address: toAddress(address),
    phones: [...phones],
    bankAccounts: bankAccounts.map(({ bank, accountName, iban, bic }) => ({ bank, accountName, iban, bic })),
  };
}

export function toBuyer({ name, email, phoneNumber, address, company }: InvoiceBuyer): InvoiceBuyerResponse {
  return { name, email, phoneNumber, address, company: company ? toCompany(company) : null };
}

function toCompany({ legalName, trn, licenceNumber, licenceAuthority, address }: CompanyDetails) {
  return { legalName, trn, licenceNumber, licenceAuthority, address: toAddress(address) };
}

function toAddress({ street, city, emirate, country }: CompanyDetails['address']) {
  return { street, city, emirate, country };
}
