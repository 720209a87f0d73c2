import { useState } from 'react';
import type { ChosenQuote } from './chosen-total';

/** The lines of an offer that the buyer accepts: all that are not deselected. */
export function useChosenLines({ requestedItems }: ChosenQuote) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const all = requestedItems.map(({ _id }) => _id);
  const taken = all.filter((id) => !leftOut.has(id));
  const toggle = (id: string) =>
    setLeftOut((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  /** The API's form of the choice; null: the whole offer. */
  const lines = taken.length === all.length ? null : taken;
  return { chosen: new Set(taken), lines, toggle };
}
