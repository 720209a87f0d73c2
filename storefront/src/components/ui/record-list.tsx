import type { ReactNode } from 'react';
import ui from './primitives.module.css';
import styles from './record-list.module.css';
import { Skeleton } from './skeleton';
import { ErrorState, LoadingText } from './view-state';
import { cx } from '../../lib/cx';
import { useMediaQuery } from '../../lib/use-media-query';
import { RecordTable, type TableOf } from './record-table';

interface RecordListProps<T> {
  title: string;
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  loading: string;
  error: string;
  /** Between title and list. */
  head?: ReactNode;
  /** Shown instead of the list when it has no records. */
  empty: ReactNode;
  keyOf: (record: T) => string;
  /** The list on a wide screen; without it, records are cards on every screen. */
  table?: TableOf<T> | undefined;
  children: (record: T) => ReactNode;
}

/** A section of the account with its four states: loading, failed, empty, and the records. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { title, query, loading, error, head, empty, keyOf, table, children } = props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { data, isError, refetch } = query;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {head}
      {isError && !data ? (
        <ErrorState text={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RecordsSkeleton text={loading} />
      ) : data.length === 0 ? (
        empty
      ) : table && isWide ? (
        <RecordTable title={title} table={table} records={data} keyOf={keyOf} />
      ) : (
        <ul className={cx(ui.stack5, ui.bounded)}>
          {data.map((record) => (
            <li key={keyOf(record)}>{children(record)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function RecordsSkeleton({ text }: { text: string }) {
  return (
    <>
      <LoadingText text={text} />
      <div className={cx(ui.stack5, ui.bounded)}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
    </>
  );
}
