import { dubaiClock, dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { rfReferenceOf } from '@shop/contract/rf-reference';
import { netOf } from '../../billing/invoices/domain/invoice.rules.js';
import { CREDIT_TRANSFER, EXPORT_FLAG, flagsOf, FREE_ZONE_FLAG, isUntaxed, UNDEFINED_MEANS } from './codes.js';
import type { EDocument, ELine, EPayment } from './e-document.js';
import { creditLines, invoiceLines } from './line-model.js';
import { addressOf, buyerOf, sellerOf } from './party-model.js';
import type { SourceCreditNote, SourceInvoice, SourcePayment, SourceSeller, SupplyOptions } from './source.js';
import { sumsOf } from './sums-model.js';
import { uuidOf } from './uuid.js';

const REVERSE_CHARGE = 'Reverse charge: the recipient accounts for the VAT. Federal Decree-Law 8/2017, article 48.';

/** The e-invoice of an issued invoice with VAT, made only of the values that the invoice copied at issue. */
export function invoiceModel(invoice: SourceInvoice, options: SupplyOptions): EDocument {
  const { tax, createdAt, supplyDate } = invoice;
  const { deliveryCharge, extraFee } = tax;
  const sums = sumsOf({
    lines: invoiceLines(invoice),
    deliveryCharge,
    extraFee,
    tax,
    chargesTaxReason: '',
    discountReason: invoice.discountReason,
    prepaid: prepaidOf(invoice),
  });
  const supplied = supplyDate === null ? '' : dubaiDay(supplyDate);
  const delivered = deliveredBefore(invoice);
  return {
    kind: 'invoice',
    typeCode: areUntaxed(sums.lines) ? '480' : '380',
    number: invoice.invoiceNumber,
    ...common(invoice, options),
    dueDate: dubaiDay(invoice.dueDate),
    taxPointDate: supplied < dubaiDay(createdAt) ? supplied : '',
    note: sums.lines.some(({ category }) => category === 'AE') ? REVERSE_CHARGE : '',
    creditReason: '',
    preceding: invoice.advances.map(({ number, issuedOn }) => ({ number, issueDate: dubaiDay(issuedOn) })),
    purchaseOrder: invoice.poNumber,
    salesOrder: invoice.order.orderNumber,
    deliveryNote: delivered === '' ? '' : deliveryNoteOf(invoice),
    deliveryDate: delivered,
    payment: paymentOf(invoice.seller, rfReferenceOf(invoice.invoiceNumber)),
    paymentTerms: `Due by ${dubaiDay(invoice.dueDate)}`,
    ...sums,
  };
}

/** The e-invoice of a credit note with VAT. @param options of its invoice */
export function creditNoteModel(note: SourceCreditNote, options: SupplyOptions): EDocument {
  const { tax, deliveryCharge, extraFee, invoice } = note;
  const sums = sumsOf({
    lines: creditLines(note.lines),
    deliveryCharge,
    extraFee,
    tax,
    chargesTaxReason: note.chargesTaxReason,
    discountReason: '',
    prepaid: 0,
  });
  return {
    kind: 'credit-note',
    typeCode: areUntaxed(sums.lines) ? '81' : '381',
    number: note.creditNoteNumber,
    ...common(note, options),
    dueDate: '',
    taxPointDate: '',
    note: note.words,
    creditReason: note.reason,
    // A volume discount names no invoice: the official rules don't allow it.
    preceding: note.reason === 'VD' ? [] : [{ number: invoice.invoiceNumber, issueDate: dubaiDay(invoice.createdAt) }],
    purchaseOrder: '',
    salesOrder: '',
    deliveryNote: '',
    deliveryDate: '',
    payment: null,
    paymentTerms: '',
    ...sums,
  };
}

function common(record: SourceInvoice | SourceCreditNote, options: SupplyOptions) {
  const { createdAt, buyer } = record;
  const flags = [
    ...(options.freeZoneBeneficiary === '' ? [] : [FREE_ZONE_FLAG]),
    ...(options.isExport ? [EXPORT_FLAG] : []),
  ];
  return {
    uuid: uuidOf(record._id.toString()),
    flags: flagsOf(flags),
    issueDate: dubaiDay(createdAt),
    issueTime: `${dubaiClock(createdAt).toISOString().slice(11, 19)}+04:00`,
    currency: 'AED',
    seller: sellerOf(record.seller),
    buyer: buyerOf(buyer, (record.company ?? record.user).toString(), options),
    beneficiary: options.freeZoneBeneficiary,
    deliverTo: options.isExport && buyer.company ? addressOf(buyer.company.address) : null,
  };
}

/** True if the goods were delivered before the issue; a planned delivery does not count. */
function deliveredBefore({ deliveredAt, createdAt }: SourceInvoice): string {
  const day = deliveredAt ? dubaiDay(deliveredAt) : '';
  return day <= dubaiDay(createdAt) ? day : '';
}

/** The format has room for one delivery note: several have the number of their order. */
function deliveryNoteOf({ deliveries, order }: SourceInvoice): string {
  const [first, another] = deliveries;
  return first && !another ? first.number : order.orderNumber;
}

const areUntaxed = (lines: readonly ELine[]): boolean => lines.every(({ category }) => isUntaxed(category));

export function paymentOf({ bankAccounts }: SourceSeller, reference: string): EPayment {
  const [account] = bankAccounts;
  if (account === undefined) return { code: UNDEFINED_MEANS, reference, account: null };
  const { iban, accountName: name, bic } = account;
  return { code: CREDIT_TRANSFER, reference, account: { iban, name, bic } };
}

/** The prepaid amount: the advance invoices that it uses, money received before the day of issue, and credit of the account used for it. */
function prepaidOf({ payments, createdAt, tax, advanced }: SourceInvoice): Fils {
  const issued = dubaiDay(createdAt);
  const cameBefore = ({ paymentDate, appliedAt }: SourcePayment) =>
    dubaiDay(paymentDate) < issued || (appliedAt instanceof Date && dubaiDay(paymentDate) === issued);
  const paid = payments.filter(cameBefore).reduce((sum, payment) => sum + netOf(payment), 0);
  return Math.min(advanced + paid, tax.gross);
}
