import { westernDigits } from './numbers.js';
import type { Tone } from './statuses.js';

/** The formats of bank statements. */
export const BANK_FORMATS = ['mt940', 'camt053', 'csv', 'xlsx'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** The kinds of lines of a bank statement, as far as their words say them. */
export const BANK_LINE_KINDS = ['transfer', 'cheque', 'cash', 'card', 'charge', 'other'] as const;
export type BankLineKind = (typeof BANK_LINE_KINDS)[number];

/** `Matched`: its whole amount is in the books; `Ignored`: it has no place there, such as a transfer between own accounts. */
export const BANK_LINE_STATUSES = ['Open', 'Matched', 'Ignored'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];

export const bankLineStatusTones: Readonly<Record<BankLineStatus, Tone>> = {
  Open: 'yellow',
  Matched: 'green',
  Ignored: 'neutral',
};

/** The records that a line can be matched with. */
export const BANK_MATCH_RESOURCES = ['receipts', 'payments'] as const;
export type BankMatchResource = (typeof BANK_MATCH_RESOURCES)[number];

/** Why a line is thought to be a payment, the most certain first. */
export const SUGGESTION_REASONS = ['number', 'reference', 'cheque', 'amount', 'sum', 'alias', 'name'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

export const BANK_COLUMNS = [
  'bookedOn',
  'valueOn',
  'text',
  'reference',
  'counterparty',
  'debit',
  'credit',
  'amount',
  'mark',
  'balance',
  'status',
  'currency',
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

/** The decimal mark, and the order of day, month and year. */
export const BANK_DECIMALS = ['.', ','] as const;
export type BankDecimal = (typeof BANK_DECIMALS)[number];
export const BANK_DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type BankDateOrder = (typeof BANK_DATE_ORDERS)[number];

/** The bounds of a table: columns, and characters of a heading. */
export const MAX_BANK_COLUMNS = 60;
export const MAX_BANK_HEADING = 120;

/** How a bank writes its tables. */
export interface BankTableProfile {
  /** The row of headings, with single blanks. */
  readonly headings: readonly string[];
  /** The index of each column, from 0. */
  readonly columns: Partial<Readonly<Record<BankColumn, number>>>;
  /** The further columns of words, which follow those of `text`. */
  readonly texts: readonly number[];
  readonly dateOrder: BankDateOrder;
  readonly decimal: BankDecimal;
  /** True if staff chose the columns; otherwise they are guessed again in each file. */
  readonly isChosen: boolean;
}

/** The content type of a bank's file, in any format. */
export const BANK_FILE_TYPE = 'application/octet-stream';
/** The size of a bank's file. */
export const MAX_BANK_FILE_BYTES = 4 * 1024 * 1024;

/** The certain transactions that one call accepts: each has a transaction of the database of its own. */
export const MAX_ACCEPTED = 10;
/** The most open transactions of a list that are suggested for at once. */
export const MAX_OPEN_LINES = 500;

/** The kinds of transactions that a rule sets aside. */
export const BANK_RULE_KINDS = ['charge', 'ownTransfer'] as const;
export type BankRuleKind = (typeof BANK_RULE_KINDS)[number];

/**
 * The words of a line by which a rule knows it again, without case and marks; empty if it has none. The numbers of money
 * out change each time, so that two other words are enough; those of money in may be all that names a customer.
 */
export const ruleWordsOf = ({ text, amount }: { readonly text: string; readonly amount: number }): string => {
  const words: readonly string[] =
    westernDigits(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const lasting = words.filter((word) => !/\p{N}/u.test(word));
  return (amount > 0 || lasting.length < 2 ? words : lasting).join(' ');
};

interface SuggestedMatch {
  readonly booked: {
    readonly resource: BankMatchResource;
    readonly _id: string;
    readonly refund: string | null;
  } | null;
  readonly cheque: { readonly _id: string } | null;
  readonly deposit: { readonly _id: string } | null;
  readonly company: string | null;
  readonly user: string | null;
  readonly allocations: readonly { readonly invoice: string; readonly amount: number }[];
}

/** The body of the call that makes a suggestion true. */
export const matchOf = ({ booked, cheque, deposit, company, user, allocations }: SuggestedMatch) => {
  if (booked?.refund) return { refund: booked.refund };
  if (booked !== null) return booked.resource === 'receipts' ? { receipt: booked._id } : { payment: booked._id };
  if (cheque !== null) return { cheque: cheque._id };
  if (deposit !== null) return { deposit: deposit._id };
  return { record: { company, user, allocations: allocations.map(({ invoice, amount }) => ({ invoice, amount })) } };
};
