import { readNumber } from '@shop/contract/numbers';
import type { QuoteMessageResponse, TargetDto } from '@shop/contract/api';
import { readQuantity } from '../../lib/read-quantity';

/** The typed text of a target. */
export interface TypedTarget {
  readonly price: string;
  readonly quantity: string;
  readonly note: string;
}

export type TargetField = keyof TypedTarget;

export const emptyTarget: TypedTarget = { price: '', quantity: '', note: '' };

/** The latest targets of the thread, by line. */
export function latestTargets(messages: readonly QuoteMessageResponse[]): ReadonlyMap<string, TypedTarget> {
  const latest = messages.findLast(({ targets }) => targets !== null)?.targets ?? [];
  const typed = (value: number | null) => (value === null ? '' : String(value));
  return new Map(
    latest.map(({ line, price, quantity, note }) => [line, { price: typed(price), quantity: typed(quantity), note }]),
  );
}

/** The typed numbers; an empty field is no number, and a wrong one is reported. */
export function readTarget({ price, quantity, note }: TypedTarget) {
  const problems = new Set<TargetField>();
  const [aed, pieces] = [readNumber(price, 2), readQuantity(quantity)];
  if (price.trim() !== '' && (aed === undefined || aed < 0.01)) problems.add('price');
  if (quantity.trim() !== '' && pieces === undefined) problems.add('quantity');
  return { price: aed ?? null, quantity: pieces ?? null, note: note.trim(), problems };
}

/** A line without a price, a quantity and a note has no target. */
export const isTarget = ({ price, quantity, note }: TargetDto): boolean =>
  price !== null || quantity !== null || note !== '';
