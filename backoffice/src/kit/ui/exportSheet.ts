import { dubaiDay, dubaiMoment } from '@shop/contract/dubai-day';

export type Translate = (key: string, options?: Record<string, unknown>) => string;
type Cell = string | number | boolean | null | undefined;
/** Several texts are separate lines on a card, and joined by commas elsewhere. */
export type Value = Cell | readonly string[];
/** The formatting of a value; an instant is shown as its `day` or `moment` in Dubai. */
export type Kind = 'text' | 'number' | 'amount' | 'day' | 'moment';

export interface Column<R> {
  /** Translation key of the heading. */
  readonly label: string;
  readonly kind?: Kind;
  readonly value: (row: R, translate: Translate) => Value;
}

/** A table for a spreadsheet, in the language of the page. */
export interface Sheet {
  readonly columns: readonly { readonly heading: string; readonly kind: Kind }[];
  readonly rows: readonly (readonly Cell[])[];
}

export type ToSheet<R> = (records: readonly R[], translate: Translate) => Sheet;

/** The export of a staff list. */
export interface ListExport<R> {
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly records: ToSheet<R>;
  /** One row for each line of a document. */
  readonly lines?: ToSheet<R>;
  /** A custom CSV, instead of `records`. */
  readonly csv?: (records: readonly R[]) => string;
}

/** One row for each record. */
export const sheetOf =
  <R>(columns: readonly Column<R>[]): ToSheet<R> =>
  (records, translate) => ({
    columns: columns.map(({ label, kind = 'text' }) => ({ heading: translate(label), kind })),
    rows: records.map((record) => columns.map(({ value }) => toCell(value(record, translate), translate))),
  });

export const isSeveral = (value: Value): value is readonly string[] => Array.isArray(value);

/** Converts lists and flags to text. */
export const toCell = (value: Value, translate: Translate): Cell => {
  if (isSeveral(value)) return value.join(', ');
  return typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : value;
};

/** Days as 2026-11-25 and numbers as digits, which every spreadsheet reads in every language. */
export const cellText = (value: Cell, kind: Kind): string | number => {
  if (typeof value === 'number') return value;
  const text = value?.toString() ?? '';
  if (text === '') return text;
  if (kind === 'day') return dubaiDay(new Date(text));
  return kind === 'moment' ? dubaiMoment(new Date(text)) : text;
};
