import type { BankMatchResource, SuggestionReason } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { rfReferencesIn, withoutRfReferences } from '@shop/contract/rf-reference';
import type { Account } from '../../invoices/account.js';

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
interface DepositAtBank {
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
  readonly left: Fils;
  /** Its RF reference. */
  readonly reference: string;
}

export interface SuggestedInvoice {
  readonly invoice: string;
  readonly number: string;
  readonly amount: Fils;
}

/** A receipt for invoices of an account. */
interface InvoiceSuggestion {
  readonly account: Account;
  readonly customer: string;
  readonly allocations: readonly SuggestedInvoice[];
  /** The rest that stays on the account; below 0: the invoices ask for more, such as a bank charge that was deducted. */
  readonly rest: Fils;
}

/** The meaning that a line may have: money that is in the books, cheques that clear, or a receipt to record. */
export type Suggestion = {
  readonly why: SuggestionReason;
  /** True if nothing else fits as well. */
  readonly isCertain: boolean;
} & (
  | { readonly booked: BookedMoney; readonly amount: Fils }
  | { readonly cheque: ChequeAtBank }
  | { readonly deposit: DepositAtBank }
  | InvoiceSuggestion
);

/** Money of the same amount counts as the line's within these days. */
const NEAR_DAYS = 10;
const MOST = 5;
/** Sums are looked for among this many of the oldest invoices of an account. */
const MOST_SUMMED = 12;
const INVOICE = /INV[-\s/]*(?:(\d{4})[-\s/]+)?0*(\d{1,6})(?!\d)/giu;

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
    ...byRfReference(line, invoices),
    ...byNumber(line, invoices),
    ...ofKnownAccount(line, invoices, known),
    ...byAmount(line, invoices),
    ...byName(line, invoices),
  ];
  return withoutRepeats(found).slice(0, MOST);
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
  ]).slice(0, MOST);
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

/** True if the words of the line have this number, whatever stands between its characters. */
function isNamed({ text, reference }: SearchedLine, number: string): boolean {
  const wanted = compact(number);
  return wanted.length >= LEAST_NAME && compact(`${text} ${reference}`).includes(wanted);
}

/** The invoice whose RF reference the line names. */
function byRfReference(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const isInLine = rfReferencesIn(`${line.text} ${line.reference}`);
  const named = invoices.filter(({ reference }) => isInLine(reference));
  const isCertain = named.length === 1 && named[0]?.left === line.amount;
  return named.map((invoice) => ({ why: 'reference', isCertain, ...settling(line, [invoice]) }));
}

/** Invoices whose numbers the line names, in the order of the line. */
function byNumber(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const words = withoutRfReferences(`${line.text} ${line.reference}`);
  const named = [...words.matchAll(INVOICE)].flatMap(([, year, number]) => {
    const fitting = invoices.filter((one) => isNumbered(one.number, year, number ?? ''));
    // A number that exists in two years names neither document.
    return fitting.length === 1 ? fitting : [];
  });
  const unique = [...new Map(named.map((one) => [one._id, one])).values()];
  const [first] = unique;
  if (first === undefined) return [];
  const ofAccount = unique.filter(({ accountKey }) => accountKey === first.accountKey);
  const settled = settling(line, ofAccount);
  return [{ why: 'number', isCertain: settled.rest === 0 && ofAccount.length === unique.length, ...settled }];
}

function isNumbered(invoiceNumber: string, year: string | undefined, number: string): boolean {
  const [, ofYear, digits] = /(\d{4})-0*(\d+)$/.exec(invoiceNumber) ?? [];
  return digits === number && (year === undefined || year === ofYear);
}

function ofKnownAccount(line: SearchedLine, invoices: readonly OpenInvoice[], known: string | null): Suggestion[] {
  const own = known === null ? [] : invoices.filter(({ accountKey }) => accountKey === known);
  return own.length === 0 ? [] : bestOfAccount(line, own, 'alias');
}

/** All invoices that add up to the line, otherwise the oldest ones. */
function bestOfAccount(line: SearchedLine, own: readonly OpenInvoice[], why: SuggestionReason): Suggestion[] {
  const sum = summingTo(line.amount, own.slice(0, MOST_SUMMED));
  if (sum !== undefined) {
    return [
      { why: sum.length > 1 ? 'sum' : why, isCertain: why === 'alias' && sum.length === 1, ...settling(line, sum) },
    ];
  }
  return [{ why, isCertain: false, ...settling(line, own) }];
}

function byAmount(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const fitting = invoices.filter(({ left }) => left === line.amount);
  return fitting.length > MOST
    ? []
    : fitting.map((one) => ({ why: 'amount', isCertain: false, ...settling(line, [one]) }));
}

function byName(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const name = nameKey(line.counterparty.name);
  const words = ` ${nameKey(`${line.counterparty.name} ${line.text}`)} `;
  const keys = new Set(
    invoices
      .filter(({ customer }) => {
        const key = nameKey(customer);
        return key.length >= 4 && (key === name || words.includes(` ${key} `));
      })
      .map(({ accountKey }) => accountKey),
  );
  return [...keys].flatMap((key) =>
    bestOfAccount(
      line,
      invoices.filter(({ accountKey }) => accountKey === key),
      'name',
    ),
  );
}

/** The money goes to the invoices in their order. */
function settling({ amount }: SearchedLine, invoices: readonly OpenInvoice[]) {
  const [first] = invoices as readonly [OpenInvoice, ...OpenInvoice[]];
  let left = amount;
  const allocations: SuggestedInvoice[] = [];
  for (const invoice of invoices) {
    const part = Math.min(left, invoice.left);
    if (part > 0) allocations.push({ invoice: invoice._id, number: invoice.number, amount: part });
    left -= part;
  }
  const due = invoices.reduce((sum, invoice) => sum + invoice.left, 0);
  return {
    account: first.account,
    customer: first.customer,
    allocations,
    rest: left > 0 ? left : Math.min(0, amount - due),
  };
}

/** The first of the invoices, fewest first, that add up to the amount. @returns undefined: none do */
function summingTo(amount: Fils, invoices: readonly OpenInvoice[]): OpenInvoice[] | undefined {
  let sums: readonly { readonly sum: Fils; readonly from: number; readonly of: readonly OpenInvoice[] }[] = [
    { sum: 0, from: 0, of: [] },
  ];
  while (sums.length > 0) {
    sums = sums.flatMap(({ sum, from, of }) =>
      invoices
        .slice(from)
        .flatMap((invoice, index) =>
          sum + invoice.left > amount
            ? []
            : [{ sum: sum + invoice.left, from: from + index + 1, of: [...of, invoice] }],
        ),
    );
    const found = sums.find(({ sum }) => sum === amount);
    if (found !== undefined) return [...found.of];
  }
  return undefined;
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

/** A company without its legal form: `Al Noor Printing LLC` and `AL NOOR PRINTING L.L.C.` are the same. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bl\.?\s?l\.?\s?c\b\.?|\bfz-?(?:llc|e|co|c)\b|\best\b\.?|\bco\b\.?|\bltd\b\.?|ذ\.?م\.?م\.?/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

/** The one invoice that a line pays to the fils, by its number or reference, where nothing else comes first; null: none. */
export function certainInvoiceOf(suggestions: readonly Suggestion[]): InvoiceSuggestion | null {
  const [first] = suggestions;
  if (first === undefined || !('allocations' in first)) return null;
  const isNamed = first.why === 'number' || first.why === 'reference';
  return isNamed && first.isCertain && first.rest === 0 && first.allocations.length === 1 ? first : null;
}

/** True if a line names one of these invoices and pays it to the fils. Other suggestions, which take longer, may come before it. */
export const namesInvoice = (line: SearchedLine, invoices: readonly OpenInvoice[]): boolean =>
  certainInvoiceOf([...byRfReference(line, invoices), ...byNumber(line, invoices)]) !== null;
