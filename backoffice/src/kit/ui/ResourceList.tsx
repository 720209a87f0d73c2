import DensitySmall from '@mui/icons-material/DensitySmall';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import { Box, IconButton, type Theme, Tooltip } from '@mui/material';
import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  type Identifier,
  List,
  type ListProps,
  type RaRecord,
  SortButton,
  TopToolbar,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { recordPath } from '../../paths';
import { useRoleActions } from '../auth/useMay';
import type { Billed, Item } from '../documents/exportLines';
import { columnsIn, exportOf, type ListColumn, type ListViewProps, sortableFields } from './columns';
import { ColumnTable } from './ColumnTable';
import { BulkExport, ListExportButton, ListExportContext } from './ExportMenu';
import type { ListExport } from './exportSheet';
import { ListPreview } from './ListPreview';
import { SelectionContext, useCompactLists, usePreviewedLists, useSelectedRecord } from './listPreview';
import { ListStates } from './ListStates';
import { ListTotals } from './ListTotals';
import { ColumnCard, RecordCards } from './RecordCards';
import { StatusTabs } from './StatusTabs';
import { useNarrow, useWide } from './useNarrow';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

interface ToolbarProps {
  filters?: boolean;
  columns?: boolean;
  /** The label of the button that opens the page of a new record. */
  create?: string;
  /** The list's own buttons. */
  children?: ReactNode;
}

/** Fields that sort cards. A table is sorted by its headings. */
const SortableContext = createContext<string[]>([]);

export const ListToolbar = ({ filters = true, columns = true, create, children }: ToolbarProps) => {
  const narrow = useNarrow();
  const sortable = use(SortableContext);
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {create && <CreateButton label={create} />}
      {children}
      {filters && <FilterButton />}
      {sortable.length > 1 && narrow && <SortButton fields={sortable} />}
      {columns && !narrow && <ColumnsButton />}
      {!narrow && <ViewButtons />}
      <ListExportButton />
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

/**
 * Rows of one line, 25 px high; buttons and links have the 24 px that a pointer needs. Beside the open menu the columns
 * that are not hidden fit into 1440 px.
 */
const compactRows = {
  '& .MuiTableCell-sizeSmall:not(.MuiTableCell-alignRight)': { px: 0.5 },
  '& .MuiTableCell-alignRight': { paddingInlineStart: '4px' },
  '& .MuiTableHead-root .MuiTableCell-root': { whiteSpace: 'normal' },
  '& .MuiTableBody-root .MuiTableCell-root': { py: 0, lineHeight: 1.3, whiteSpace: 'nowrap' },
  '& .MuiTableBody-root .column-user': { maxWidth: 110, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiTableBody-root .MuiButtonBase-root': { py: 0, minHeight: 24, lineHeight: '22px' },
  '& .MuiTableBody-root .MuiLink-root': { display: 'inline-block', minHeight: 24, lineHeight: '24px' },
  '& .MuiTableBody-root .MuiIconButton-root, & .MuiTableBody-root .MuiCheckbox-root': { height: 24 },
};

/** Less room above compact rows. */
const compactHead = {
  '& .RaList-actions form, & .RaList-actions .MuiToolbar-root': { minHeight: 40, py: 0 },
  '& .RaList-actions .MuiFormControl-root': { mt: '6px', mb: 0 },
  '& .MuiTabs-root, & .MuiTab-root': { minHeight: 30 },
  '& .MuiTableHead-root .MuiTableCell-root': { py: 0 },
  '& .MuiTableHead-root .MuiCheckbox-root': { height: 24 },
};

/** The preview has the actions of its record: the table hides them to save width. */
const withoutActions = { '& .MuiTableCell-root:last-of-type': { display: 'none' } };

/** Beside the preview a wide table scrolls: its amounts stay in sight at its end. */
const amountsInSight = (fields: readonly string[]) => ({
  [fields.map((field) => `& .column-${field}`).join(', ')]: {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
});

/** The actions of J, K and O in a list without a preview. */
const KeySteps = () => {
  const { record, next, previous } = useSelectedRecord();
  const resource = useResourceContext() ?? '';
  return (
    <>
      {next && <button type="button" hidden data-shortcut="next" onClick={next} />}
      {previous && <button type="button" hidden data-shortcut="previous" onClick={previous} />}
      {record && <Link hidden to={`/${resource}/${record.id}`} data-shortcut="open" />}
    </>
  );
};

interface RowsProps {
  /** True if the last column has the actions of the rows. */
  hasActions: boolean;
  /** The fields of the amounts that a card shows. */
  amounts: readonly string[];
  children: ReactNode;
}

/** The rows, with the compact table that the user selected, and the marked row that J and K move. */
const Rows = ({ hasActions, amounts, children }: RowsProps) => {
  const [compact] = useCompactLists();
  const [previewed] = usePreviewedLists();
  const isPreviewed = useWide() && previewed;
  const { index: selected } = useSelectedRecord();
  const index = isPreviewed ? Math.max(selected, 0) : selected;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelectorAll('tbody tr')[selected]?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const marked = {
    [`& .MuiTableBody-root .MuiTableRow-root:nth-of-type(${index + 1})`]: {
      bgcolor: 'action.selected',
      boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}`,
    },
    // The bar of the page covers the content below it.
    '& tbody tr': { scrollMarginTop: 80 },
  };
  return (
    <Box
      ref={box}
      sx={[
        compact && compactRows,
        index >= 0 && marked,
        isPreviewed && amountsInSight(amounts),
        isPreviewed && hasActions && withoutActions,
      ]}
    >
      {children}
      {!isPreviewed && <KeySteps />}
    </Box>
  );
};

interface Props<R extends RaRecord>
  extends
    Omit<ListViewProps<R>, 'pageOf'>,
    Pick<ListProps<R>, 'actions' | 'aside' | 'filters' | 'pagination' | 'perPage' | 'sort'> {
  /** The name of the exported file, without its extension; the resource's by default. */
  file?: string;
  /** The page that a row opens; the record's by default, null for none. */
  pageOf?: ((record: R) => string) | null;
  /** True if a click on a row opens its record. */
  opensRows?: boolean;
  /** The buttons for selected rows; `false` if rows can't be selected. */
  bulkActions?: ReactElement | false;
  /** A tab for each above the list, besides "all". */
  statuses?: readonly string[];
  /** Further rows above the list. */
  above?: ReactNode;
  /** A custom card on a phone, instead of the columns. */
  card?: ComponentType<{ record: R }>;
  /** The lines of a document: shown beside the list, and exported with one row for each line. */
  billedOf?: (record: R) => Billed;
  /** The rows of the export by line, where the lines have their amounts already. */
  itemsOf?: (record: R) => readonly Item[];
  /** A custom CSV, instead of the columns. */
  csv?: (records: readonly R[]) => string;
  /** A custom export, instead of the columns. */
  exports?: ListExport<R>;
  /** True if the server provides sums of all records. */
  totals?: boolean;
}

const exportChosen = <BulkExport />;

/**
 * The table and the cards of the columns. They are created once, so that a change of the selection does not render all
 * rows again.
 */
const useViews = <R extends RaRecord>({ columns, rowActions, card, ...table }: Props<R>, resource: string) => {
  const { opensRows = true, bulkActions = exportChosen } = table;
  return useMemo(() => {
    const pageOf = table.pageOf === undefined ? ({ id }: R) => recordPath(resource, id) : (table.pageOf ?? undefined);
    const views = { columns, pageOf, rowActions };
    return {
      table: <ColumnTable<R> {...views} opensRows={opensRows} bulkActions={bulkActions} />,
      Card: card ?? (({ record }: { record: R }) => <ColumnCard<R> {...views} record={record} />),
    };
  }, [columns, table.pageOf, resource, rowActions, opensRows, bulkActions, card]);
};

/** A list of records: a table on wide screens, otherwise cards. A record can be previewed beside it. */
export const ResourceList = <R extends RaRecord>(given: Props<R>) => {
  const resource = useResourceContext() ?? '';
  const may = useRoleActions();
  const columns = useMemo(
    () => given.columns.filter(({ needs }: ListColumn<R>) => needs === undefined || may(needs)),
    [given.columns, may],
  );
  const props = { ...given, columns };
  const { file = resource, billedOf, itemsOf, csv, statuses, above, totals = false } = props;
  const narrow = useNarrow();
  const wide = useWide();
  const [previewed] = usePreviewedLists();
  const [compact] = useCompactLists();
  const [selected, select] = useState<Identifier | null>(null);
  const { table, Card } = useViews(props, resource);
  const amounts = columnsIn(columns, 'amount').map(({ field }) => field);
  const exports = useMemo(
    () => props.exports ?? exportOf(columns, { file, billedOf, itemsOf, csv }),
    [props.exports, columns, file, billedOf, itemsOf, csv],
  );
  const { actions = <ListToolbar />, aside = previewed && wide && <ListPreview card={Card} billedOf={billedOf} /> } =
    props;
  return (
    <SelectionContext value={useMemo(() => ({ selected, select }), [selected])}>
      <ListExportContext value={exports}>
        <SortableContext value={useMemo(() => sortableFields(columns), [columns])}>
          <List<R>
            actions={actions}
            aside={aside || undefined}
            filters={props.filters}
            pagination={props.pagination}
            sort={props.sort ?? NEWEST_FIRST}
            perPage={props.perPage ?? 25}
            empty={false}
            {...(compact && !narrow && { sx: compactHead })}
          >
            {statuses && <StatusTabs statuses={statuses} />}
            {above}
            <ListStates>
              {narrow ? (
                <RecordCards card={Card} />
              ) : (
                <Rows hasActions={props.rowActions !== undefined} amounts={amounts}>
                  {table}
                </Rows>
              )}
              {totals && <ListTotals />}
            </ListStates>
          </List>
        </SortableContext>
      </ListExportContext>
    </SelectionContext>
  );
};
