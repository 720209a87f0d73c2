import { SelectField } from '../../../components/ui/field';
import { RecordList } from '../../../components/ui/record-list';
import ui from '../../../components/ui/primitives.module.css';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { DOCUMENT_KINDS, type DocumentFilters, isNarrowed } from '../../documents/document-filters';
import { NoneMatch } from '../../documents/components/document-list';
import { FilterBar } from '../../documents/components/filter-bar';
import { WithLineProducts } from '../../documents/components/line-products';
import { statusesOf } from '../../documents/document-kinds';
import { useDocumentFilters } from '../../documents/use-document-filters';
import { type AccountDocument, findDocuments, linesFound, ofInvoice, ofOrder, ofQuote } from '../account-documents';
import { useAccountDocuments } from '../use-account-documents';
import { DocumentRow } from './document-row';

/** Number of lines of a document whose own number matched, or without a search. */
const SOME_LINES = 2;

const NO_FILTERS: Partial<DocumentFilters> = { q: '', kind: null, status: '', period: 'all' };

/** The results of the account's search in requests, orders and invoices. */
export function FoundDocuments() {
  const { t } = useI18n();
  const { data, isError, refetch } = useAccountDocuments();
  const { filters, change } = useDocumentFilters(statusesOf(null));
  const all = data && [...data.quotes.map(ofQuote), ...data.orders.map(ofOrder), ...data.invoices.map(ofInvoice)];
  const found = all && findDocuments(all, filters, new Date());
  const rows = found?.map((document) => ({ document, lines: shownLines(document, filters.q) }));
  return (
    <WithLineProducts lines={(rows ?? []).flatMap(({ lines }) => lines)}>
      <RecordList
        title={t('find.title')}
        query={{ data: rows, isError, refetch }}
        loading={t('find.loading')}
        error={t('find.error')}
        head={
          <>
            <FindFilters filters={filters} onChange={change} />
            <p role="status" className={ui.note}>
              {found && (filters.q !== '' || isNarrowed(filters)) && t('find.found', { count: found.length })}
            </p>
          </>
        }
        empty={<NoneMatch onClear={() => change(NO_FILTERS)} />}
        keyOf={({ document }) => document.id}
      >
        {({ document, lines }) => <DocumentRow document={document} lines={lines} />}
      </RecordList>
    </WithLineProducts>
  );
}

function shownLines(document: AccountDocument, q: string) {
  const found = linesFound(document, q);
  return found.length > 0 ? found : document.lines.slice(0, SOME_LINES);
}

interface FindFiltersProps {
  filters: DocumentFilters;
  onChange: (change: Partial<DocumentFilters>) => void;
}

function FindFilters({ filters, onChange }: FindFiltersProps) {
  const { t } = useI18n();
  const choose = (value: string) => {
    const kind = DOCUMENT_KINDS.find((one) => one === value) ?? null;
    onChange({ kind, ...(!statusesOf(kind).includes(filters.status) && { status: '' }) });
  };
  return (
    <FilterBar filters={filters} statuses={statusesOf(filters.kind)} onChange={onChange}>
      <SelectField label={t('find.kind')} value={filters.kind ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('find.allKinds')}</option>
        {DOCUMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`find.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
