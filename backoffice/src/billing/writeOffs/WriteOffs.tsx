import { Box, Button, DialogContentText, Link, Stack, Typography } from '@mui/material';
import type { WriteOffResponse } from '@shop/contract/api';
import { addressOf } from '@shop/contract/client';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useState } from 'react';
import { maxLength, required, TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import { FormDialog } from '../../kit/ui/FormDialog';
import { useRoleActions } from '../../kit/auth/useMay';
import type { InvoiceRecord } from '../../types';

const UNDO = {
  title: 'shop.write_off.undo',
  save: 'shop.write_off.undo',
  done: 'shop.write_off.undone',
  failed: 'shop.write_off.undo_failed',
};

interface Props {
  invoice: InvoiceRecord;
  writeOff: WriteOffResponse;
}

interface UndoProps {
  texts: typeof UNDO;
  about: string;
  undo: (reason: string) => Promise<unknown>;
  close: () => void;
}

/** Reverses what was written off or taken off, with a reason. */
export const UndoDialog = ({ texts, about, undo, close }: UndoProps) => {
  return (
    <FormDialog
      texts={texts}
      resource="invoices"
      record={{ reason: '' }}
      save={(values) => undo(textOf(values.reason))}
      close={close}
    >
      <DialogContentText sx={{ mb: 1 }}>{about}</DialogContentText>
      <TextInput
        source="reason"
        label="resources.payments.fields.reason"
        multiline
        validate={[required(), maxLength(MAX_LENGTH.note)]}
        helperText={false}
      />
    </FormDialog>
  );
};

const WriteOff = ({ invoice, writeOff }: Props) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const may = useRoleActions();
  const [isUndoing, setUndoing] = useState(false);
  const { _id, amount, reason, notifiedOn, letter, by, at, undone } = writeOff;
  const letterPath = { path: { id: String(invoice.id), writeOff: _id } };
  return (
    <Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={undone ? { textDecoration: 'line-through' } : { fontWeight: 650 }}>
          {formatAed(amount)}
        </Typography>
        <Typography variant="body2">{translate('shop.write_off.by', { day: formatDay(at), by })}</Typography>
        {undone === null && may('invoices.writeOff') && (
          <Button size="small" onClick={() => setUndoing(true)}>
            {translate('shop.write_off.undo')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        <bdi>{reason}</bdi>
      </Typography>
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
      {undone && (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.write_off.undone_by', { day: formatDay(undone.at), by: undone.by })}{' '}
          <bdi>{undone.reason}</bdi>
        </Typography>
      )}
      {isUndoing && (
        <UndoDialog
          texts={UNDO}
          about={translate('shop.write_off.undo_text', { amount: formatAed(amount) })}
          undo={(why) => server.undoWriteOff(invoice.id, _id, why)}
          close={() => setUndoing(false)}
        />
      )}
    </Box>
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
