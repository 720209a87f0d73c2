import type { BadgeColor } from '../palette';

/** react-admin's, and that of the first rows. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

export interface Badge {
  color: BadgeColor;
  /** The key of its text. */
  label: string;
}

/** What one record says on a phone. Empty lines are left out. */
export interface CardText {
  title: string;
  to: string;
  amount?: string;
  lines: (string | undefined)[];
}

export interface Column<R> {
  /** Names the column's head among the fields of the resource. */
  source: string;
  align?: 'right';
  /** Absent where the cell holds buttons: these come with the list itself. */
  text?: (record: R, translate: Translate) => string;
  badge?: (record: R) => Badge;
  /** Told in red. */
  isLate?: (record: R) => boolean;
  /** Several lines, none of which may be cut off. */
  wraps?: true;
}

/** Which records a list begins with when neither its address nor an earlier visit says so. */
export interface Listing {
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
}

/** A list as far as it is drawn without any library: texts in a table, or in cards on a phone. */
export interface Outline<R> {
  resource: string;
  listing: Listing;
  /** Values of the tabs above the list, beside "all". */
  statuses: readonly string[];
  columns: readonly Column<R>[];
  badge?: (record: R) => Badge;
  card: (record: R, translate: Translate) => CardText;
}
