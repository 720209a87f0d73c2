import { DataTable } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { openEdit } from '../paths';
import type { QuoteRecord } from '../records';
import { bulkExport } from '../ui/bulkExport';
import { EllipsisText } from '../ui/EllipsisText';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RowActions } from '../ui/RowActions';
import { CreateOrderButton } from './CreateOrderButton';
import { QuotePdfButton } from './QuotePdfButton';
import { QuoteStatusBadge } from './QuoteStatusBadge';

const { Col } = DataTable;

const Actions = ({ quote }: { quote: QuoteRecord }) => (
  <RowActions>
    <EditLink />
    <QuotePdfButton />
    <DeleteRecordButton allowed={quote.allowedActions.includes('delete')} />
  </RowActions>
);

export const QuoteTable = () => (
  <DataTable<QuoteRecord> rowClick={openEdit} bulkActionButtons={bulkExport}>
    <Col source="createdAt" render={(quote: QuoteRecord) => formatDay(quote.createdAt)} />
    <Col source="number" sx={{ whiteSpace: 'nowrap' }} />
    <Col source="user.name" disableSort />
    <Col source="status" field={QuoteStatusBadge} />
    <Col
      source="clientToAdminNote"
      disableSort
      render={(quote: QuoteRecord) => <EllipsisText text={quote.clientToAdminNote} />}
    />
    <Col
      align="right"
      source="requestedItems"
      disableSort
      render={(quote: QuoteRecord) => quote.requestedItems.length}
    />
    <Col align="right" source="totalPrice" render={(quote: QuoteRecord) => formatAed(quote.totalPrice)} />
    <Col source="createdOrderId" disableSort render={() => <CreateOrderButton />} />
    <Col label="shop.action.actions" align="right" render={(quote: QuoteRecord) => <Actions quote={quote} />} />
  </DataTable>
);
