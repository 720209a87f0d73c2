import type { Suggestion } from './suggestion.js';

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
