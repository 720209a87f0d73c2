import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import type { QuoteRecord } from '../records';
import { useFailure } from '../ui/useFailure';
import { CreatedOrderLink } from './CreatedOrderLink';
import { orderCreation } from './quoteStatus';

const useCreateOrder = (quoteId: string) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailure('resources.quotes.notifications.order_failed');
  return useMutation({
    mutationFn: () => dataProvider.createOrderFromQuote(quoteId),
    onSuccess: () => notify('resources.quotes.notifications.order_created', { type: 'success' }),
    onError,
    // A refused conversion, too, tells that the quote is no longer what the screen shows.
    onSettled: refresh,
  });
};

const CreateButton = ({ quote, long }: { quote: QuoteRecord; long: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const createOrder = useCreateOrder(quote.id);
  const [asking, setAsking] = useState(false);
  const outcome = orderCreation(quote);

  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (outcome === 'refused') notify('resources.quotes.order_refused', { type: 'warning' });
    else if (outcome === 'ask-free') setAsking(true);
    else createOrder.mutate();
  };
  const confirm = () => {
    setAsking(false);
    createOrder.mutate();
  };
  return (
    <>
      <Button
        size="small"
        variant={outcome === 'refused' ? 'outlined' : 'contained'}
        color={outcome === 'refused' ? 'inherit' : 'primary'}
        sx={outcome === 'refused' ? { borderColor: 'divider', color: 'text.secondary' } : undefined}
        loading={createOrder.isPending}
        onClick={press}
      >
        {translate(long ? 'resources.quotes.order.create_long' : 'resources.quotes.order.create')}
      </Button>
      {asking && (
        <Confirm
          isOpen
          title="resources.quotes.confirm.free_order_title"
          content="resources.quotes.confirm.free_order"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** 'Created' where the quote has its order, else the button that makes it. */
export const CreateOrderButton = ({ long = false }: { long?: boolean }) => {
  const quote = useRecordContext<QuoteRecord>();
  if (!quote) return null;
  return quote.isOrderCreated ? <CreatedOrderLink /> : <CreateButton quote={quote} long={long} />;
};
