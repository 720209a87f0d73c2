import { invoiceOutline } from '../invoices/invoiceOutline';
import { orderOutline } from '../orders/orderOutline';
import { paymentOutline } from '../payments/paymentOutline';
import { quoteOutline } from '../quotes/quoteOutline';
import type { Badge, CardText, Column, Outline, Translate } from './outline';

/** A cell as it is drawn; one without either holds buttons later. */
export interface Cell {
  text?: string;
  badge?: Badge;
  isLate?: boolean;
}

export interface Row {
  cells: Cell[];
  badge?: Badge;
  card: CardText;
}

export interface FirstList extends Pick<Outline<never>, 'resource' | 'listing' | 'statuses'> {
  heads: readonly Column<never>[];
  /** @param records as the API answers them */
  rowsOf: (records: unknown, translate: Translate) => Row[];
}

const isRecord = (value: unknown): value is { _id: string } =>
  typeof value === 'object' && value !== null && '_id' in value;

const firstList = <R>({ resource, listing, statuses, columns, badge, card }: Outline<R>): FirstList => ({
  resource,
  listing,
  statuses,
  heads: columns,
  rowsOf: (records, translate) =>
    (Array.isArray(records) ? records : []).filter(isRecord).map((record) => {
      // What the API answers for a list is fixed by the contract, from which the types of its records are made.
      const row = { ...record, id: record._id } as R;
      return {
        cells: columns.map((column) => ({
          text: column.text?.(row, translate),
          badge: column.badge?.(row),
          isLate: column.isLate?.(row),
        })),
        badge: badge?.(row),
        card: card(row, translate),
      };
    }),
});

/** The lists in which a day's work is done. */
export const firstLists: readonly FirstList[] = [
  firstList(quoteOutline),
  firstList(orderOutline),
  firstList(invoiceOutline),
  firstList(paymentOutline),
];
