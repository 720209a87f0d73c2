import type { PriceLineDto, PriceLineResponse } from '@shop/contract/api';
import { readNumber } from '@shop/contract/numbers';
import { integerOf } from '../../kit/formValues';

/** A line in the table, as it is typed; without an `_id` it is new. */
export type TypedLine = Omit<PriceLineResponse, '_id'> & { readonly _id: string | null };

export interface LinesForm {
  lines: TypedLine[];
}

type Target = Pick<TypedLine, 'target' | 'key' | 'name' | 'sku'>;

export const newLine = (target: Target, minQty = 1): TypedLine => ({
  _id: null,
  ...target,
  minQty,
  price: null,
  percent: null,
  moq: null,
  step: null,
  max: null,
  validFrom: null,
  validTo: null,
});

const numberOf = (typed: unknown): number | null => {
  const number = typeof typed === 'string' ? readNumber(typed, 2) : typed;
  return typeof number === 'number' ? number : null;
};

const wholeOf = (typed: unknown): number | null => (typed === null || typed === '' ? null : integerOf(typed));

const toLine = ({
  _id,
  target,
  key,
  minQty,
  price,
  percent,
  validFrom,
  validTo,
  ...line
}: TypedLine): PriceLineDto => ({
  ...(_id !== null && { _id }),
  target,
  key,
  minQty: integerOf(minQty),
  price: numberOf(price),
  percent: numberOf(percent),
  moq: wholeOf(line.moq),
  step: wholeOf(line.step),
  max: wholeOf(line.max),
  validFrom: validFrom || null,
  validTo: validTo || null,
});

interface ChangedLines {
  readonly lines: PriceLineDto[];
  readonly removed: string[];
  /** The place of each sent line in the table. */
  readonly places: number[];
}

/** The lines that differ from the stored ones. */
export function changedLines(stored: readonly PriceLineResponse[], typed: readonly TypedLine[]): ChangedLines {
  const before = new Map(stored.map((line) => [line._id, JSON.stringify(toLine(line))]));
  const sent = typed.map(toLine);
  const places = [...sent.keys()].filter((place) => {
    const line = sent[place];
    return line !== undefined && before.get(line._id ?? '') !== JSON.stringify(line);
  });
  const left = new Set(typed.map(({ _id }) => _id));
  return {
    lines: places.flatMap((place) => sent[place] ?? []),
    removed: stored.flatMap(({ _id }) => (left.has(_id) ? [] : _id)),
    places,
  };
}

/** Errors of sent lines at their places in the table. */
export const errorsAtPlaces = (errors: Record<string, unknown>, places: readonly number[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field.replace(/^lines\.(\d+)/, (_all, index: string) => `lines.${places[Number(index)] ?? index}`),
      message,
    ]),
  );
