import type { DocumentLanguage } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import type { Tone } from '@shop/contract/statuses';
import type { TaxedAmount } from '@shop/contract/vat';

/*
 * The content of documents. Amounts are integer fils, texts are plain text (never HTML), and empty texts are omitted.
 * The models must never contain a staff note, since these documents go to the buyer.
 */

interface DocumentModel {
  readonly language: DocumentLanguage;
  readonly labels: DocumentLabels;
  /** For example 'Quotation'. */
  readonly title: string;
  readonly number: string;
  readonly badges: readonly DocumentBadge[];
  readonly seller: DocumentSeller;
  readonly buyer: DocumentBuyer;
  /** Shown in this order beside the parties. */
  readonly dates: readonly LabelledText[];
  /** From the subtotal down to the total, which is `strong`. */
  readonly totals: readonly DocumentTotal[];
}

export interface DocumentBadge {
  readonly label: string;
  readonly tone: Tone;
}

export interface QuoteModel extends DocumentModel {
  /** The lines of a document without VAT. */
  readonly lines: readonly DocumentLine[];
  /** Lines with their VAT, used instead of `lines`. */
  readonly taxTable: TaxTable | null;
  /** The delivery address; line breaks are shown. */
  readonly deliverTo: string;
  /** The note to the client; line breaks are shown. */
  readonly note: string;
  readonly terms: readonly string[];
}

/** The lines below the total of an invoice: as of the day of printing, while all above is as of the day of issue. */
interface DocumentSettlement {
  /** For example 'As of 25 November 2026'. */
  readonly asOf: string;
  /** The last one is what remains. */
  readonly rows: readonly LabelledAmount[];
}

/** An order confirmation, or a proforma invoice. */
export interface OrderModel extends QuoteModel {
  /** Set on a proforma invoice, which is paid in advance; otherwise empty. */
  readonly bankAccounts: readonly DocumentBankAccount[];
  /** Only invoices have one. */
  readonly rfReference: '';
  /** The advance invoices that its invoices will deduct, on a proforma invoice. */
  readonly advances: readonly DocumentAdvance[];
  /** Only invoices have one. */
  readonly vatAfterAdvances: null;
  /** The lines below the total of a proforma invoice with advances. The last one is what remains. */
  readonly rest: readonly LabelledAmount[];
  /** The total, as a sentence. */
  readonly amountInWords: string;
}

/** A delivery note is delivered with the goods and has no prices. */
export interface DeliveryNoteModel extends Omit<QuoteModel, 'lines' | 'taxTable' | 'totals'> {
  /** Headings of the quantities. */
  readonly columns: readonly string[];
  readonly lines: readonly DeliveryNoteLine[];
  /** Heading of the places in the store; empty if they are not shown. */
  readonly placeLabel: string;
  /** True if the recipient signs it. */
  readonly isSigned: boolean;
}

interface DeliveryNoteLine extends Omit<DocumentLine, 'unitPrice' | 'amount'> {
  /** One for each column. */
  readonly quantities: readonly number[];
  readonly place: string;
}

export interface ReceiptModel extends Omit<DocumentModel, 'totals'> {
  readonly received: Fils;
  readonly amountInWords: string;
  readonly facts: readonly LabelledText[];
  /** The later uses of the rest of the money, by day. */
  readonly later: readonly { readonly title: string; readonly facts: readonly LabelledText[] }[];
  readonly note: string;
  readonly terms: readonly string[];
}

export interface InvoiceModel extends QuoteModel {
  /** The advance invoices that it deducts. */
  readonly advances: readonly DocumentAdvance[];
  /** null without VAT or advances. */
  readonly vatAfterAdvances: Fils | null;
  readonly payments: readonly DocumentPayment[];
  readonly settlement: DocumentSettlement;
  /** The total, as a sentence. */
  readonly amountInWords: string;
  readonly bankAccounts: readonly DocumentBankAccount[];
  /** In groups of four. */
  readonly rfReference: string;
}

export interface CreditNoteModel extends DocumentModel {
  /** Lines and charges with a credited amount. */
  readonly credits: readonly DocumentCredit[];
  /** False if net amounts and VAT are omitted. */
  readonly isTaxed: boolean;
  /** Heading of `values`. */
  readonly valueLabel: string;
  /** The supply before, after, and the difference, which is `strong`. */
  readonly values: readonly DocumentValue[];
  readonly amountInWords: string;
  /** The reason; line breaks are shown. */
  readonly note: string;
  readonly terms: readonly string[];
}

/** A list of cheques with its heading and sum. */
export interface ChequeTable {
  readonly title: string;
  /** A sentence below the heading, or empty. */
  readonly note: string;
  /** Heading of the column with the purpose of each, or empty. */
  readonly purposeLabel: string;
  readonly rows: readonly ChequeRow[];
  readonly total: Fils;
}

interface ChequeRow {
  readonly number: string;
  /** In small print below the number, or empty. */
  readonly numberNote: string;
  readonly bank: string;
  /** In small print below the bank, or empty. */
  readonly bankNote: string;
  readonly date: string;
  readonly purposes: readonly string[];
  readonly amount: Fils;
}

/** A paper about cheques: the acknowledgement of receipt, the deposit slip, or the letter to a court. */
export interface ChequesModel extends Omit<DocumentModel, 'totals'> {
  readonly intro: readonly string[];
  readonly cheques: ChequeTable;
  readonly amountInWords: string;
  /** The documents that come with it, or null. */
  readonly enclosed: { readonly title: string; readonly names: readonly string[] } | null;
  /** Heading of the place to sign. */
  readonly signedAs: string;
  readonly note: string;
  readonly terms: readonly string[];
}

export interface StatementModel extends DocumentModel {
  readonly opening: LabelledAmount;
  readonly entries: readonly StatementLine[];
  readonly ages: readonly LabelledAmount[];
  /** null if the account has none. */
  readonly cheques: ChequeTable | null;
}

/** The prices of a customer, or of a list. */
export interface PriceListModel extends Omit<DocumentModel, 'totals'> {
  readonly columns: { readonly from: string; readonly price: string; readonly days: string };
  /** True if some lines have days of their own. */
  readonly hasDays: boolean;
  readonly lines: readonly PriceListPaperLine[];
  readonly note: string;
  readonly terms: readonly string[];
}

export interface PriceListPaperLine {
  readonly name: string;
  /** Empty for a category or all products. */
  readonly sku: string;
  readonly unit: string;
  readonly minQty: number;
  readonly price: Fils;
  /** Shown instead of the price; empty if there is a price. */
  readonly percent: string;
  /** MOQ, step and maximum; empty if nothing was agreed about them. */
  readonly quantities: string;
  readonly days: string;
}

/** The words of the templates; `pageNumber` holds {page} and {pages}. */
export type DocumentLabels = Readonly<
  Record<
    | ('pageNumber' | 'from' | 'to' | 'trn' | 'note' | 'terms')
    | ('item' | 'code' | 'size' | 'sku' | 'qty' | 'unit' | 'unitPrice' | 'amount')
    | ('discount' | 'net' | 'vatRate' | 'vat' | 'gross' | 'contact')
    | ('payTo' | 'accountName' | 'reference')
    | ('deliverTo' | 'receivedInGoodOrder' | 'name' | 'signature')
    | ('paymentsReceived' | 'lessAdvances' | 'vatAfterAdvances' | 'date' | 'method')
    | ('chequeNumber' | 'bank' | 'chequeDate')
    | ('entry' | 'invoice' | 'due' | 'debit' | 'credit' | 'balance' | 'dueByAge' | 'document' | 'entryReference'),
    string
  >
>;

export interface DocumentSeller {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** Tax registration number. */
  readonly trn: string;
  readonly email: string;
  readonly phones: readonly string[];
}

export interface DocumentBuyer {
  /** The company, if the buyer belongs to one. */
  readonly name: string;
  /** The person of a company. */
  readonly contact: string;
  readonly trn: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface LabelledText {
  readonly label: string;
  readonly value: string;
}

export interface LabelledAmount {
  readonly label: string;
  readonly amount: Fils;
}

export interface DocumentTotal extends LabelledAmount {
  readonly strong: boolean;
}

export interface DocumentLine {
  /** Counted from 1. */
  readonly position: number;
  readonly name: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
  /** The quantity in packs; empty if it fills none. */
  readonly packs: string;
  readonly qty: number;
  readonly unitPrice: Fils;
  readonly amount: Fils;
}

export interface TaxTable {
  /** Heading of the unit prices: including or excluding VAT. */
  readonly priceLabel: string;
  readonly hasDiscounts: boolean;
  readonly lines: readonly TaxedDocumentLine[];
}

/** Quantity × unit price − discount is the gross amount, or the net amount if prices exclude VAT. */
interface TaxedDocumentLine extends Omit<DocumentLine, 'amount'>, TaxedAmount {
  /** Includes the line's share of the document's discount. */
  readonly discount: Fils;
  /** For example '5 %' or '0 % Z'. */
  readonly rate: string;
  /** The reason why the line is not standard rated. */
  readonly reason: string;
}

export interface DocumentCredit extends Pick<DocumentLine, 'position' | 'name' | 'unit'>, TaxedAmount {
  /** Empty for a charge. */
  readonly sku: string;
  /** null if only an amount is credited and no goods. */
  readonly qty: number | null;
  readonly rate: string;
}

export interface DocumentValue extends DocumentTotal {
  readonly net: Fils;
  readonly vat: Fils;
}

export interface DocumentBankAccount {
  readonly bank: string;
  readonly accountName: string;
  /** In groups of four. */
  readonly iban: string;
  readonly bic: string;
}

interface DocumentAdvance extends TaxedAmount {
  readonly number: string;
  readonly date: string;
}

/** A received one. */
interface DocumentPayment {
  readonly date: string;
  readonly method: string;
  readonly amount: Fils;
}

export interface StatementLine {
  readonly date: string;
  /** For example 'Payment received · Cash'. */
  readonly entry: string;
  /** Number of the invoice, credit note or receipt. */
  readonly number: string;
  /** The purchase order, or the bank's text for the payment. */
  readonly reference: string;
  /** The invoices that the money settled. */
  readonly settled: readonly LabelledAmount[];
  /** Empty for a payment. */
  readonly due: string;
  readonly debit: Fils | null;
  readonly credit: Fils | null;
  readonly balance: Fils;
}
