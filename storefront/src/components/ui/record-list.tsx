import type { ReactNode } from 'react';
import ui from './primitives.module.css';
import styles from './record-list.module.css';
import { Skeleton } from './skeleton';
import { ErrorState, LoadingText } from './view-state';
import { cx } from '../../lib/cx';

interface Loading<T> {
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  loading: string;
  error: string;
}

interface RecordListProps<T> extends Loading<readonly T[]> {
  title: string;
  /** Between title and list. */
  head?: ReactNode;
  /** Shown instead of the list when it has no records. */
  empty: ReactNode;
  keyOf: (record: T) => string;
  /** Draws the records otherwise than as cards below each other. */
  listed?: ((records: readonly T[]) => ReactNode) | undefined;
  children: (record: T) => ReactNode;
}

/** A section of the account with its four states: loading, failed, empty, and the records. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { title, query, loading, error, head, empty, keyOf, listed, children } = props;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {head}
      <Loaded query={query} loading={loading} error={error}>
        {(data) =>
          data.length === 0 ? (
            empty
          ) : listed ? (
            listed(data)
          ) : (
            <ul className={cx(ui.stack5, ui.bounded)}>
              {data.map((record) => (
                <li key={keyOf(record)}>{children(record)}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

interface LoadedProps<T> extends Loading<T> {
  /** CSS length of the placeholder; two records by default. */
  height?: string;
  children: (data: T) => ReactNode;
}

/** The content of a query; before that, a placeholder or the failure. */
export function Loaded<T>({ query: { data, isError, refetch }, loading, error, height, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState text={error} onRetry={() => void refetch()} />;
  if (height === undefined) return <RecordsSkeleton text={loading} />;
  return (
    <>
      <LoadingText text={loading} />
      <Skeleton height={height} />
    </>
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
