import type { BankMatchResource, SuggestionReason } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import type { Account } from '../../../billing/invoices/account.js';

/** The part of a bank line that payments are found by. */
export interface SearchedLine {
  readonly bookedOn: string;
  /** Above 0, also of money paid out. */
  readonly amount: Fils;
  readonly text: string;
  readonly reference: string;
  readonly counterparty: { readonly name: string; readonly iban: string };
}

/** Money in the books that is not matched with a bank line, or not all of it. */
export interface BookedMoney {
  readonly resource: BankMatchResource;
  readonly _id: string;
  readonly refund: string | null;
  readonly number: string;
  readonly day: string;
  readonly left: Fils;
  readonly payer: string;
  readonly chequeNumber: string;
  readonly reference: string;
}

/** Money that came to the bank, as a whole. */
export type MoneyAtBank = Pick<BookedMoney, 'resource' | '_id' | 'refund'> & { readonly amount: Fils };

/** A cheque that its bank has not answered yet. */
export interface ChequeAtBank {
  readonly _id: string;
  readonly number: string;
  readonly chequeNumber: string;
  readonly chequeDate: string;
  readonly payer: string;
  readonly left: Fils;
  readonly deposit: { readonly _id: string; readonly number: string } | null;
}

/** The cheques of a deposit that are still at the bank. */
export interface DepositAtBank {
  readonly _id: string;
  readonly number: string;
  readonly count: number;
  readonly left: Fils;
}

export interface OpenInvoice {
  readonly _id: string;
  readonly number: string;
  readonly account: Account;
  readonly accountKey: string;
  readonly customer: string;
  /** The customer as `nameKey` returns it. */
  readonly customerKey: string;
  readonly left: Fils;
  /** Its RF reference. */
  readonly reference: string;
}

export interface SuggestedInvoice {
  readonly invoice: string;
  readonly number: string;
  readonly amount: Fils;
}

export interface InvoiceSuggestion {
  readonly account: Account;
  readonly customer: string;
  readonly allocations: readonly SuggestedInvoice[];
  /** The rest that stays on the account; below 0: the invoices ask for more, such as a bank charge that was deducted. */
  readonly rest: Fils;
}

/** The meaning that a line may have: money that is in the books, cheques that clear, or a receipt to record. */
export type Suggestion = {
  readonly why: SuggestionReason;
  /** True if the line has a whole number of the shop, or an RF reference, and its sum fits. */
  readonly isCertain: boolean;
} & (
  | { readonly booked: BookedMoney; readonly amount: Fils }
  | { readonly cheque: ChequeAtBank }
  | { readonly deposit: DepositAtBank }
  | InvoiceSuggestion
);

export const MOST_SUGGESTIONS = 5;
