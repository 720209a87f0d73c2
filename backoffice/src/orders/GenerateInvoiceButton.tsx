import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import type { OrderRecord } from '../records';
import { useFailure } from '../ui/useFailure';

const useGenerateInvoice = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailure('resources.orders.invoice.failed');
  return useMutation({
    mutationFn: (order: OrderRecord) => dataProvider.generateInvoice(order),
    onSuccess: () => notify('resources.orders.invoice.done', { type: 'success' }),
    onError,
    onSettled: refresh,
  });
};

export const GenerateInvoiceButton = ({ long = false }: { long?: boolean }) => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  const { mutate, isPending } = useGenerateInvoice();
  if (!order) return null;
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    mutate(order);
  };
  return (
    <Button
      size="small"
      variant="contained"
      loading={isPending}
      disabled={!order.allowedActions.includes('invoice')}
      onClick={press}
    >
      {translate(long ? 'resources.orders.invoice.generate_long' : 'resources.orders.invoice.generate')}
    </Button>
  );
};
