import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  ExportButton,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { ListStates } from './ListStates';
import { RecordCards } from './RecordCards';
import { StatusTabs } from './StatusTabs';
import { useNarrow } from './useNarrow';

/** An export contains every row of the filtered list, not only the page in view. */
const EVERY_ROW = 100_000;
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

interface ToolbarProps {
  filters?: boolean;
  columns?: boolean;
  /** Fields by which cards can be sorted. A table is sorted by its heads. */
  sortable?: string[];
  /** The list's own buttons. */
  children?: ReactNode;
}

export const ListToolbar = ({ filters = true, columns = true, sortable, children }: ToolbarProps) => {
  const narrow = useNarrow();
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {children}
      {filters && <FilterButton />}
      {sortable && narrow && <SortButton fields={sortable} />}
      {columns && !narrow && <ColumnsButton />}
      {/* On a phone a disabled button has no name of its own. */}
      <ExportButton maxResults={EVERY_ROW} aria-label={useTranslate()('ra.action.export')} />
    </TopToolbar>
  );
};

interface Props<R extends RaRecord> extends Pick<
  ListProps<R>,
  'actions' | 'aside' | 'exporter' | 'filters' | 'perPage' | 'sort'
> {
  sortable?: string[];
  /** One tab each above the list, beside "all". */
  statuses?: readonly string[];
  table: ReactElement;
  /** A row on a phone. */
  card: ComponentType<{ record: R }>;
}

/** A list of records: a table where there is room for one, else cards. */
export const ResourceList = <R extends RaRecord>({ sortable, statuses, table, card, ...list }: Props<R>) => {
  const narrow = useNarrow();
  return (
    <List<R> actions={<ListToolbar sortable={sortable} />} sort={NEWEST_FIRST} perPage={25} empty={false} {...list}>
      {statuses && <StatusTabs statuses={statuses} />}
      <ListStates>{narrow ? <RecordCards card={card} /> : table}</ListStates>
    </List>
  );
};
