import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { BulkExportButton, DataTable, useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../format';
import { editPath, openEdit } from '../paths';
import type { QuoteRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { exportCsv } from '../ui/exportCsv';
import { EllipsisText } from '../ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { EditLink, RowActions } from '../ui/RowActions';
import { StatusBadge } from '../ui/StatusBadge';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...amountFilters('totalPrice'),
  yesNoFilter('isOrderCreated', 'shop.filter.order_created'),
];
const sortable = ['createdAt', 'number', 'status', 'totalPrice'];

const exportQuotes = exportCsv<QuoteRecord>('quotes', (quote) => ({
  number: quote.number,
  createdAt: quote.createdAt,
  user: quote.user.name,
  email: quote.user.email,
  status: quote.status,
  items: quote.requestedItems.length,
  deliveryCharge: quote.deliveryCharge,
  extraFee: quote.extraFee,
  totalPrice: quote.totalPrice,
  orderCreated: quote.isOrderCreated,
  clientToAdminNote: quote.clientToAdminNote,
  adminToClientNote: quote.adminToClientNote,
  adminToAdminNote: quote.adminToAdminNote ?? '',
}));

const statusOf = ({ status }: QuoteRecord) => <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />;

const actionsOf = (quote: QuoteRecord) => (
  <>
    <EditLink />
    <QuotePdfButton />
    <DeleteRecordButton allowed={quote.allowedActions.includes('delete')} />
  </>
);

const Column = DataTable.Col<QuoteRecord>;

const table = (
  <DataTable<QuoteRecord> rowClick={openEdit} bulkActionButtons={<BulkExportButton />}>
    <Column source="createdAt" render={(quote) => formatDay(quote.createdAt)} />
    <Column source="number" sx={{ whiteSpace: 'nowrap' }} />
    <Column source="user.name" disableSort />
    <Column source="status" render={statusOf} />
    <Column
      source="clientToAdminNote"
      disableSort
      render={(quote) => <EllipsisText text={quote.clientToAdminNote} />}
    />
    <Column align="right" source="requestedItems" disableSort render={(quote) => quote.requestedItems.length} />
    <Column align="right" source="totalPrice" render={(quote) => formatAed(quote.totalPrice)} />
    <Column source="createdOrderId" disableSort render={() => <CreateOrderButton />} />
    <Column label="shop.action.actions" align="right" render={(quote) => <RowActions>{actionsOf(quote)}</RowActions>} />
  </DataTable>
);

const Card = ({ record: quote }: { record: QuoteRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={quote.user.name}
      to={editPath('quotes', quote.id)}
      badge={statusOf(quote)}
      amount={translate('shop.total.amount', { amount: formatAed(quote.totalPrice) })}
      lines={[
        `${formatDay(quote.createdAt)} · ${quote.number}`,
        `${translate('resources.quotes.fields.requestedItems')}: ${quote.requestedItems.length}`,
        quote.clientToAdminNote,
      ]}
      actions={
        <>
          <CreateOrderButton />
          {actionsOf(quote)}
        </>
      }
    />
  );
};

const QuoteList = () => (
  <ResourceList<QuoteRecord>
    filters={filters}
    sortable={sortable}
    exporter={exportQuotes}
    statuses={QUOTE_STATUSES}
    table={table}
    card={Card}
  />
);

export default QuoteList;
