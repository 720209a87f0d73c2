import Autorenew from '@mui/icons-material/Autorenew';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteRecord } from '../../types';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';

/** Gives the offer a new last day, by the settings. */
export const RenewButton = ({ quote: { id, allowedActions } }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server) => server.renewQuote(id), {
    done: 'resources.quotes.offer.renewed',
    failed: 'resources.quotes.offer.renew_failed',
  });
  if (!allowedActions.includes('renew')) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Autorenew />}
      disabled={isPending}
      onClick={onFirstClick(() => mutate())}
    >
      {translate('resources.quotes.offer.renew')}
    </Button>
  );
};
