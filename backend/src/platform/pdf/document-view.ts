import type { Fils } from '@shop/contract/money';

/*
 * What a document shows. Amounts are integer fils, texts are plain text (never HTML). There is no place for a staff
 * note here, and none may be made: these documents go to the buyer.
 */

export interface DocumentView {
  /** 'Quotation', 'Invoice'. */
  readonly title: string;
  readonly number: string;
  /** As the reader should see it, for example 'Partially Paid'; shown as a badge. */
  readonly statusLabel?: string;
  /** Colours the badge; neutral unless told. */
  readonly statusTone?: StatusTone;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentBuyer;
  /** Shown in this order beside the parties; `value` comes from `documentDate` where it is a date. */
  readonly dates: readonly LabelledText[];
  readonly lines: readonly DocumentLine[];
  /** From the subtotal down to the total, which is `strong`. */
  readonly totals: readonly DocumentTotal[];
  /** To the client; line breaks are kept. */
  readonly note?: string;
  readonly terms?: readonly string[];
}

export interface InvoiceView extends DocumentView {
  /** Received ones only. */
  readonly payments: readonly DocumentPayment[];
  readonly amountPaid: Fils;
  readonly remaining: Fils;
}

export interface StatementView {
  readonly title: string;
  /** The period. */
  readonly number: string;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentBuyer;
  readonly dates: readonly LabelledText[];
  readonly opening: LabelledAmount;
  readonly entries: readonly StatementLine[];
  readonly totals: readonly DocumentTotal[];
  /** What remains due, by age. */
  readonly ages: readonly LabelledAmount[];
}

export interface StatementLine {
  /** From `shortDate`. */
  readonly date: string;
  readonly what: string;
  readonly number: string;
  /** From `shortDate`; empty for a payment. */
  readonly due: string;
  readonly debit: Fils | null;
  readonly credit: Fils | null;
  readonly balance: Fils;
}

export interface LabelledAmount {
  readonly label: string;
  readonly amount: Fils;
}

export type StatusTone = 'neutral' | 'positive' | 'warning' | 'negative';

/** Empty texts are left out of the document. */
export interface DocumentSeller {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** Tax registration number. */
  readonly trn: string;
  readonly email: string;
  readonly phones: readonly string[];
}

/** Empty texts are left out of the document. */
export interface DocumentBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface LabelledText {
  readonly label: string;
  readonly value: string;
}

/** Empty texts are left out of the document. */
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

export interface DocumentTotal {
  readonly label: string;
  readonly amount: Fils;
  readonly strong?: boolean;
}

export interface DocumentPayment {
  /** From `documentDate`. */
  readonly date: string;
  readonly method: string;
  readonly amount: Fils;
}
