import { Stack } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import type { InvoiceRecord } from '../../types';
import { TakenOff } from '../writeOffs/TakenOff';

const TEXTS = {
  by: 'shop.difference.by',
  title: 'shop.difference.undo_title',
  save: 'shop.difference.undo',
  done: 'shop.difference.undone',
  failed: 'shop.difference.undo_failed',
};

/** The bank charges and differences of an invoice; those that were reversed stay in the list. */
export const Differences = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  return (
    <Stack spacing={1}>
      {(invoice.differences ?? []).map((difference) => (
        <TakenOff
          key={difference._id}
          of={difference}
          text={`${translate(`shop.difference.kind.${difference.kind}`)} ${formatAed(difference.amount)}`}
          texts={TEXTS}
          action="payments.record"
          about={translate('shop.difference.undo_text', { amount: formatAed(difference.amount) })}
          undo={(why) => server.undoDifference(invoice.id, difference._id, why)}
        />
      ))}
    </Stack>
  );
};
