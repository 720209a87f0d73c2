import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../people/auth/ForRole';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { invoicePath } from '../../paths';
import type { OrderRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { invoiceCellState } from './orderRules';

interface Props {
  order: OrderRecord;
}

const useGenerateInvoice = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailureNotice('resources.orders.invoice.failed');
  return useMutation({
    mutationFn: (order: OrderRecord) => dataProvider.generateInvoice(order),
    onSuccess: () => notify('resources.orders.invoice.done', { type: 'success' }),
    onError,
    onSettled: refresh,
  });
};

const GenerateButton = ({ order }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending } = useGenerateInvoice();
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    mutate(order);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      disabled={!order.allowedActions.includes('invoice')}
      onClick={press}
    >
      {translate('resources.orders.invoice.generate')}
    </Button>
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
