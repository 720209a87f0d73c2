import { rfReferenceOf } from '@shop/contract/rf-reference';
import { toCharges, toLine, toTax } from '../../documents/lines/line.mapper.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { type Fils, toAed } from '@shop/contract/money';
import { sumOf, type TaxedAmount } from '@shop/contract/vat';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedInvoiceActions, invoiceState, netOf } from './domain/invoice.rules.js';
import type {
  InvoiceBuyerResponse,
  InvoiceChequeResponse,
  InvoicePaymentResponse,
  InvoiceResponse,
  InvoiceSellerResponse,
  PaymentRefundResponse,
} from './dto/invoice.response.js';
import type { InvoiceCheque } from './invoice.events.js';
import type { WriteOff } from './bad-debt.schema.js';
import type { WriteOffResponse } from './dto/write-off.response.js';
import { invoiceTitle } from './domain/invoice-title.js';
import type { InvoiceLine } from './invoice-tax.schema.js';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
import {
  type InvoiceCreditNote,
  type InvoicePayment,
  type InvoiceRecord,
  InvoiceSchema,
  type PaymentRefund,
  type UsedAdvance,
} from './invoice.schema.js';
import { wireOf } from '../../platform/database/wire.js';
import { toSalesperson } from '../../documents/parties/salesperson.response.js';

const wire = wireOf(InvoiceSchema);

interface InvoiceViewer {
  readonly role: Viewer;
  /** The status depends on the current day. */
  readonly now: Date;
  /** The cheques that were given for it. */
  readonly cheques: readonly InvoiceCheque[];
}

export function toInvoice(invoice: InvoiceRecord, user: UserRefResponse, viewer: InvoiceViewer): InvoiceResponse {
  const state = invoiceState(invoice, viewer.now);
  return {
    ...wire(invoice, ['_id', 'invoiceNumber', 'company', 'supplyDate', 'issuedTotal', 'amountDue', 'amountPaid']),
    ...wire(invoice, ['remainingDue', 'dueDate', 'voidedAt', 'eInvoiceSentAt', 'adminToClientNote']),
    ...wire(invoice, ['version', 'createdAt', 'updatedAt']),
    title: invoiceTitle(invoice),
    kind: invoice.kind,
    advances: invoice.advances.map(toUsedAdvance),
    advanced: toAed(invoice.advanced),
    used: toAed(invoice.used),
    user,
    ...(viewer.role === 'staff' && { salesperson: toSalesperson(invoice) }),
    seller: toSeller(invoice.seller),
    buyer: toBuyer(invoice.buyer),
    order: wire(invoice.order, ['_id', 'orderNumber']),
    deliveries: invoice.deliveries.map((delivery) => wire(delivery, ['_id', 'number', 'deliveredOn'])),
    rfReference: rfReferenceOf(invoice.invoiceNumber),
    lines: invoice.lines.map((line) => toLine(line, taxedLine(line))),
    ...toCharges(invoice),
    ...toPurchaseDetails(invoice, viewer.role),
    tax: invoice.tax && toTax(invoice.tax),
    supply: toSupply(invoice.supply),
    credited: toAed(invoice.credited),
    writtenOff: toAed(invoice.writtenOff),
    ...(viewer.role === 'staff' && {
      writeOffs: (invoice.badDebt?.writeOffs ?? []).map(toWriteOff),
      writeOffFrom: state.writeOffFrom,
    }),
    payments: invoice.payments.map((payment) => toInvoicePayment(payment, viewer)),
    creditNotes: invoice.creditNotes.map(toInvoiceCreditNote),
    coveredByCheques: toAed(Math.min(coveredBy(viewer.cheques), invoice.remainingDue)),
    cheques: viewer.cheques.map(toInvoiceCheque),
    status: state.status,
    allowedActions: allowedInvoiceActions(state, viewer.role),
  };
}

function toInvoicePayment(payment: InvoicePayment, viewer: InvoiceViewer): InvoicePaymentResponse {
  return {
    ...wire(payment, ['_id', 'amount', 'paymentMethod', 'paymentDate', 'chequeDate', 'status']),
    chequeNumber: payment.chequeNumber,
    net: toAed(netOf(payment)),
    receiptNumber: payment.receipt?.receiptNumber ?? '',
    appliedFrom: payment.appliedFrom,
    refunds: payment.refunds.map((refund) => toPaymentRefund(refund, viewer.role)),
    ...(viewer.role === 'staff' ? wire(payment, ['paidTo', 'note']) : {}),
  };
}

export function toPaymentRefund(refund: PaymentRefund, viewer: Viewer): PaymentRefundResponse {
  return {
    ...wire(refund, ['_id', 'amount', 'paymentMethod', 'paymentDate', 'at']),
    appliedTo: refund.appliedTo,
    ...(viewer === 'staff' ? wire(refund, ['note', 'by']) : {}),
  };
}

const coveredBy = (cheques: readonly InvoiceCheque[]): Fils => cheques.reduce((sum, { covers }) => sum + covers, 0);

function toInvoiceCheque({ _id, number, amount, chequeDate, status }: InvoiceCheque): InvoiceChequeResponse {
  return { _id: _id.toHexString(), number, amount: toAed(amount), chequeDate, status };
}

function toUsedAdvance({ categories, ...advance }: UsedAdvance) {
  const { net, vat, gross } = sumOf(categories);
  return { ...wire(advance, ['_id', 'number', 'issuedOn']), net: toAed(net), vat: toAed(vat), gross: toAed(gross) };
}

function toWriteOff({ letter, undone, ...writeOff }: WriteOff): WriteOffResponse {
  return {
    ...wire(writeOff, ['_id', 'amount', 'reason', 'notifiedOn', 'by', 'at']),
    letter: letter && { ...letter, _id: letter._id.toHexString() },
    undone: undone && { ...undone, at: undone.at.toISOString() },
  };
}

function toInvoiceCreditNote(note: InvoiceCreditNote) {
  return wire(note, ['_id', 'creditNoteNumber', 'total', 'createdAt']);
}

/** The VAT of a line as it was computed at issue; null without VAT. */
export function taxedLine({ net, vat, gross }: InvoiceLine): TaxedAmount | null {
  return net === null || vat === null || gross === null ? null : { net, vat, gross };
}

export function toSeller(seller: InvoiceSeller): InvoiceSellerResponse {
  const { name, legalName, legalNameAr, address, trn, licenceNumber, licenceAuthority, email } = seller;
  const { phones, bankAccounts } = seller;
  return {
    name,
    legalName,
    legalNameAr,
    trn,
    licenceNumber,
    licenceAuthority,
    email,
    address: toAddress(address),
    phones: [...phones],
    bankAccounts: bankAccounts.map(({ bank, accountName, iban, bic }) => ({ bank, accountName, iban, bic })),
  };
}

export function toBuyer({ name, email, phoneNumber, address, company }: InvoiceBuyer): InvoiceBuyerResponse {
  return { name, email, phoneNumber, address, company: company ? toCompany(company) : null };
}

function toCompany({ legalName, legalNameAr, trn, licenceNumber, licenceAuthority, address }: CompanyDetails) {
  return { legalName, legalNameAr, trn, licenceNumber, licenceAuthority, address: toAddress(address) };
}

function toAddress({ street, city, emirate, country }: CompanyDetails['address']) {
  return { street, city, emirate, country };
}
