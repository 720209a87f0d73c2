import { useState } from 'react';
import type { LineChoice } from '../documents/components/line-table';
import { type ChosenQuote, chosenTotals } from './chosen-total';

export interface ChosenLines extends LineChoice {
  /** The API's form of the choice; null for the whole offer. */
  readonly lines: string[] | null;
  /** AED. */
  readonly total: number;
}

/** The lines of an offer that the buyer accepts: all that are not deselected. */
export function useChosenLines(quote: ChosenQuote, onChange?: () => void): ChosenLines {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const all = quote.requestedItems.map(({ _id }) => _id);
  const taken = all.filter((id) => !leftOut.has(id));
  const toggle = (id: string) => {
    setLeftOut((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
    onChange?.();
  };
  const chosen = new Set(taken);
  return {
    chosen,
    toggle,
    total: chosenTotals(quote, chosen).totalPrice,
    lines: taken.length === all.length ? null : taken,
  };
}
