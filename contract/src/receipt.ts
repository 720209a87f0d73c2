import type { Fils } from './money.js';

interface OpenInvoice {
  readonly remainingDue: Fils;
}

export interface Suggestion<T> {
  readonly allocations: { readonly invoice: T; readonly amount: Fils }[];
  readonly unallocated: Fils;
}

/**
 * Allocates the amount to the invoice of which exactly this much is left, otherwise to the invoices one after the other.
 * @param invoices sorted by due date, the earliest first
 */
export function suggestedAllocations<T extends OpenInvoice>(amount: Fils, invoices: readonly T[]): Suggestion<T> {
  const allocations: { invoice: T; amount: Fils }[] = [];
  let unallocated = amount;
  const exact = invoices.find(({ remainingDue }) => remainingDue === amount);
  for (const invoice of exact ? [exact] : invoices) {
    const part = Math.min(invoice.remainingDue, unallocated);
    if (part <= 0) continue;
    allocations.push({ invoice, amount: part });
    unallocated -= part;
  }
  return { allocations, unallocated };
}
