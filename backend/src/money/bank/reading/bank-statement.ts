import { aedText, type Fils } from '@shop/contract/money';
import type { BankFormat, BankLineKind } from '@shop/contract/bank';
import { refuse } from '../../../platform/errors/refuse.js';

/** A line of a bank statement, as the bank wrote it. */
export interface ReadBankLine {
  /** The line of the file, or the row of the sheet, from 1. */
  readonly line: number;
  /** Days, as `2026-11-25`. */
  readonly bookedOn: string;
  readonly valueOn: string;
  /** Above 0: received; below 0: paid. */
  readonly amount: Fils;
  readonly text: string;
  /** The payer's reference; empty: none. */
  readonly reference: string;
  /** The bank's own number of the line; empty: none. */
  readonly bankId: string;
  readonly counterparty: { readonly name: string; readonly iban: string };
  readonly kind: BankLineKind;
  /** The balance after it; null or missing: the file does not say it. */
  readonly balance?: Fils | null;
}

/** A place of the file that is no movement of the account. */
export interface UnreadRow {
  readonly line: number;
  readonly text: string;
}

export interface ReadBankStatement {
  readonly format: BankFormat;
  /** The account as the file names it: an IBAN or a number; empty: it does not. */
  readonly account: string;
  /** Empty: the file names none. */
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  /** null: the file does not say it. */
  readonly opening: Fils | null;
  readonly closing: Fils | null;
  readonly lines: readonly ReadBankLine[];
  readonly unread: readonly UnreadRow[];
}

/** A statement of a file of messages, which is read if it is of the account. */
export interface FoundStatement {
  readonly line: number;
  readonly account: string;
  readonly currency: string;
  readonly read: () => ReadBankStatement;
}

export interface FoundStatements {
  readonly found: readonly FoundStatement[];
  readonly unread: readonly UnreadRow[];
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** The first foreign one of these currencies, otherwise AED; empty: none is named. */
export const currencyOf = (named: readonly string[]): string =>
  named.find((currency) => !['', 'AED'].includes(currency)) ?? (named.includes('AED') ? 'AED' : '');

/** The words by which banks call cheques, cash, cards and their own charges; the first match counts. */
const KINDS: readonly (readonly [BankLineKind, RegExp])[] = [
  ['cheque', /\b(?:cheques?|chqs?|checks?|clearing|inward clg|outward clg)\b|شيك/i],
  ['charge', /\b(?:charges?|fees?|commission|vat on|comm)\b|رسوم|عمولة/i],
  ['cash', /\b(?:cash|cdm|atm|ccdm)\b|نقد/i],
  ['card', /\b(?:pos|card|visa|mastercard|merchant|settlement)\b|بطاقة/i],
  ['transfer', /\b(?:transfer|trf|tfr|ipp|aani|uaefts|swift|remittance|telex|tt|neft|credit advice)\b|تحويل|حوالة/i],
];

export function kindOf(text: string): BankLineKind {
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

/** A reference that says that there is none. */
export const isNone = (reference: string): boolean => /^(?:NONREF|NOREF|NOT ?PROVIDED)?$/i.test(reference);

export const signed = (isIn: boolean, amount: Fils): Fils => (isIn || amount === 0 ? amount : -amount);

/** Blanks, control characters, and those that turn the direction of what follows. */
const BLANKS = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of text, with single blanks. */
export const tidied = (text: string): string => text.replace(BLANKS, ' ').trim();

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/;

/** The first IBAN of a text, without blanks; empty: none. */
export const ibanIn = (text: string): string => IBAN.exec(text)?.[0].replaceAll(' ', '') ?? '';

/** @throws DomainError STATEMENT_DOES_NOT_ADD_UP unless opening balance and lines are the closing balance */
export function addedUp<Statement extends ReadBankStatement>(statement: Statement): Statement {
  const { opening, closing, lines } = statement;
  const sum = lines.reduce((total, { amount }) => total + amount, opening ?? 0);
  if (opening !== null && closing !== null && sum !== closing)
    throw refuse('STATEMENT_DOES_NOT_ADD_UP', { sum: aedText(sum), closing: aedText(closing) });
  return statement;
}

export const unreadable = (line: number, value: string) =>
  refuse('BANK_FILE_UNREADABLE', { line, value: tidied(value).slice(0, 80) });
