import type { SuggestionResponse } from '../../lib/api-types';

/** A line below the search field: a product to go to, or all that the words find. */
export type SearchOption = { kind: 'product'; product: SuggestionResponse } | { kind: 'all'; q: string };

/** None while nothing is typed; the way to all results stands last, also while suggestions are on their way. */
export function optionsOf(typed: string, found: readonly SuggestionResponse[] = []): SearchOption[] {
  if (typed === '') return [];
  return [...found.map((product) => ({ kind: 'product', product }) as const), { kind: 'all', q: typed }];
}
