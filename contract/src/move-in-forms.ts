import {
  CUSTOMER_COLUMNS,
  type MoveInKind,
  type MoveInSource,
  OPENING_ADVANCE_COLUMNS,
  OPENING_BALANCE_COLUMNS,
  OPENING_CHEQUE_COLUMNS,
  OPENING_CREDIT_COLUMNS,
  OPENING_INVOICE_COLUMNS,
  OPENING_ORDER_COLUMNS,
  OPENING_QUOTE_COLUMNS,
} from './move-in.js';
import {
  ADVANCE_HEADINGS,
  BALANCE_HEADINGS,
  CHEQUE_HEADINGS,
  CREDIT_HEADINGS,
  CUSTOMER_HEADINGS,
  INVOICE_HEADINGS,
} from './move-in-headings.js';
import { ORDER_HEADINGS, QUOTE_HEADINGS } from './move-in-order-headings.js';
import type { CellKind } from './sheets/import-columns.js';

/**
 * The columns of the file of each kind with their headings in other programs. Rows with the same text in the first of
 * the columns `together` that is filled belong together.
 */
export const MOVE_IN_FORMS = {
  customers: { columns: CUSTOMER_COLUMNS, headings: CUSTOMER_HEADINGS, together: ['joinTo', 'customer'] },
  invoices: { columns: OPENING_INVOICE_COLUMNS, headings: INVOICE_HEADINGS, together: ['number'] },
  quotes: { columns: OPENING_QUOTE_COLUMNS, headings: QUOTE_HEADINGS, together: ['number'] },
  orders: { columns: OPENING_ORDER_COLUMNS, headings: ORDER_HEADINGS, together: ['number'] },
  advances: { columns: OPENING_ADVANCE_COLUMNS, headings: ADVANCE_HEADINGS, together: ['order'] },
  credits: { columns: OPENING_CREDIT_COLUMNS, headings: CREDIT_HEADINGS, together: ['customer'] },
  cheques: { columns: OPENING_CHEQUE_COLUMNS, headings: CHEQUE_HEADINGS, together: ['customer'] },
  balances: { columns: OPENING_BALANCE_COLUMNS, headings: BALANCE_HEADINGS, together: ['customer'] },
} as const satisfies Record<
  MoveInKind,
  {
    readonly columns: Readonly<Record<string, CellKind>>;
    readonly headings: Readonly<Record<MoveInSource, Readonly<Record<string, string>>>>;
    readonly together: readonly string[];
  }
>;

export type MoveInColumn<K extends MoveInKind> = {
  [Kind in K]: keyof (typeof MOVE_IN_FORMS)[Kind]['columns'] & string;
}[K];

/** The columns of all kinds. */
export const MOVE_IN_COLUMNS: readonly MoveInColumn<MoveInKind>[] = [
  ...new Set(Object.values(MOVE_IN_FORMS).flatMap(({ columns }) => Object.keys(columns) as MoveInColumn<MoveInKind>[])),
];
