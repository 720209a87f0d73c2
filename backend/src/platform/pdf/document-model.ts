import type { Language } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import type { Tone } from '@shop/contract/statuses';

/*
 * The content of documents. Amounts are integer fils, texts are plain text (never HTML), and empty texts are left out. There is
 * no place for a staff note here, and none may be made: these documents go to the buyer.
 */

interface DocumentModel {
  readonly language: Language;
  readonly labels: DocumentLabels;
  /** For example 'Quotation'. */
  readonly title: string;
  readonly number: string;
  /** Shown as a badge. */
  readonly status: { readonly label: string; readonly tone: Tone } | null;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentBuyer;
  /** Shown in this order beside the parties. */
  readonly dates: readonly LabelledText[];
  /** From the subtotal down to the total, which is `strong`. */
  readonly totals: readonly DocumentTotal[];
}

export interface QuoteModel extends DocumentModel {
  readonly lines: readonly DocumentLine[];
  /** To the client; line breaks are kept. */
  readonly note: string;
  readonly terms: readonly string[];
}

export interface InvoiceModel extends QuoteModel {
  /** Received ones only. */
  readonly payments: readonly DocumentPayment[];
  readonly amountPaid: Fils;
  readonly remaining: Fils;
}

export interface StatementModel extends DocumentModel {
  readonly opening: LabelledAmount;
  readonly entries: readonly StatementLine[];
  /** What remains due, by age. */
  readonly ages: readonly LabelledAmount[];
}

/** The words of the templates. */
export type DocumentLabels = Readonly<
  Record<
    | ('page' | 'ofPages' | 'from' | 'to' | 'trn' | 'note' | 'terms')
    | ('item' | 'code' | 'size' | 'sku' | 'qty' | 'unit' | 'unitPrice' | 'amount')
    | ('paid' | 'remainingDue' | 'paymentsReceived' | 'date' | 'method')
    | ('entry' | 'invoice' | 'due' | 'debit' | 'credit' | 'balance' | 'dueByAge'),
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
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

interface LabelledText {
  readonly label: string;
  readonly value: string;
}

interface LabelledAmount {
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
  readonly qty: number;
  readonly unitPrice: Fils;
  readonly amount: Fils;
}

interface DocumentPayment {
  readonly date: string;
  readonly method: string;
  readonly amount: Fils;
}

export interface StatementLine {
  readonly date: string;
  /** For example 'Payment, Cash'. */
  readonly entry: string;
  /** Of the invoice. */
  readonly number: string;
  /** Empty for a payment. */
  readonly due: string;
  readonly debit: Fils | null;
  readonly credit: Fils | null;
  readonly balance: Fils;
}
