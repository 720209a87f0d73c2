import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import type { PaymentStatus } from '@shop/contract/statuses';
import type { MovementKind } from './movement-kinds.js';

interface Id {
  toString(): string;
}

/** The fields of an invoice that move money. */
export interface MovingInvoice {
  readonly _id: Id;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly dueDate: Date;
  readonly issuedTotal: Fils;
  readonly advanced: Fils;
  /** The part that credit notes of the old books took off an invoice that was brought in. */
  readonly opening?: { readonly creditedBefore: Fils } | null;
  readonly poNumber: string;
  readonly creditNotes: readonly MovingCredit[];
  /** null if nothing was ever written off. */
  readonly badDebt: { readonly changes: readonly WrittenOff[] } | null;
  readonly differences: readonly MovingDifference[];
  readonly voidedAt: Date | null;
}

interface MovingDifference {
  readonly _id: Id;
  readonly kind: Extract<MovementKind, 'bankCharge' | 'difference'>;
  readonly amount: Fils;
  readonly at: Date;
  readonly undone: { readonly at: Date } | null;
}

interface MovingCredit {
  readonly creditNoteNumber: string;
  readonly total: Fils;
  readonly createdAt: Date;
}

/** A change of the written-off amount of an invoice. */
interface WrittenOff {
  readonly kind: Extract<MovementKind, 'writeOff' | 'writeOffUndone' | 'recovery' | 'recoveryUndone'>;
  readonly at: Date;
  readonly amount: Fils;
  /** The id of the write-off, or of the payment. */
  readonly of: string;
}

export interface MovingRefund {
  readonly amount: Fils;
  readonly paymentDate: Date;
  /** The number of the invoice that it was used for; empty for a refund. */
  readonly appliedTo: string;
  /** When that use ended with the reversal of the money; null if it did not. */
  readonly unappliedAt: Date | null;
}

interface Reversal {
  readonly reason: string;
  readonly at: Date;
}

export interface MovingPayment {
  readonly _id: Id;
  readonly invoice: { readonly invoiceNumber: string };
  readonly amount: Fils;
  readonly paymentMethod: PaymentMethod;
  readonly paymentDate: Date;
  readonly chequeNumber: string;
  /** When credit of an account was applied; null if the money came for this invoice. */
  readonly appliedAt: Date | null;
  readonly status: PaymentStatus;
  readonly refunds: readonly MovingRefund[];
  readonly refundedAt: Date | null;
  readonly receipt: { readonly receiptNumber: string } | null;
  /** The number of the overpaid invoice that the credit came from, or empty. */
  readonly appliedFrom: string;
  readonly reversal: Reversal | null;
}

export interface MovingReceipt {
  readonly _id: Id;
  readonly receiptNumber: string;
  readonly amount: Fils;
  readonly paymentMethod: PaymentMethod;
  readonly paymentDate: Date;
  readonly chequeNumber: string;
  readonly reference: string;
  readonly allocations: readonly MovingAllocation[];
  readonly refunds: readonly MovingRefund[];
  readonly reversal: Reversal | null;
}

interface MovingAllocation {
  readonly invoiceNumber: string;
  readonly amount: Fils;
  /** null if it was allocated when the money was received. */
  readonly appliedAt: Date | null;
  /** The part that was refunded before the receipt was reversed; 0 if none. */
  readonly paidBack: Fils;
}

/** The records of an account that move money: its invoices with all of their payments, and its receipts. */
export interface AccountMoney {
  readonly invoices: readonly MovingInvoice[];
  readonly payments: readonly MovingPayment[];
  readonly receipts: readonly MovingReceipt[];
}

/**
 * The amount that a movement adds to the open amount of an invoice, or deducts from the remaining amount of a receipt.
 */
interface Part {
  /** The number of the invoice or receipt. */
  readonly of: string;
  readonly amount: Fils;
}

/** An invoice that money was used for. */
export interface SettledPart {
  readonly invoiceNumber: string;
  readonly amount: Fils;
  readonly at: Date;
}

export interface Movement {
  readonly kind: MovementKind;
  readonly at: Date;
  /** Without a sign. */
  readonly amount: Fils;
  /** They add up to the amount with the sign of the kind. */
  readonly parts: readonly Part[];
  /** The same for movements that undo each other. */
  readonly group: string;
  /** Number of the document that it is about. */
  readonly document: string;
  readonly invoice: MovingInvoice | null;
  readonly payment: MovingPayment | null;
  readonly receipt: MovingReceipt | null;
  /** The refund that it is, if it is recorded on its own. */
  readonly refund?: MovingRefund;
  /** The invoices that the received money was used for, at any time. */
  readonly settled: readonly SettledPart[];
}
