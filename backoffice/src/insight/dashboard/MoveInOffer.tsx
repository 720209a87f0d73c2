import { Alert, Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MOVE_IN_PATH } from '../../paths';

const ONE = { pagination: { page: 1, perPage: 1 } };

/** A shop without documents of its own: who comes from other books can bring these in. */
export const MoveInOffer = () => {
  const translate = useTranslate();
  // One after the other, so that a shop with orders makes one call.
  const orders = useGetList('orders', ONE);
  const quotes = useGetList('quotes', ONE, { enabled: orders.total === 0 });
  const invoices = useGetList('invoices', ONE, { enabled: quotes.total === 0 });
  if (invoices.total !== 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" component={Link} to={MOVE_IN_PATH}>
          {translate('resources.move-ins.offer.action')}
        </Button>
      }
    >
      {translate('resources.move-ins.offer.text')}
    </Alert>
  );
};
