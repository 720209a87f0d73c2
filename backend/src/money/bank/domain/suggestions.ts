import type { SuggestionReason } from '@shop/contract/bank';
import { receiptsFor } from './invoice-suggestions.js';
import {
  type BookedMoney,
  type ChequeAtBank,
  type DepositAtBank,
  MOST_SUGGESTIONS,
  type OpenInvoice,
  type SearchedLine,
  type Suggestion,
} from './suggestion.js';

/** Money of the same amount counts as the line's within these days. */
const NEAR_DAYS = 10;

/**
 * The possible meanings of a bank line, the most certain first. They are proposals: nothing is written.
 * @param known the account that paid from this IBAN, or by this name, before
 */
export function suggestionsFor(
  line: SearchedLine,
  {
    booked,
    cheques,
    invoices,
    known,
  }: {
    booked: readonly BookedMoney[];
    cheques: readonly ChequeAtBank[];
    invoices: readonly OpenInvoice[];
    known: string | null;
  },
): Suggestion[] {
  const found = [
    ...inBooks(line, booked),
    ...depositsAtBank(line, cheques),
    ...atBank(line, cheques),
    ...receiptsFor(line, invoices, known),
  ];
  return withoutRepeats(found).slice(0, MOST_SUGGESTIONS);
}

/** Refunds and returns of the amount of a line of money paid out: those whose document or cheque it names first. */
export function refundsFor(line: SearchedLine, refunds: readonly BookedMoney[]): Suggestion[] {
  const fitting = refunds.filter(({ left }) => left === line.amount);
  const reasonOf = ({ number, chequeNumber }: BookedMoney): SuggestionReason | null => {
    if (isNamed(line, number)) return 'number';
    return isNamed(line, chequeNumber) ? 'cheque' : null;
  };
  const named = fitting.flatMap((booked) => {
    const why = reasonOf(booked);
    return why === null ? [] : [{ why, booked }];
  });
  return withoutRepeats([
    ...named.map(({ why, booked }): Suggestion => ({
      why,
      isCertain: named.length === 1,
      booked,
      amount: booked.left,
    })),
    ...fitting.map((booked): Suggestion => ({ why: 'amount', isCertain: false, booked, amount: booked.left })),
  ]).slice(0, MOST_SUGGESTIONS);
}

function inBooks(line: SearchedLine, booked: readonly BookedMoney[]): Suggestion[] {
  const fitting = booked.filter(({ left }) => left === line.amount);
  const match = (why: SuggestionReason, money: BookedMoney, isCertain: boolean): Suggestion => ({
    why,
    isCertain,
    booked: money,
    amount: money.left,
  });
  const byReference = fitting.filter(({ reference, number }) => isNamed(line, reference) || isNamed(line, number));
  const byCheque = fitting.filter(({ chequeNumber }) => isNamed(line, chequeNumber));
  const near = fitting.filter(({ day }) => daysBetween(day, line.bookedOn) <= NEAR_DAYS);
  return [
    ...byReference.map((money) => match('reference', money, byReference.length === 1)),
    ...byCheque.map((money) => match('cheque', money, byCheque.length === 1)),
    ...near.map((money) => match('amount', money, false)),
  ];
}

/** A deposit of several cheques comes as one line. */
function depositsAtBank(line: SearchedLine, cheques: readonly ChequeAtBank[]): Suggestion[] {
  const deposits = new Map<string, DepositAtBank>();
  for (const { deposit, left } of cheques) {
    if (deposit === null) continue;
    const before = deposits.get(deposit._id) ?? { ...deposit, count: 0, left: 0 };
    deposits.set(deposit._id, { ...before, count: before.count + 1, left: before.left + left });
  }
  const fitting = [...deposits.values()].filter(({ count, left }) => count > 1 && left === line.amount);
  return fitting.map((deposit) => ({ why: 'sum', isCertain: fitting.length === 1, deposit }));
}

/** Cheques at the bank: those that the line names, and those of its amount. */
function atBank(line: SearchedLine, cheques: readonly ChequeAtBank[]): Suggestion[] {
  const named = cheques.filter(({ chequeNumber, left }) => left <= line.amount && isNamed(line, chequeNumber));
  const fitting = cheques.filter(({ left }) => left === line.amount);
  return [
    ...named.map((cheque): Suggestion => ({
      why: 'cheque',
      isCertain: named.length === 1 && cheque.left === line.amount,
      cheque,
    })),
    ...fitting.map((cheque): Suggestion => ({ why: 'amount', isCertain: false, cheque })),
  ];
}

/** Numbers of fewer characters are found in any text. */
const LEAST_NAME = 4;

/** True if the text of the line contains this number, with any characters in between. */
function isNamed({ text, reference }: SearchedLine, number: string): boolean {
  const wanted = compact(number);
  return wanted.length >= LEAST_NAME && compact(`${text} ${reference}`).includes(wanted);
}

/** The first of those that propose the same. */
function withoutRepeats(suggestions: readonly Suggestion[]): Suggestion[] {
  const keys = suggestions.map(keyOf);
  return suggestions.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function keyOf(suggestion: Suggestion): string {
  if ('booked' in suggestion) return suggestion.booked.refund ?? suggestion.booked._id;
  if ('cheque' in suggestion) return suggestion.cheque._id;
  if ('deposit' in suggestion) return suggestion.deposit._id;
  return suggestion.allocations.map(({ invoice, amount }) => `${invoice} ${String(amount)}`).join();
}

const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
