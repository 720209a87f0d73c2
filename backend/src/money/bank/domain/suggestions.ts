import type { SuggestionReason } from '@shop/contract/bank';
import { plainChequeNumber } from '../../cheques/domain/identity.js';
import { receiptsFor } from './invoice-suggestions.js';
import { isChequeIn, isNumberIn } from './named-numbers.js';
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
  return withoutRepeats(bookedAs(line, refunds, 'number')).slice(0, MOST_SUGGESTIONS);
}

function inBooks(line: SearchedLine, booked: readonly BookedMoney[]): Suggestion[] {
  const isNear = ({ day }: BookedMoney) => daysBetween(day, line.bookedOn) <= NEAR_DAYS;
  return bookedAs(line, booked, 'reference', isNear);
}

/** Money of the amount of the line, first what the line names. Only a number of the shop's own documents is certain. */
function bookedAs(
  line: SearchedLine,
  booked: readonly BookedMoney[],
  named: SuggestionReason,
  isNear: (money: BookedMoney) => boolean = () => true,
): Suggestion[] {
  const words = wordsOf(line);
  const fitting = booked.filter(({ left }) => left === line.amount);
  const numbered = fitting.filter(({ number }) => isNumberIn(words, number));
  const found = (why: SuggestionReason, of: readonly BookedMoney[], isCertain = false) =>
    of.map((money): Suggestion => ({ why, isCertain, booked: money, amount: money.left }));
  return [
    ...found(named, numbered, numbered.length === 1),
    ...found(
      'reference',
      fitting.filter(({ reference }) => isNumberIn(words, reference)),
    ),
    ...found(
      'cheque',
      fitting.filter((one) => namesCheque(line, one)),
    ),
    ...found('amount', fitting.filter(isNear)),
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
  return fitting.map((deposit) => ({ why: 'sum', isCertain: false, deposit }));
}

/** Cheques at the bank: those that the line names, and those of its amount. */
function atBank(line: SearchedLine, cheques: readonly ChequeAtBank[]): Suggestion[] {
  const named = cheques.filter((one) => one.left <= line.amount && namesCheque(line, one));
  const fitting = cheques.filter(({ left }) => left === line.amount);
  return [
    ...named.map((cheque): Suggestion => ({ why: 'cheque', isCertain: false, cheque })),
    ...fitting.map((cheque): Suggestion => ({ why: 'amount', isCertain: false, cheque })),
  ];
}

const wordsOf = ({ text, reference }: SearchedLine): string => `${text} ${reference}`;

const namesCheque = (line: SearchedLine, { chequeNumber }: { readonly chequeNumber: string }): boolean =>
  isChequeIn(wordsOf(line), plainChequeNumber(chequeNumber));

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

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/**
 * The first suggestion for each line, or null. Money and invoices are certain for one line only, the first that names
 * them: another one paid twice.
 */
export function firstSuggestions(found: readonly (readonly Suggestion[])[]): (Suggestion | null)[] {
  const taken = new Set<string>();
  return found.map(([first]) => {
    if (first === undefined || !first.isCertain) return first ?? null;
    const keys = paidBy(first);
    const isTaken = keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    return isTaken ? { ...first, isCertain: false } : first;
  });
}

function paidBy(suggestion: Suggestion): string[] {
  if ('booked' in suggestion) return [suggestion.booked.refund ?? suggestion.booked._id];
  return 'allocations' in suggestion ? suggestion.allocations.map(({ invoice }) => invoice) : [];
}
