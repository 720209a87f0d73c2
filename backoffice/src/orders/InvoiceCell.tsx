import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { invoicePath } from '../paths';
import type { OrderRecord } from '../records';
import { GenerateInvoiceButton } from './GenerateInvoiceButton';
import { invoiceCell } from './orderStatus';

const Generated = ({ order }: { order: OrderRecord }) => {
  const text = useTranslate()('resources.orders.invoice.generated');
  if (!order.invoice) return <span>{text}</span>;
  return (
    <Button
      component={Link}
      to={invoicePath(order.invoice._id)}
      size="small"
      color="success"
      title={order.invoice.invoiceNumber}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Button>
  );
};

/** 'Generated', 'Free Order', or the button that generates the invoice. */
export const InvoiceCell = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  const cell = invoiceCell(order);
  if (cell === 'generated') return <Generated order={order} />;
  if (cell === 'generate') return <GenerateInvoiceButton />;
  return (
    <Typography component="span" variant="body2" color="text.secondary" noWrap>
      {translate('resources.orders.invoice.free')}
    </Typography>
  );
};
