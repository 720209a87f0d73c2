import type { StaffAction } from '@shop/contract/staff-roles';
import type { SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type Billed, billedItems, type Item, linesSheet } from '../documents/exportLines';
import { directed } from '../../i18n/language';
import { formatAed, formatDay, formatMoment } from '../format';
import { type Column, type ListExport, sheetOf, toCell, type Translate, type Value } from './exportSheet';
import type { Tone } from '@shop/contract/statuses';
import { StatusBadge } from './StatusBadge';

/**
 * The views that show a column. `lines`: repeated in every row of the export with one row for each line of a document.
 * The others are parts of a card on a phone: `line` is a small line of text, `labelled` the same with its heading.
 */
type Place = 'table' | 'export' | 'lines' | CardPlace;
export type CardPlace = 'title' | 'badge' | 'amount' | 'line' | 'labelled' | 'actions';

/** A column of a resource: of its list, its exports and its cards. */
export interface ListColumn<R> extends Column<R> {
  /** The field by which the server sorts; also the key under which the browser stores that the column is hidden. */
  readonly field: string;
  /** Custom content for the table, and for a badge, an amount, a line with a heading and the actions of a card. */
  readonly cell?: (record: R) => ReactNode;
  /** The action that a role needs to see it. */
  readonly needs?: StaffAction;
  /** True if the list can be sorted by it. */
  readonly sort?: boolean;
  /** Hidden in the table until the user shows it. */
  readonly isHidden?: boolean;
  /** Shown in the table only while a row of the page has a value. */
  readonly isSparse?: boolean;
  readonly sx?: SxProps;
  readonly in: readonly Place[];
}

type PlainField<R> = { [F in keyof R]-?: R[F] extends Value ? F : never }[keyof R] & string;

/** A field that is a text, a number or a flag needs no `value`. */
export type GivenColumn<R> = Omit<ListColumn<R>, 'field' | 'label' | 'value' | 'in'> & {
  /** Translation key of the heading; the default is `resources.RESOURCE.fields.FIELD`. */
  readonly label?: string;
  /** The default is table and export. */
  readonly in?: readonly Place[];
  /** For a status: it is translated, and has a badge. */
  readonly tones?: Readonly<Record<string, Tone>>;
} & (
    | { readonly field: PlainField<R>; readonly value?: undefined }
    | { readonly field: string; readonly value: (record: R, translate: Translate) => Value }
  );

/** The props that table and cards need for the columns. */
export interface ListViewProps<R extends RaRecord> {
  columns: readonly ListColumn<R>[];
  /** The page of a record, which its row and its card open. */
  pageOf?: ((record: R) => string) | undefined;
  /** The buttons of a row and of a card. */
  rowActions?: ((record: R) => ReactNode) | undefined;
}

/** A column with the defaults of the resource. */
export const columnOf = <R,>(resource: string, column: GivenColumn<R>): ListColumn<R> => {
  const { field, tones, label = `resources.${resource}.fields.${field}`, in: places = ['table', 'export'] } = column;
  // The type of `field` ensures that the record has a plain value there.
  const plain = (record: R) => record[field as keyof R] as Value;
  if (tones === undefined) return { ...column, label, value: column.value ?? plain, in: places };
  const statusOf = (record: R) => String(plain(record));
  return {
    ...column,
    label,
    in: places,
    value: (record, translate) => translate(`resources.${resource}.status.${statusOf(record)}`),
    cell: (record) => <StatusBadge of={resource} status={statusOf(record)} tones={tones} />,
  };
};

/**
 * The columns of a resource, in the order of all its views. A column with another position in a view is given a second
 * time for it.
 */
export const columnsOf = <R,>(resource: string, columns: readonly GivenColumn<R>[]): readonly ListColumn<R>[] =>
  columns.map((column) => columnOf(resource, column));

export const columnsIn = <R,>(columns: readonly ListColumn<R>[], place: Place): ListColumn<R>[] =>
  columns.filter((column) => column.in.includes(place));

/** The fields by which a list can be sorted. */
export const sortableFields = (columns: readonly ListColumn<never>[]): string[] => [
  ...new Set(columns.filter(({ sort }) => sort).map(({ field }) => field)),
];

/** The text of a column on the screen. */
export const displayText = <R,>({ kind, value }: ListColumn<R>, record: R, translate: Translate): string => {
  const cell = toCell(value(record, translate), translate);
  if (kind === 'amount') return typeof cell === 'number' ? formatAed(cell) : '';
  const text = cell?.toString() ?? '';
  if (kind === 'day') return formatDay(text);
  return kind === 'moment' ? formatMoment(text) : directed(text);
};

interface ExportOptions<R> {
  /** The name of the file, without its extension. */
  file: string;
  /** The lines of a document, for a second export with one row for each line. */
  billedOf?: ((record: R) => Billed) | undefined;
  /** The same for a document whose lines have their boxes of the VAT return, and their net, VAT and gross amounts. */
  itemsOf?: ((record: R) => readonly Item[]) | undefined;
  csv?: ((records: readonly R[]) => string) | undefined;
}

export const exportOf = <R,>(
  columns: readonly ListColumn<R>[],
  { file, billedOf, itemsOf, csv }: ExportOptions<R>,
): ListExport<R> => {
  const items = itemsOf ?? (billedOf && ((record: R) => billedItems(billedOf(record))));
  return {
    name: file,
    records: sheetOf(columnsIn(columns, 'export')),
    ...(items && { lines: linesSheet(columnsIn(columns, 'lines'), items, itemsOf !== undefined) }),
    ...(csv && { csv }),
  };
};
