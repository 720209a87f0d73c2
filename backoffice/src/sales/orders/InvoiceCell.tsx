import { Button, Typography } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';
import { invoicePath } from '../../paths';
import type { OrderRecord } from '../../types';
import { InvoiceDialog } from './InvoiceDialog';
import { invoiceCellState, isBillingChosen } from './orderRules';
import { useReportedCall } from '../../kit/ui/useServerCall';

interface Props {
  order: OrderRecord;
}

const useGenerateInvoice = () => {
  return useReportedCall((server, order: OrderRecord) => server.generateInvoice(order), {
    done: 'resources.orders.invoice.done',
    failed: 'resources.orders.invoice.failed',
  });
};

const GenerateButton = ({ order }: Props) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useGenerateInvoice();
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (isBillingChosen(order)) setIsOpen(true);
    else mutate(order);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        disabled={!order.allowedActions.includes('invoice') || order.billableNow === 0}
        onClick={press}
      >
        {translate('resources.orders.invoice.generate')}
      </Button>
      {isOpen && (
        // The row of the list opens the order at a click.
        <span onClick={(event) => event.stopPropagation()}>
          <InvoiceDialog record={order} close={() => setIsOpen(false)} />
        </span>
      )}
    </>
  );
};

const Generated = ({ order: { invoice } }: Props) => {
  const text = useTranslate()('resources.orders.invoice.generated');
  if (!invoice) return <span>{text}</span>;
  return (
    <Button
      component={Link}
      to={invoicePath(invoice._id)}
      size="small"
      color="success"
      title={invoice.invoiceNumber}
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
  const state = invoiceCellState(order);
  if (state === 'generated') return <Generated order={order} />;
  if (state === 'generate') {
    return (
      <ForRole action="invoices.issue">
        <GenerateButton order={order} />
      </ForRole>
    );
  }
  return (
    <Typography component="span" variant="body2" color="text.secondary" noWrap>
      {translate('resources.orders.invoice.free')}
    </Typography>
  );
};
