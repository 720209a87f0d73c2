import DensitySmall from '@mui/icons-material/DensitySmall';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ComponentType, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  ColumnsButton,
  FilterButton,
  type Identifier,
  List,
  type ListProps,
  type RaRecord,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import type { LineResponse } from '../../types';
import { ListExportButton } from './ExportMenu';
import type { ListExport } from './exportSheet';
import { ListPreview } from './ListPreview';
import { SelectionContext, useCompactLists, usePreviewedLists, usePreviewedRecord } from './listPreview';
import { ListStates } from './ListStates';
import { ListTotals } from './ListTotals';
import { RecordCards } from './RecordCards';
import { StatusTabs } from './StatusTabs';
import { useNarrow, useWide } from './useNarrow';

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
      {!narrow && <ViewButtons />}
      <ListExportButton of={exports} />
    </TopToolbar>
  );
};

interface ToggleProps {
  label: string;
  icon: ReactElement;
  state: readonly [boolean, (on: boolean) => void];
}

const Toggle = ({ label, icon, state: [isOn, set] }: ToggleProps) => {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <IconButton
        size="small"
        aria-label={text}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onClick={() => set(!isOn)}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
};

const ViewButtons = () => (
  <>
    <Toggle label="shop.list.compact" icon={<DensitySmall fontSize="small" />} state={useCompactLists()} />
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Toggle
        label="shop.list.show_preview"
        icon={<ViewSidebarOutlined fontSize="small" />}
        state={usePreviewedLists()}
      />
    </Box>
  </>
);

const compactRows = { '& .MuiTableBody-root .MuiTableCell-root': { py: 0 } };

/** The preview has the actions of its record: the table needs their room. */
const withoutActions = { '& .MuiTableCell-root:last-of-type': { display: 'none' } };

/** The rows, those of a table closer together and with the previewed one marked, as the reader wishes. */
const Rows = ({ children }: { children: ReactNode }) => {
  const [compact] = useCompactLists();
  const [previewed] = usePreviewedLists();
  const wide = useWide();
  const { index } = usePreviewedRecord();
  const marked = {
    [`& .MuiTableBody-root .MuiTableRow-root:nth-of-type(${index + 1})`]: { bgcolor: 'action.selected' },
  };
  return <Box sx={[compact && compactRows, previewed && wide && { ...marked, ...withoutActions }]}>{children}</Box>;
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
  /** The lines that a document shows beside the list. */
  lines?: (record: R) => readonly LineResponse[];
  /** The server tells what all records come to. */
  totals?: boolean;
}

/** A list of records: a table where there is room for one, else cards. A record can be looked at beside it. */
export const ResourceList = <R extends RaRecord>({
  exports,
  sortable,
  statuses,
  above,
  table,
  card,
  lines,
  totals = false,
  ...list
}: Props<R>) => {
  const narrow = useNarrow();
  const wide = useWide();
  const [previewed] = usePreviewedLists();
  const [selected, select] = useState<Identifier | null>(null);
  return (
    <SelectionContext value={useMemo(() => ({ selected, select }), [selected])}>
      <List<R>
        actions={<ListToolbar exports={exports} sortable={sortable} />}
        aside={previewed && wide ? <ListPreview card={card} lines={lines} /> : undefined}
        sort={NEWEST_FIRST}
        perPage={25}
        empty={false}
        {...list}
      >
        {statuses && <StatusTabs statuses={statuses} />}
        {above}
        <ListStates>
          {narrow ? <RecordCards card={card} /> : <Rows>{table}</Rows>}
          {totals && <ListTotals />}
        </ListStates>
      </List>
    </SelectionContext>
  );
};
