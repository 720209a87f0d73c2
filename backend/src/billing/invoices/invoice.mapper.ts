import { rfReferenceOf } from '@shop/contract/rf-reference';
import { toCharges, toLine, toTax, toTaxCategory } from '../../documents/lines/line.mapper.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { type Fils, toAed } from '@shop/contract/money';
import { moneyStateOf } from '@shop/contract/statuses';
import { sumOf, type TaxedAmount } from '@shop/contract/vat';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedInvoiceActions, invoiceState, netOf } from './domain/invoice.rules.js';
import {
  type InvoiceChequeResponse,
  InvoicePaymentResponse,
  InvoiceResponse,
  UsedAdvanceResponse,
} from './dto/invoice.response.js';
import type { InvoiceCheque } from './invoice.events.js';
import { WriteOffResponse } from './dto/write-off.response.js';
import { invoiceTitle } from './domain/invoice-title.js';
import type { InvoiceLine } from './invoice-tax.schema.js';
import type { InvoicePayment, InvoiceRecord, UsedAdvance } from './invoice.schema.js';

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
    title: invoiceTitle(invoice),
    advances: invoice.advances.map(toUsedAdvance),
    user,
    rfReference: rfReferenceOf(invoice.invoiceNumber),
    lines: invoice.lines.map((line) => toLine(line, taxedLine(line))),
    tax: invoice.tax && toTax(invoice.tax),
    supply: toSupply(invoice.supply),
    payments: invoice.payments.map((payment) => toInvoicePayment(payment, viewer)),
    coveredByCheques: toAed(Math.min(coveredBy(viewer.cheques), invoice.remainingDue)),
    cheques: viewer.cheques.map(toInvoiceCheque),
    status: state.status,
    allowedActions: allowedInvoiceActions(state, viewer.role),
    ...(viewer.role === 'staff' && {
      writeOffs: (invoice.badDebt?.writeOffs ?? []).map((one) => WriteOffResponse.stored(one)),
      writeOffFrom: state.writeOffFrom,
    }),
    ...toCharges(invoice),
    ...toPurchaseDetails(invoice, viewer.role),
    ...InvoiceResponse.stored(invoice, viewer.role),
  };
}

function toInvoicePayment(payment: InvoicePayment, viewer: InvoiceViewer): InvoicePaymentResponse {
  return {
    state: moneyStateOf(payment),
    net: toAed(netOf(payment)),
    receiptNumber: payment.receipt?.receiptNumber ?? '',
    ...InvoicePaymentResponse.stored(payment, viewer.role),
  };
}

const coveredBy = (cheques: readonly InvoiceCheque[]): Fils => cheques.reduce((sum, { covers }) => sum + covers, 0);

function toInvoiceCheque(cheque: InvoiceCheque): InvoiceChequeResponse {
  const { _id, number, chequeNumber, bank, amount, chequeDate, status } = cheque;
  return { _id: _id.toHexString(), number, chequeNumber, bank, amount: toAed(amount), chequeDate, status };
}

function toUsedAdvance({ categories, ...advance }: UsedAdvance) {
  const { net, vat, gross } = sumOf(categories);
  return {
    ...UsedAdvanceResponse.stored(advance),
    net: toAed(net),
    vat: toAed(vat),
    gross: toAed(gross),
    categories: categories.map(toTaxCategory),
  };
}

/** The VAT of a line as it was computed at issue; null without VAT. */
export function taxedLine({ net, vat, gross }: InvoiceLine): TaxedAmount | null {
  return net === null || vat === null || gross === null ? null : { net, vat, gross };
}
