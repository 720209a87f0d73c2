import type { OrderStatus, QuoteStatus } from '@shop/contract/statuses';

type PaymentMethod = 'Cash' | 'Bank Transfer' | 'Credit Card' | 'Cheque' | 'Other';

/** Product key, quantity, and the price that staff offer (AED) if it isn't the list price. */
type StoryLine = readonly [product: string, qty: number, offered?: number];

/** Days are days before "now": 0 is today. */
export interface StoryPayment {
  readonly daysAgo: number;
  /** Per cent of the amount due, or all that is left. */
  readonly share: number | 'rest';
  readonly method: PaymentMethod;
  readonly chequeNumber?: string;
  readonly paidTo: string;
  readonly note?: string;
  readonly returnedDaysAgo?: number;
}

export interface StoryOrder {
  readonly daysAgo: number;
  readonly status: OrderStatus;
  /** When it was delivered, even if it was returned later. */
  readonly deliveredDaysAgo?: number;
  readonly deliveredBy?: string;
  /** When it was returned or cancelled. */
  readonly closedDaysAgo?: number;
  readonly staffNote?: string;
  readonly clientNote?: string;
  readonly invoice?: { readonly daysAgo: number; readonly payments: readonly StoryPayment[] };
}

export interface Story {
  /** Place of the customer in the list of demo customers. */
  readonly customer: number;
  readonly daysAgo: number;
  readonly lines: readonly StoryLine[];
  readonly status: QuoteStatus;
  readonly request?: string;
  readonly reply?: string;
  readonly staffNote?: string;
  /** AED. */
  readonly delivery?: number;
  readonly extra?: number;
  /** When staff offered a price, and when it was confirmed or rejected. */
  readonly pricedDaysAgo?: number;
  readonly decidedDaysAgo?: number;
  readonly order?: StoryOrder;
}

export interface PlannedLine {
  readonly product: string;
  readonly qty: number;
  /** AED, what staff offer. */
  readonly unitPrice: number;
}

export interface PlannedPayment {
  readonly paidAt: Date;
  /** AED. */
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly chequeNumber: string;
  readonly paidTo: string;
  readonly note: string;
  readonly returnedAt: Date | null;
}

export interface PlannedInvoice {
  readonly issuedAt: Date;
  /** Total of the order, AED. */
  readonly amountDue: number;
  /** In the order in which they are recorded. */
  readonly payments: readonly PlannedPayment[];
}

export interface PlannedOrder {
  readonly createdAt: Date;
  readonly status: OrderStatus;
  readonly deliveredAt: Date | null;
  readonly deliveredBy: string;
  /** When it was returned or cancelled. */
  readonly closedAt: Date | null;
  readonly adminToAdminNote: string;
  readonly adminToClientNote: string;
  readonly invoice: PlannedInvoice | null;
}

export interface PlannedQuote {
  /** Email of the demo customer. */
  readonly customer: string;
  readonly requestedAt: Date;
  readonly lines: readonly PlannedLine[];
  readonly clientToAdminNote: string;
  readonly status: QuoteStatus;
  /** When staff entered the prices; null if they have not yet. */
  readonly pricedAt: Date | null;
  /** When it was confirmed or rejected. */
  readonly decidedAt: Date | null;
  /** AED. */
  readonly deliveryCharge: number;
  readonly extraFee: number;
  readonly adminToClientNote: string;
  readonly adminToAdminNote: string;
  readonly order: PlannedOrder | null;
}
