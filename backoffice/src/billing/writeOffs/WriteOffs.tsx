import { Link, Stack, Typography } from '@mui/material';
import type { WriteOffResponse } from '@shop/contract/api';
import { addressOf } from '@shop/contract/client';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import type { InvoiceRecord } from '../../types';
import { TakenOff } from './TakenOff';

const TEXTS = {
  by: 'shop.write_off.by',
  title: 'shop.write_off.undo',
  save: 'shop.write_off.undo',
  done: 'shop.write_off.undone',
  failed: 'shop.write_off.undo_failed',
};

interface Props {
  invoice: InvoiceRecord;
  writeOff: WriteOffResponse;
}

const WriteOff = ({ invoice, writeOff }: Props) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { _id, notifiedOn, letter } = writeOff;
  const amount = formatAed(writeOff.amount);
  const letterPath = { path: { id: String(invoice.id), writeOff: _id } };
  return (
    <TakenOff
      of={writeOff}
      text={amount}
      texts={TEXTS}
      action="invoices.writeOff"
      about={translate('shop.write_off.undo_text', { amount })}
      undo={(why) => server.undoWriteOff(invoice.id, _id, why)}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('shop.write_off.notified', { day: formatDay(notifiedOn) })}{' '}
        {letter && (
          <Link
            href={addressOf('/api/invoices/{id}/write-offs/{writeOff}/letter', letterPath)}
            target="_blank"
            rel="noopener"
          >
            <bdi>{letter.name}</bdi>
          </Link>
        )}
      </Typography>
    </TakenOff>
  );
};

/** The write-offs of an invoice; those that were undone stay in the list. */
export const WriteOffs = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Stack spacing={1}>
    {(invoice.writeOffs ?? []).map((writeOff) => (
      <WriteOff key={writeOff._id} invoice={invoice} writeOff={writeOff} />
    ))}
  </Stack>
);
