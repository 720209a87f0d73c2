import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { orderPath } from '../paths';
import type { QuoteRecord } from '../records';

/** 'Created', leading to the order. */
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
