import type { SuggestionReason } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { rfReferencesIn, withoutRfReferences } from '@shop/contract/rf-reference';
import { invoicesNamedIn, isNumberIn, type NamedInvoice } from './named-numbers.js';
import { nameKey } from './payer-keys.js';
import {
  type InvoiceSuggestion,
  MOST_SUGGESTIONS,
  type OpenInvoice,
  type SearchedLine,
  type SuggestedInvoice,
  type Suggestion,
} from './suggestion.js';

/** Sums are looked for among this many of the oldest invoices of an account. */
const MOST_SUMMED = 12;

/**
 * Receipts that may explain a bank line, found by the invoices that it names, the account that paid from there before,
 * its amount, and its payer.
 * @param known the account that paid from this IBAN, or by this name, before
 */
export function receiptsFor(line: SearchedLine, invoices: readonly OpenInvoice[], known: string | null): Suggestion[] {
  return [
    ...byRfReference(line, invoices),
    ...byNumber(line, invoices),
    ...byOldNumber(line, invoices),
    ...ofKnownAccount(line, invoices, known),
    ...byAmount(line, invoices),
    ...byName(line, invoices),
  ];
}

function byRfReference(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const isInLine = rfReferencesIn(`${line.text} ${line.reference}`);
  const named = invoices.filter(({ reference }) => isInLine(reference));
  const isCertain = named.length === 1 && named[0]?.left === line.amount;
  return named.map((invoice) => ({ why: 'reference', isCertain, ...settling(line, [invoice]) }));
}

/**
 * Invoices whose numbers the line names, in the order of the line. A listed number has several readings: the one that
 * adds up counts.
 */
function byNumber(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const named = invoicesNamedIn(withoutRfReferences(`${line.text} ${line.reference}`));
  const readings = [
    named.map((one) => ({ ...one, digits: one.digits[0] ?? '' })),
    named.map((one) => ({ ...one, digits: one.digits.at(-1) ?? '' })),
    named.filter(({ isListed }) => !isListed).map((one) => ({ ...one, digits: one.digits[0] ?? '' })),
  ];
  const found = readings.flatMap((reading) => settledBy(line, reading, invoices));
  const best = found.find(({ rest }) => rest === 0) ?? found[0];
  return best === undefined ? [] : [{ why: 'number', ...best }];
}

const OWN_FORM = /^\p{L}+-\d{4}-\d+$/u;
const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Invoices of the old books whose numbers the line names. Any form of number may be one of the payer: none is certain. */
function byOldNumber(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const text = `${line.text} ${line.reference}`;
  const words = lettersAndDigits(text);
  const named = invoices.filter(
    ({ number }) => !OWN_FORM.test(number) && words.includes(lettersAndDigits(number)) && isNumberIn(text, number),
  );
  const [first] = named;
  if (first === undefined) return [];
  const ofAccount = named.filter(({ accountKey }) => accountKey === first.accountKey);
  return [{ why: 'number', isCertain: false, ...settling(line, ofAccount) }];
}

type Named = Omit<NamedInvoice, 'digits'> & { readonly digits: string };

/** @returns none if no open invoice is named */
function settledBy(line: SearchedLine, named: readonly Named[], invoices: readonly OpenInvoice[]) {
  const found = named.flatMap(({ year, digits }) => {
    const fitting = invoices.filter((one) => isNumbered(one.number, year, digits));
    // A number that exists in two years names neither document.
    return fitting.length === 1 ? fitting : [];
  });
  const unique = [...new Map(found.map((one) => [one._id, one])).values()];
  const [first] = unique;
  if (first === undefined) return [];
  const ofAccount = unique.filter(({ accountKey }) => accountKey === first.accountKey);
  const settled = settling(line, ofAccount);
  const areWhole = found.length === named.length && named.every(({ isWhole }) => isWhole);
  const isWhole = areWhole && settled.rest === 0 && settled.allocations.length === unique.length;
  return [{ isCertain: isWhole, ...settled }];
}

function isNumbered(invoiceNumber: string, year: string | undefined, number: string): boolean {
  const [, ofYear, digits] = /(\d{4})-0*(\d+)$/.exec(invoiceNumber) ?? [];
  return digits === number && (year === undefined || year === ofYear);
}

function ofKnownAccount(line: SearchedLine, invoices: readonly OpenInvoice[], known: string | null): Suggestion[] {
  const own = known === null ? [] : invoices.filter(({ accountKey }) => accountKey === known);
  return own.length === 0 ? [] : bestOfAccount(line, own, 'alias');
}

/** The invoice of exactly the amount, or all of the oldest that add up to it, otherwise the oldest ones. */
function bestOfAccount(line: SearchedLine, own: readonly OpenInvoice[], why: SuggestionReason): Suggestion[] {
  const exact = own.filter(({ left }) => left === line.amount).slice(0, 1);
  const sum = summingTo(line.amount, [...exact, ...own.slice(0, MOST_SUMMED)]);
  if (sum !== undefined) {
    return [{ why: sum.length > 1 ? 'sum' : why, isCertain: false, ...settling(line, sum) }];
  }
  return [{ why, isCertain: false, ...settling(line, own) }];
}

function byAmount(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const fitting = invoices.filter(({ left }) => left === line.amount);
  return fitting.length > MOST_SUGGESTIONS
    ? []
    : fitting.map((one) => ({ why: 'amount', isCertain: false, ...settling(line, [one]) }));
}

function byName(line: SearchedLine, invoices: readonly OpenInvoice[]): Suggestion[] {
  const name = nameKey(line.counterparty.name);
  const words = ` ${nameKey(`${line.counterparty.name} ${line.text}`)} `;
  const keys = new Set(
    invoices
      .filter(({ customerKey: key }) => key.length >= 4 && (key === name || words.includes(` ${key} `)))
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
  let [left, due] = [amount, 0];
  const allocations: SuggestedInvoice[] = [];
  for (const invoice of invoices) {
    const part = Math.min(left, invoice.left);
    if (part <= 0) break;
    allocations.push({ invoice: invoice._id, number: invoice.number, amount: part });
    left -= part;
    due += invoice.left;
  }
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

/** The one invoice that a line certainly pays, where nothing else comes first; null: none. */
export function certainInvoiceOf([first]: readonly Suggestion[]): Extract<Suggestion, InvoiceSuggestion> | null {
  const isInvoice = first !== undefined && 'allocations' in first && first.allocations.length === 1;
  return isInvoice && first.isCertain ? first : null;
}

/** True if a line names one of these invoices and pays it to the fils. Other suggestions, which take longer, may come before it. */
export const namesInvoice = (line: SearchedLine, invoices: readonly OpenInvoice[]): boolean =>
  certainInvoiceOf([...byRfReference(line, invoices), ...byNumber(line, invoices)]) !== null;
