import Autorenew from '@mui/icons-material/Autorenew';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { QuoteRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

/** Gives the offer a new last day, by the settings. The button is locked in the same tick. */
export const RenewButton = ({ quote: { id, allowedActions } }: { quote: QuoteRecord }) => {
  const server = useDataProvider<ShopDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLocked = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => server.renewQuote(id),
    onSuccess: () => notify('resources.quotes.offer.renewed', { type: 'success' }),
    onError: useFailureNotice('resources.quotes.offer.renew_failed'),
    onSettled: () => {
      isLocked.current = false;
      refresh();
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
