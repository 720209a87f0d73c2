import type { JournalKind, JournalResource } from '@shop/contract/books';
import type { InvoiceKind } from '@shop/contract/advances';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import type { Emirate } from '@shop/contract/uae';
import type { TaxedCategory } from '@shop/contract/vat';
import type { MovingInvoice, MovingPayment, MovingReceipt, MovingRefund } from '../../../billing/movements/movement.js';

/** The fields of the records that the journal books. */
interface Taxed {
  readonly categories: readonly TaxedCategory[];
}

export interface BookedInvoice extends MovingInvoice {
  readonly kind: InvoiceKind;
  readonly taxDate: Date;
  readonly seller: { readonly address: { readonly emirate: Emirate | '' } };
  readonly tax?: (Taxed & { readonly deliveryCharge: TaxedCategory; readonly extraFee: TaxedCategory }) | null;
  readonly advances: readonly Taxed[];
  readonly badDebt:
    | (NonNullable<MovingInvoice['badDebt']> & { readonly vat: readonly (Taxed & { readonly at: Date })[] })
    | null;
}

interface Id {
  toString(): string;
}

export interface BookedNote {
  readonly _id: Id;
  readonly creditNoteNumber: string;
  readonly invoice: { readonly invoiceNumber: string };
  readonly ofAdvance: boolean;
  readonly createdAt: Date;
  readonly total: Fils;
  readonly seller: BookedInvoice['seller'];
  readonly tax?: Taxed | null;
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
}

interface Refund extends MovingRefund {
  readonly _id: Id;
  readonly paymentMethod: PaymentMethod;
}

export interface BookedPayment extends MovingPayment {
  readonly isOpening: boolean;
  readonly refunds: readonly Refund[];
}

export interface BookedReceipt extends MovingReceipt {
  readonly isOpening: boolean;
  readonly refunds: readonly Refund[];
}

export interface BookedCheque {
  readonly _id: Id;
  readonly number: string;
  readonly kind: 'Payment' | 'Guarantee';
  readonly amount: Fils;
  readonly chequeNumber: string;
  readonly course: readonly { readonly on: string; readonly status: string; readonly cleared: Fils }[];
}

/** The document that something happened to. */
export interface BookedDocument {
  readonly resource: JournalResource;
  readonly _id: string;
  readonly number: string;
  /** Due day and purchase order of an invoice. */
  readonly terms?: { readonly due: string; readonly purchaseOrder: string };
}

/** The amount that an event adds to the open amount of an invoice, or takes from the credit of a receipt. */
export interface EventPart {
  /** The number of the document. */
  readonly of: string;
  readonly amount: Fils;
}

/** Something that happened to a document and changes the books. */
export interface BookEvent {
  readonly kind: JournalKind;
  /** In Dubai. */
  readonly day: string;
  /** Distinguishes it from other events of this kind of the document; empty if there is one only. */
  readonly key: string;
  readonly document: BookedDocument;
  readonly parts: readonly EventPart[];
  /** How money came or was paid back; null for other events, and for money of the old books. */
  readonly method: PaymentMethod | null;
  /** The invoice or credit note that is issued or voided, or whose VAT is adjusted. */
  readonly taxed?: TaxedEvent;
  /** The bank's reference, or the number of a cheque. */
  readonly reference: string;
  /** For the undoing of a difference: its kind. */
  readonly undone?: 'bankCharge' | 'difference';
}

/** The VAT of an event. Amounts are those of the document, without a sign. */
export interface TaxedEvent {
  readonly ofAdvance: boolean;
  readonly emirate: Emirate | '';
  /** The day that decides the period of the return. */
  readonly taxDay: string;
  /** null if the document has no VAT. */
  readonly categories: readonly TaxedCategory[] | null;
  readonly deliveryCharge: TaxedCategory | null;
  readonly extraFee: TaxedCategory | null;
  /** The advance invoices that the invoice deducts, by category. */
  readonly advances: readonly TaxedCategory[];
  /** The sum of these. */
  readonly advanced: Fils;
  readonly total: Fils;
}
