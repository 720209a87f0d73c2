import { QUOTE_DECISIONS } from '@shop/contract/quote-answers';
import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { DataTable, DateInput, SelectInput, useTranslate } from 'react-admin';
import { linesSheet } from '../../kit/documents/exportLines';
import { taxColumns } from '../../kit/documents/exportTax';
import { MarginLine } from '../../kit/documents/MarginLine';
import { formatAed, formatDay } from '../../kit/format';
import { editPath, openEdit } from '../../paths';
import { PoNumber } from '../purchase/PurchaseFacts';
import { purchaseColumns } from '../purchase/purchaseColumns';
import type { QuoteRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type Column as ExportColumn, type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { WriteButton } from '../writing/WriteButtons';
import { EditLink, RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';
import { UnreadBadge } from './UnreadBadge';

const DECISIONS = QUOTE_DECISIONS.map((id) => ({ id, name: `resources.quotes.offer.decision.${id}` }));

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...amountFilters('totalPrice'),
  yesNoFilter('isExpired', 'resources.quotes.fields.isExpired'),
  <SelectInput key="answer" source="answer" choices={DECISIONS} sx={{ minWidth: 170 }} />,
  <DateInput key="validUntil_lte" source="validUntil_lte" label="resources.quotes.fields.validUntil" />,
  yesNoFilter('isOrderCreated', 'shop.filter.order_created'),
  yesNoFilter('hasUnread', 'shop.conversation.unread_filter'),
];
const sortable = ['createdAt', 'number', 'status', 'totalPrice'];

const documentColumns: readonly ExportColumn<QuoteRecord>[] = [
  { label: 'resources.quotes.fields.number', value: ({ number }) => number },
  { label: 'resources.quotes.fields.createdAt', kind: 'day', value: ({ createdAt }) => createdAt },
  { label: 'resources.quotes.fields.user.name', value: ({ user }) => user.name },
  { label: 'resources.users.fields.email', value: ({ user }) => user.email },
  {
    label: 'resources.quotes.fields.status',
    value: ({ status }, translate) => translate(`resources.quotes.status.${status}`),
  },
  ...purchaseColumns,
];

const exportQuotes: ListExport<QuoteRecord> = {
  name: 'quotes',
  records: sheetOf([
    ...documentColumns,
    {
      label: 'resources.quotes.fields.requestedItems',
      kind: 'number',
      value: ({ requestedItems }) => requestedItems.length,
    },
    { label: 'resources.quotes.fields.deliveryCharge', kind: 'amount', value: ({ deliveryCharge }) => deliveryCharge },
    { label: 'resources.quotes.fields.extraFee', kind: 'amount', value: ({ extraFee }) => extraFee },
    ...taxColumns,
    { label: 'resources.quotes.fields.totalPrice', kind: 'amount', value: ({ totalPrice }) => totalPrice },
    { label: 'resources.quotes.fields.isOrderCreated', value: ({ isOrderCreated }) => isOrderCreated },
    { label: 'resources.quotes.fields.clientToAdminNote', value: ({ clientToAdminNote }) => clientToAdminNote },
    { label: 'resources.quotes.fields.adminToClientNote', value: ({ adminToClientNote }) => adminToClientNote },
    { label: 'resources.quotes.fields.adminToAdminNote', value: ({ adminToAdminNote }) => adminToAdminNote },
  ]),
  lines: linesSheet(documentColumns, ({ requestedItems }) => requestedItems),
};

const statusOf = ({ status }: QuoteRecord) => <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />;

const numberOf = (quote: QuoteRecord) => (
  <>
    {quote.number}
    <UnreadBadge of={quote} />
    <PoNumber of={quote} />
  </>
);

const actionsOf = (quote: QuoteRecord) => (
  <>
    <EditLink />
    <QuotePdfButton />
    <DeleteRecordButton allowed={quote.allowedActions.includes('delete')} />
  </>
);

const Column = DataTable.Col<QuoteRecord>;

/** Shown where somebody chooses the column. */
const hidden = ['margin'];

const table = (
  <DataTable<QuoteRecord>
    hiddenColumns={hidden}
    rowClick={openEdit}
    bulkActionButtons={<BulkExport of={exportQuotes} />}
  >
    <Column source="createdAt" render={(quote) => formatDay(quote.createdAt)} />
    <Column source="number" sx={{ whiteSpace: 'nowrap' }} render={numberOf} />
    <Column source="user.name" disableSort />
    <Column source="status" render={statusOf} />
    <Column
      source="clientToAdminNote"
      disableSort
      render={(quote) => <EllipsisText text={quote.clientToAdminNote} />}
    />
    <Column align="right" source="requestedItems" disableSort render={(quote) => quote.requestedItems.length} />
    <Column align="right" source="totalPrice" render={(quote) => formatAed(quote.totalPrice)} />
    <Column
      align="right"
      source="margin"
      label="shop.margin.name"
      disableSort
      render={(quote) => <MarginLine margin={quote.margin} />}
    />
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

const toolbar = (
  <ListToolbar exports={exportQuotes} sortable={sortable}>
    <WriteButton kind="quotes" />
  </ListToolbar>
);

const QuoteList = () => (
  <ResourceList<QuoteRecord>
    actions={toolbar}
    filters={filters}
    sortable={sortable}
    exports={exportQuotes}
    statuses={QUOTE_STATUSES}
    table={table}
    card={Card}
    lines={({ requestedItems }) => requestedItems}
    totals
  />
);

export default QuoteList;
