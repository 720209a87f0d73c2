import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../people/auth/useMay';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { orderPath } from '../../paths';
import type { QuoteRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { orderCreation } from './quoteRules';

const useCreateOrder = (quoteId: string) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailureNotice('resources.quotes.notifications.order_failed');
  return useMutation({
    mutationFn: () => dataProvider.createOrderFromQuote(quoteId),
    onSuccess: () => notify('resources.quotes.notifications.order_created', { type: 'success' }),
    onError,
    // A refusal means that the page is stale.
    onSettled: refresh,
  });
};

const CreateButton = ({ quote }: { quote: QuoteRecord }) => {
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
        {translate('resources.quotes.order.create')}
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

/** 'Created', with a link to the order. */
export const CreatedOrderLink = () => {
  const quote = useRecordContext<QuoteRecord>();
  const translate = useTranslate();
  const text = translate('resources.quotes.order.created');
  if (!quote?.createdOrderId) return <span>{text}</span>;
  return (
    <Button
      component={Link}
      to={orderPath(quote.createdOrderId)}
      size="small"
      color="success"
      startIcon={<CheckOutlined />}
      title={translate('resources.quotes.order.open')}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Button>
  );
};

/** 'Created' if the quote has its order, otherwise the button that creates it, for roles that may. */
export const CreateOrderButton = () => {
  const quote = useRecordContext<QuoteRecord>();
  const may = useRoleActions();
  if (!quote) return null;
  if (quote.isOrderCreated) return <CreatedOrderLink />;
  return may('orders.write') ? <CreateButton quote={quote} /> : null;
};
