import type { SxProps } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable, type RaRecord, useListContext, useTranslate } from 'react-admin';
import { columnsIn, displayText, type ListColumn, type ListViewProps } from './columns';
import { RowActions } from './RowActions';

interface Props<R extends RaRecord> extends ListViewProps<R> {
  /** True if a click on a row opens its record. */
  opensRows: boolean;
  /** The buttons for selected rows. */
  bulkActions: ReactElement | false;
}

const alignOf = <R,>({ kind }: ListColumn<R>) => (kind === 'amount' || kind === 'number' ? 'right' : undefined);

/** The actions stay in view where the columns scroll. */
const inView: SxProps = { position: 'sticky', insetInlineEnd: 0, bgcolor: 'background.paper' };

/** The columns of a resource as a table. */
export const ColumnTable = <R extends RaRecord>({ columns, pageOf, rowActions, opensRows, bulkActions }: Props<R>) => {
  const translate = useTranslate();
  const { data = [] } = useListContext<R>();
  const hasValue = (column: ListColumn<R>) => data.some((record) => displayText(column, record, translate) !== '');
  const shown = columnsIn(columns, 'table').filter((column) => !column.isSparse || hasValue(column));
  const Column = DataTable.Col<R>;
  return (
    <DataTable<R>
      rowClick={opensRows && pageOf ? (_id, _resource, record) => pageOf(record) : false}
      bulkActionButtons={bulkActions}
      hiddenColumns={shown.filter(({ isHidden }) => isHidden).map(({ field }) => field)}
    >
      {shown.map((column) => (
        <Column
          key={column.field}
          source={column.field}
          label={column.label}
          align={alignOf(column)}
          disableSort={!column.sort}
          sx={column.sx}
          render={column.cell ?? ((record: R) => displayText(column, record, translate))}
        />
      ))}
      {rowActions && (
        <Column
          label="shop.action.actions"
          align="right"
          sx={inView}
          render={(record: R) => <RowActions>{rowActions(record)}</RowActions>}
        />
      )}
    </DataTable>
  );
};
