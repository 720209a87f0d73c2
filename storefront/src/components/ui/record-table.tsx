import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../lib/cx';
import ui from './primitives.module.css';
import styles from './record-table.module.css';

interface Column<T> {
  title: string;
  cell: (record: T) => ReactNode;
  /** True for amounts, which end their column. */
  isAmount?: boolean;
  /** True for words, which are cut where the row ends. */
  isLong?: boolean;
}

/** How records are listed on a wide screen: a row each, which opens the record. */
export interface TableOf<T> {
  /** The title of the column of numbers. */
  kind: string;
  /** The number as a link to the record; the class makes it cover its row. */
  opens: (record: T, className: string | undefined) => ReactNode;
  columns: readonly Column<T>[];
  /** Above the table. */
  notice?: (records: readonly T[]) => ReactNode;
}

interface RecordTableProps<T> {
  title: string;
  table: TableOf<T>;
  records: readonly T[];
  keyOf: (record: T) => string;
}

export function RecordTable<T>({ title, table, records, keyOf }: RecordTableProps<T>) {
  const { kind, opens, columns, notice } = table;
  const classOf = ({ isAmount, isLong }: Column<T>) => cx(isAmount && styles.amount, isLong && styles.long);
  return (
    <div className={styles.frame}>
      {notice && <div className={styles.notice}>{notice(records)}</div>}
      <table className={cx(ui.table, styles.table)} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={keyOf(record)}>
              <td>{opens(record, styles.open)}</td>
              {columns.map((column) => (
                <td key={column.title} className={classOf(column)}>
                  {column.cell(record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WIDE = '(min-width: 64rem)';

/**
 * True while there is room for a table.
 * The shared hook for media queries would be a file more for the first view of the shop.
 */
export function useWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => {
    const list = window.matchMedia(WIDE);
    // A browser counts the pages before it draws another list: what is on the screen is printed.
    const change = () => window.matchMedia('print').matches || setWide(window.matchMedia(WIDE).matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, []);
  return isWide;
}
