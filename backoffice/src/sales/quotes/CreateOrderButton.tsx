import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { orderPath } from '../../paths';
import type { QuoteRecord } from '../../types';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { isStepAllowed } from '../../kit/steps/nextStep';
import { useStep } from '../../kit/steps/useStep';
import { createOrderStep } from './quoteSteps';
import { useServerCall } from '../../kit/ui/useServerCall';

/** A row of the list has no warnings: the step runs with the whole quote. */
const useCreateOrder = (quote: QuoteRecord) => {
  const step = useStep(createOrderStep, quote);
  const reading = useServerCall((server) => server.getOne<QuoteRecord>('quotes', { id: quote.id }), {
    failed: 'resources.quotes.notifications.order_failed',
    onSuccess: ({ data }) => step.press(data),
  });
  return {
    press: () => (isStepAllowed(createOrderStep, quote) ? reading.mutate() : step.press()),
    isPending: reading.isPending || step.isPending,
    dialogs: step.dialogs,
  };
};

const CreateButton = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  const { press, isPending, dialogs } = useCreateOrder(quote);
  const onFirstClick = useOnFirstClick();
  const isAllowed = isStepAllowed(createOrderStep, quote);
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    onFirstClick(press)(event);
  };
  return (
    <>
      <Button
        size="small"
        variant={isAllowed ? 'contained' : 'text'}
        color={isAllowed ? 'primary' : 'inherit'}
        sx={isAllowed ? undefined : { color: 'text.secondary', fontWeight: 400 }}
        loading={isPending}
        onClick={click}
      >
        {translate('resources.quotes.order.create')}
      </Button>
      {dialogs}
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
