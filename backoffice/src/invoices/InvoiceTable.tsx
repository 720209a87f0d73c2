import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { invoiceOrderPath, invoicePath } from '../paths';
import type { InvoiceRecord } from '../records';
import type { InvoicePaymentResponse } from '../types';
import { bulkExport } from '../ui/bulkExport';
import { RowActions } from '../ui/RowActions';
import { DueDate } from './DueDate';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { paymentParts } from './paymentLine';

const { Col } = DataTable;

/** Ten columns beside the open menu: they fit into 1440 px with less room between them. */
const dense = { '& .MuiTableCell-sizeSmall': { px: 0.75 } };
const oneLine = { whiteSpace: 'nowrap' };

/** Where it wraps, so that the actions stay in view, it does between its parts. */
const PaymentText = ({ payment }: { payment: InvoicePaymentResponse }) => {
  const [what, when] = paymentParts(payment, useTranslate());
  return (
    <Typography variant="caption" component="div">
      <Box component="span" sx={oneLine}>
        {what} ·
      </Box>{' '}
      <Box component="span" sx={oneLine}>
        {when}
      </Box>
    </Typography>
  );
};

const Payments = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  if (invoice.payments.length === 0) return <span>{translate('resources.invoices.no_payments')}</span>;
  return invoice.payments.map((payment) => <PaymentText key={payment._id} payment={payment} />);
};

const OrderLink = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Link component={RouterLink} to={invoiceOrderPath(invoice.order._id)} noWrap>
    {invoice.order.orderNumber}
  </Link>
);

export const InvoiceTable = () => (
  <DataTable<InvoiceRecord> rowClick={false} bulkActionButtons={bulkExport} sx={dense}>
    <Col
      source="createdAt"
      sx={{ whiteSpace: 'nowrap' }}
      render={(invoice: InvoiceRecord) => formatDay(invoice.createdAt)}
    />
    <Col
      source="invoiceNumber"
      sx={{ whiteSpace: 'nowrap' }}
      render={(invoice: InvoiceRecord) => (
        <Link component={RouterLink} to={invoicePath(invoice.id)}>
          {invoice.invoiceNumber}
        </Link>
      )}
    />
    <Col source="user.name" disableSort />
    <Col align="right" source="amountDue" render={(invoice: InvoiceRecord) => formatAed(invoice.amountDue)} />
    <Col
      align="right"
      source="amountPaid"
      disableSort
      render={(invoice: InvoiceRecord) => formatAed(invoice.amountPaid)}
    />
    <Col source="payments" disableSort render={(invoice: InvoiceRecord) => <Payments invoice={invoice} />} />
    <Col source="status" disableSort field={InvoiceStatusBadge} />
    <Col source="dueDate" render={(invoice: InvoiceRecord) => <DueDate invoice={invoice} />} />
    <Col source="order.orderNumber" disableSort render={(invoice: InvoiceRecord) => <OrderLink invoice={invoice} />} />
    <Col
      label="shop.action.actions"
      align="right"
      render={() => (
        <RowActions>
          <InvoiceActions />
        </RowActions>
      )}
    />
  </DataTable>
);
