import type { ReactNode } from 'react';
import { RecordList } from '../../../components/ui/record-list';
import { RecordTable, type TableOf, useWide } from '../../../components/ui/record-table';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { SmallDocumentLink } from './document-link';

interface PaperListProps<T> {
  title: PlainKey;
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  /** Loading, failed and empty. */
  texts: readonly [loading: PlainKey, error: PlainKey, empty: PlainKey];
  keyOf: (paper: T) => string;
  numberOf: (paper: T) => string;
  /** The address of its PDF, and the name of the link to it. */
  pdfOf: (paper: T) => string;
  pdfLabel: PlainKey;
  /** The title of the column of numbers. */
  kind: PlainKey;
  columns: TableOf<T>['columns'];
  children: (paper: T) => ReactNode;
}

/** Papers without a page of their own: cards, and on a wide screen a table whose rows open their PDF. */
export function PaperList<T>(props: PaperListProps<T>) {
  const { t } = useI18n();
  const { query, texts, keyOf, numberOf, pdfOf, pdfLabel, kind, columns, children } = props;
  const title = t(props.title);
  const opens: TableOf<T>['opens'] = (paper, className) => (
    <SmallDocumentLink href={pdfOf(paper)} name={`${t(pdfLabel)} ${numberOf(paper)}`} className={className}>
      <bdi>{numberOf(paper)}</bdi>
    </SmallDocumentLink>
  );
  const table: TableOf<T> = { kind: t(kind), opens, columns };
  const [loading, error, empty] = texts;
  const listed = (papers: readonly T[]) => <RecordTable title={title} table={table} records={papers} keyOf={keyOf} />;
  return (
    <RecordList
      title={title}
      query={query}
      loading={t(loading)}
      error={t(error)}
      empty={<EmptyState text={t(empty)} />}
      keyOf={keyOf}
      listed={useWide() ? listed : undefined}
    >
      {children}
    </RecordList>
  );
}
