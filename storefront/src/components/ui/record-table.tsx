import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { Link } from './link';
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
  number: (record: T) => string;
  to: (record: T) => string;
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
  const { kind, number, to, columns, notice } = table;
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
              <td>
                <Link to={to(record)} className={styles.open}>
                  <bdi>{number(record)}</bdi>
                </Link>
              </td>
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
