import Autorenew from '@mui/icons-material/Autorenew';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { QuoteRecord } from '../../types';
import { useReportedCall } from '../../kit/ui/useServerCall';

/** Gives the offer a new last day, by the settings. The button is locked in the same tick. */
export const RenewButton = ({ quote: { id, allowedActions } }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  const isLocked = useRef(false);
  const { mutate, isPending } = useReportedCall((server) => server.renewQuote(id), {
    done: 'resources.quotes.offer.renewed',
    failed: 'resources.quotes.offer.renew_failed',
    onSettled: () => {
      isLocked.current = false;
    },
  });
  if (!allowedActions.includes('renew')) return null;
  const press = () => {
    if (isLocked.current) return;
    isLocked.current = true;
    mutate();
  };
  return (
    <Button size="small" variant="outlined" startIcon={<Autorenew />} disabled={isPending} onClick={press}>
      {translate('resources.quotes.offer.renew')}
    </Button>
  );
};
