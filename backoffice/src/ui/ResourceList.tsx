import type { ComponentType, ReactElement, ReactNode } from 'react';
import { ColumnsButton, FilterButton, List, type ListProps, type RaRecord, SortButton, TopToolbar } from 'react-admin';
import { ListExportButton } from './ExportMenu';
import type { ListExport } from './exportSheet';
import { ListStates } from './ListStates';
import { RecordCards } from './RecordCards';
import { StatusTabs } from './StatusTabs';
import { useNarrow } from './useNarrow';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

interface ToolbarProps<R> {
  exports: ListExport<R>;
  filters?: boolean;
  columns?: boolean;
  /** Fields by which cards can be sorted. A table is sorted by its heads. */
  sortable?: string[];
  /** The list's own buttons. */
  children?: ReactNode;
}

export const ListToolbar = <R extends RaRecord>({
  exports,
  filters = true,
  columns = true,
  sortable,
  children,
}: ToolbarProps<R>) => {
  const narrow = useNarrow();
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {children}
      {filters && <FilterButton />}
      {sortable && narrow && <SortButton fields={sortable} />}
      {columns && !narrow && <ColumnsButton />}
      <ListExportButton of={exports} />
    </TopToolbar>
  );
};

interface Props<R extends RaRecord> extends Pick<
  ListProps<R>,
  'actions' | 'aside' | 'filters' | 'pagination' | 'perPage' | 'sort'
> {
  exports: ListExport<R>;
  sortable?: string[];
  /** One tab each above the list, beside "all". */
  statuses?: readonly string[];
  /** Further rows above the list. */
  above?: ReactNode;
  table: ReactElement;
  /** A row on a phone. */
  card: ComponentType<{ record: R }>;
}

/** A list of records: a table where there is room for one, else cards. */
export const ResourceList = <R extends RaRecord>({
  exports,
  sortable,
  statuses,
  above,
  table,
  card,
  ...list
}: Props<R>) => {
  const narrow = useNarrow();
  return (
    <List<R>
      actions={<ListToolbar exports={exports} sortable={sortable} />}
      sort={NEWEST_FIRST}
      perPage={25}
      empty={false}
      {...list}
    >
      {statuses && <StatusTabs statuses={statuses} />}
      {above}
      <ListStates>{narrow ? <RecordCards card={card} /> : table}</ListStates>
    </List>
  );
};
