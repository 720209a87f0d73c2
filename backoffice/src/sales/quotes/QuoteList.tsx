import { QUOTE_DECISIONS } from '@shop/contract/offers';
import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { DateInput, SelectInput } from 'react-admin';
import { accountColumns, chargeColumns, marginColumn } from '../../kit/documents/documentColumns';
import { formatDay } from '../../kit/format';
import { editPath } from '../../paths';
import { PoNumber } from '../purchase-details/PurchaseFacts';
import { purchaseColumns } from '../purchase-details/purchaseColumns';
import type { QuoteRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { columnsOf } from '../../kit/ui/columns';
import { EllipsisText } from '../../kit/ui/fields';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { WriteButton } from '../writing/WriteButtons';
import { EditLink } from '../../kit/ui/RowActions';
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

export const columns = columnsOf<QuoteRecord>('quotes', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table'] },
  {
    field: 'number',
    sort: true,
    sx: { whiteSpace: 'nowrap' },
    cell: (quote) => (
      <>
        {quote.number}
        <UnreadBadge of={quote} />
        <PoNumber of={quote} />
      </>
    ),
    in: ['table', 'export', 'lines'],
  },
  { field: 'createdAt', kind: 'day', in: ['export', 'lines'] },
  { field: 'asked', value: ({ createdAt, number }) => `${formatDay(createdAt)} · ${number}`, in: ['line'] },
  { field: 'user.name', value: ({ user }) => user.name, in: ['table', 'export', 'lines', 'title'] },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email, in: ['export', 'lines'] },
  ...accountColumns<QuoteRecord>(['export', 'lines']),
  {
    field: 'status',
    sort: true,
    value: ({ status }, translate) => translate(`resources.quotes.status.${status}`),
    cell: ({ status }) => <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />,
    in: ['table', 'export', 'lines', 'badge'],
  },
  {
    field: 'clientToAdminNote',
    cell: ({ clientToAdminNote }) => <EllipsisText text={clientToAdminNote} />,
    in: ['table'],
  },
  ...purchaseColumns,
  {
    field: 'requestedItems',
    kind: 'number',
    value: ({ requestedItems }) => requestedItems.length,
    in: ['table', 'export', 'labelled'],
  },
  ...chargeColumns<QuoteRecord>(({ totalPrice }) => totalPrice),
  { field: 'totalPrice', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
  marginColumn,
  { field: 'isOrderCreated', in: ['export'] },
  { field: 'createdOrderId', cell: () => <CreateOrderButton />, in: ['table', 'actions'] },
  { field: 'clientToAdminNote', in: ['export', 'line'] },
  { field: 'adminToClientNote', in: ['export'] },
  { field: 'adminToAdminNote', in: ['export'] },
]);

const rowActions = (quote: QuoteRecord) => (
  <>
    <EditLink />
    <QuotePdfButton />
    <DeleteRecordButton allowed={quote.allowedActions.includes('delete')} />
  </>
);

const pageOf = ({ id }: QuoteRecord) => editPath('quotes', id);
export const billedOf = (quote: QuoteRecord) => ({ ...quote, lines: quote.requestedItems });

const toolbar = (
  <ListToolbar>
    <WriteButton kind="quotes" />
  </ListToolbar>
);

const QuoteList = () => (
  <ResourceList<QuoteRecord>
    columns={columns}
    file="quotes"
    pageOf={pageOf}
    rowActions={rowActions}
    billedOf={billedOf}
    actions={toolbar}
    filters={filters}
    statuses={QUOTE_STATUSES}
    totals
  />
);

export default QuoteList;
