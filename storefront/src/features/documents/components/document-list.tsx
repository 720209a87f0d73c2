import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { RecordList } from '../../../components/ui/record-list';
import { RecordTable, type TableOf, useWide } from '../../../components/ui/record-table';
import { EmptyState } from '../../../components/ui/view-state';
import type { LineResponse } from '@shop/contract/api';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isWithin } from '../document-filters';
import { FilterBar } from './filter-bar';
import { WithLineProducts } from './line-products';
import { useDocumentFilters } from '../use-document-filters';

interface ListedDocument {
  readonly _id: string;
  readonly status: string;
  readonly createdAt: string;
}

interface DocumentListProps<T extends ListedDocument> {
  title: string;
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  statuses: readonly T['status'][];
  labels: Readonly<Record<string, PlainKey>>;
  linesOf: (document: T) => readonly LineResponse[];
  loading: string;
  error: string;
  /** The list on a wide screen; on others, documents are cards. */
  table: TableOf<T>;
  /** The choice between own and company documents, if there is one. */
  above?: ReactNode;
  /** Shown instead of the list when the buyer has no such documents. */
  empty: ReactNode;
  children: (document: T) => ReactNode;
}

const idOf = ({ _id }: ListedDocument) => _id;

/** Documents of one kind with their filters. */
export function DocumentList<T extends ListedDocument>(props: DocumentListProps<T>) {
  const { title, query, statuses, labels, linesOf, loading, error, above, empty, table, children } = props;
  const isWide = useWide();
  const { filters, change } = useDocumentFilters(statuses);
  const { status, period } = filters;
  const now = new Date();
  const all = query.data ?? [];
  const shown = all.filter(
    (document) => (status === '' || document.status === status) && isWithin(period, document.createdAt, now),
  );
  return (
    <WithLineProducts lines={shown.flatMap(linesOf)}>
      <RecordList
        title={title}
        query={{ ...query, data: query.data && shown }}
        loading={loading}
        error={error}
        head={
          <>
            {above}
            {all.length > 0 && <FilterBar filters={filters} statuses={statuses} labels={labels} onChange={change} />}
          </>
        }
        empty={all.length === 0 ? empty : <NoneMatch onClear={() => change({ status: '', period: 'all' })} />}
        keyOf={idOf}
        listed={
          isWide ? (records) => <RecordTable title={title} table={table} records={records} keyOf={idOf} /> : undefined
        }
      >
        {children}
      </RecordList>
    </WithLineProducts>
  );
}

export function NoneMatch({ onClear }: { onClear: () => void }) {
  const { t } = useI18n();
  return (
    <EmptyState text={t('find.none')} hint={t('find.noneHint')}>
      <Button variant="secondary" onClick={onClear}>
        {t('find.clear')}
      </Button>
    </EmptyState>
  );
}
