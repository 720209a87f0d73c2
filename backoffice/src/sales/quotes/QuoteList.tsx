import { QUOTE_DECISIONS } from '@shop/contract/offers';
import { QUOTE_STATUSES, quoteStatusTones } from '@shop/contract/statuses';
import { DateInput, SelectInput } from 'react-admin';
import { accountColumns, chargeColumns, chargesOf, marginColumn } from '../../kit/documents/documentColumns';
import { formatDay, formatHours, formatNearDay, hoursSince } from '../../kit/format';
import { purchaseColumns } from '../purchase-details/purchaseColumns';
import type { QuoteRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { columnsOf } from '../../kit/ui/columns';
import { EllipsisText, takesRoom, Under } from '../../kit/ui/fields';
import {
  amountFilters,
  customerFilter,
  dateFilters,
  salespersonFilter,
  searchFilter,
  unassignedFilter,
  yesNoFilter,
} from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { WriteButton } from '../writing/WriteButtons';
import { EditLink } from '../../kit/ui/RowActions';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';
import { LastDay, NextCell, TotalCell } from './quoteCells';
import { CallLink } from '../../kit/ui/PhoneLinks';
import { waitingSince } from './quoteRules';
import { QuoteBulkActions } from './QuoteBulkActions';

const DECISIONS = QUOTE_DECISIONS.map((id) => ({ id, name: `resources.quotes.offer.decision.${id}` }));

const filters = [
  searchFilter,
  customerFilter,
  salespersonFilter,
  unassignedFilter,
  ...dateFilters('createdAt'),
  ...amountFilters('totalPrice'),
  yesNoFilter('isExpired', 'resources.quotes.fields.isExpired'),
  <SelectInput key="answer" source="answer" choices={DECISIONS} sx={{ minWidth: 170 }} />,
  <DateInput key="validUntil_lte" source="validUntil_lte" label="resources.quotes.fields.validUntil" />,
  yesNoFilter('isOrderCreated', 'shop.filter.order_created'),
  yesNoFilter('hasUnread', 'shop.conversation.unread_filter'),
];

const oneLine = { whiteSpace: 'nowrap' };

export const columns = columnsOf<QuoteRecord>('quotes', [
  {
    field: 'createdAt',
    kind: 'day',
    sort: true,
    cell: ({ createdAt }) => formatNearDay(createdAt),
    sx: oneLine,
    in: ['table'],
  },
  {
    field: 'number',
    sort: true,
    sx: { whiteSpace: 'nowrap' },
    cell: (quote) => (
      <>
        {quote.number}
        <Under text={quote.poNumber} />
      </>
    ),
    in: ['table', 'export', 'lines'],
  },
  { field: 'createdAt', kind: 'day', in: ['export', 'lines'] },
  { field: 'asked', value: ({ createdAt, number }) => `${formatDay(createdAt)} · ${number}`, in: ['line'] },
  {
    field: 'user.name',
    value: ({ user }) => user.name,
    cell: ({ user, listedCompany }) => (
      <>
        {user.name}
        <Under text={listedCompany?.legalName} />
      </>
    ),
    in: ['table', 'export', 'lines', 'title'],
  },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email, in: ['export', 'lines'] },
  ...accountColumns<QuoteRecord>(['export', 'lines']),
  {
    field: 'status',
    sort: true,
    tones: quoteStatusTones,
    in: ['table', 'export', 'lines', 'badge'],
  },
  {
    field: 'clientToAdminNote',
    cell: ({ clientToAdminNote }) => <EllipsisText text={clientToAdminNote} width="none" lines={2} />,
    sx: takesRoom,
    in: ['table'],
  },
  ...purchaseColumns,
  {
    field: 'requestedItems',
    kind: 'number',
    value: ({ requestedItems }) => requestedItems.length,
    in: ['table', 'export', 'labelled'],
  },
  ...chargeColumns<QuoteRecord>((quote) => chargesOf(quote, quote.totalPrice)),
  {
    field: 'totalPrice',
    kind: 'amount',
    sort: true,
    cell: (quote) => <TotalCell quote={quote} />,
    in: ['table', 'export'],
  },
  {
    field: 'totalPrice',
    kind: 'amount',
    cell: (quote) => <TotalCell quote={quote} isNamed />,
    in: ['amount'],
  },
  marginColumn,
  { field: 'isOrderCreated', in: ['export'] },
  { field: 'createdOrderId', cell: () => <CreateOrderButton />, in: ['table', 'actions'] },
  {
    field: 'phoneNumber',
    label: 'resources.users.fields.phoneNumber',
    isHidden: true,
    cell: ({ phoneNumber }) => phoneNumber && <CallLink phone={phoneNumber} />,
    sx: oneLine,
    in: ['table', 'export', 'line'],
  },
  {
    field: 'companyName',
    label: 'resources.users.fields.company',
    value: ({ listedCompany }) => listedCompany?.legalName,
    in: ['line'],
  },
  {
    field: 'waiting',
    value: (quote) => {
      const since = waitingSince(quote);
      return since && formatHours(hoursSince(since));
    },
    sx: oneLine,
    in: ['table', 'export', 'labelled'],
  },
  {
    field: 'validUntil',
    kind: 'day',
    sort: true,
    cell: ({ validUntil, status }) => <LastDay day={validUntil} isOpen={status === 'Quoted'} />,
    sx: oneLine,
    in: ['table', 'export', 'labelled'],
  },
  {
    field: 'neededBy',
    label: 'shop.purchase.neededBy',
    kind: 'day',
    isSparse: true,
    cell: ({ neededBy, status }) => <LastDay day={neededBy} isOpen={status !== 'Rejected'} />,
    sx: oneLine,
    in: ['table', 'labelled'],
  },
  { field: 'next', value: () => '', cell: (quote) => <NextCell quote={quote} />, sx: oneLine, in: ['table', 'badge'] },
  {
    field: 'salesperson',
    isHidden: true,
    value: ({ salesperson }) => salesperson?.name,
    in: ['table', 'export', 'line'],
  },
  { field: 'listTotal', kind: 'amount', in: ['export'] },
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

const bulkActions = <QuoteBulkActions />;
export const billedOf = (quote: QuoteRecord) => ({ ...quote, lines: quote.requestedItems });

const toolbar = (
  <ListToolbar>
    <WriteButton kind="quotes" />
  </ListToolbar>
);

const QuoteList = () => (
  <ResourceList<QuoteRecord>
    columns={columns}
    rowActions={rowActions}
    billedOf={billedOf}
    actions={toolbar}
    filters={filters}
    bulkActions={bulkActions}
    perPage={50}
    statuses={QUOTE_STATUSES}
    totals
  />
);

export default QuoteList;
