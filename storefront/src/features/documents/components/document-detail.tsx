import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { ApiError } from '../../../lib/api-error';
import { useDocumentTitle } from '../../../lib/use-document-title';
import styles from './document-detail.module.css';

interface DocumentDetailProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** The list that contains the document. */
  back: { to: string; label: string };
  titleOf: (document: T) => string;
  texts: { title: string; loading: string; error: string; missing: string };
  children: (document: T) => ReactNode;
}

/** The page of one document, with a link to the list. */
export function DocumentDetail<T>({ query, back, titleOf, texts, children }: DocumentDetailProps<T>) {
  const { data, error, refetch } = query;
  const lasting = error instanceof ApiError && error.status === 404;
  const title = data === undefined ? texts.title : titleOf(data);
  useDocumentTitle(title);
  return (
    <section className={cx(ui.stack5, ui.bounded)}>
      <Link to={back.to} className={styles.back}>
        <Icon name="back" size={18} />
        {back.label}
      </Link>
      <h2 className={ui.title}>{title}</h2>
      {data !== undefined && !error ? (
        children(data)
      ) : error ? (
        <ErrorState text={lasting ? texts.missing : texts.error} onRetry={lasting ? undefined : () => void refetch()} />
      ) : (
        <RecordsSkeleton text={texts.loading} />
      )}
    </section>
  );
}
