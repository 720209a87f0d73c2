import type { LineResponse } from '@shop/contract/api';
import type { SharedDocuments } from '@shop/contract/company-roles';
import { nameOfLine } from '@shop/contract/names';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { RecordList } from '../../../components/ui/record-list';
import { RecordTable, type TableOf, useWide } from '../../../components/ui/record-table';
import { EmptyState } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { ScopeSwitch, useScope } from '../../team/components/scope-switch';
import { type DocumentKind, isWithin } from '../document-filters';
import { kindPaths, statusesOf } from '../document-kinds';
import { useDocumentFilters } from '../use-document-filters';
import { FilterBar } from './filter-bar';
import { WithLineProducts } from './line-products';
import { NumberLink } from './number-link';
import { StatusBadge } from './status-badge';
import styles from './document-list.module.css';

interface ListedDocument {
  readonly _id: string;
  readonly status: string;
  readonly createdAt: string;
  readonly user: { readonly name: string };
}

interface DocumentListProps<T extends ListedDocument> extends Pick<TableOf<T>, 'columns' | 'notice'> {
  kind: DocumentKind;
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  numberOf: (document: T) => string;
  linesOf: (document: T) => readonly LineResponse[];
  /** Behind the status in the table. */
  beside?: (document: T) => ReactNode;
  /** Shown instead of the list when the buyer has no such documents. */
  empty: ReactNode;
  /** The card of a document on a narrow screen. */
  children: (document: T) => ReactNode;
}

const SHARED: Record<DocumentKind, SharedDocuments> = { request: 'quotes', order: 'orders', invoice: 'invoices' };

const idOf = ({ _id }: ListedDocument) => _id;

/** Documents of one kind with their filters: a table on a wide screen, on others cards. */
export function DocumentList<T extends ListedDocument>(props: DocumentListProps<T>) {
  const { kind, query, linesOf, empty, children } = props;
  const { t } = useI18n();
  const isWide = useWide();
  const table = useTable(props);
  const { filters, change } = useDocumentFilters(statusesOf(kind));
  const { status, period } = filters;
  const now = new Date();
  const all = query.data ?? [];
  const shown = all.filter(
    (document) => (status === '' || document.status === status) && isWithin(period, document.createdAt, now),
  );
  const title = t(`account.${kind}s`);
  return (
    <WithLineProducts lines={shown.flatMap(linesOf)}>
      <RecordList
        title={title}
        query={{ ...query, data: query.data && shown }}
        loading={t(`${kind}s.loading`)}
        error={t(`${kind}s.error`)}
        head={
          <>
            <ScopeSwitch kind={SHARED[kind]} />
            {all.length > 0 && <FilterBar filters={filters} statuses={statusesOf(kind)} onChange={change} />}
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

function useTable<T extends ListedDocument>(props: DocumentListProps<T>): TableOf<T> {
  const { kind, numberOf, linesOf, beside, columns, notice } = props;
  const { t, format, language } = useI18n();
  const isOfCompany = useScope() === 'company';
  const inShort = ([first, ...rest]: readonly LineResponse[]) =>
    first && (
      <span className={styles.short}>
        <bdi>
          {format.number(first.qty)} × {nameOfLine(first, language)}
        </bdi>
        {rest.length > 0 && <span>+{format.number(rest.length)}</span>}
      </span>
    );
  return {
    kind: t(`find.kinds.${kind}`),
    opens: (document, className) => (
      <NumberLink to={kindPaths[kind](document._id)} number={numberOf(document)} className={className} />
    ),
    columns: [
      {
        title: t('statement.date'),
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
      },
      {
        title: t('find.status'),
        cell: (document) => (
          <>
            <StatusBadge status={document.status} /> {beside?.(document)}
          </>
        ),
      },
      ...(isOfCompany ? [{ title: t('account.by'), cell: ({ user }: T) => <bdi>{user.name}</bdi> }] : []),
      { title: t('invoices.lines'), cell: (document) => inShort(linesOf(document)), isLong: true },
      ...columns,
    ],
    ...(notice && { notice }),
  };
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
