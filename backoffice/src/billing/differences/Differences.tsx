import { Box, Button, Stack, Typography } from '@mui/material';
import type { DifferenceResponse } from '@shop/contract/api';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatAed, formatDay } from '../../kit/format';
import type { InvoiceRecord } from '../../types';
import { UndoDialog } from '../writeOffs/WriteOffs';

const UNDO = {
  title: 'shop.difference.undo_title',
  save: 'shop.difference.undo',
  done: 'shop.difference.undone',
  failed: 'shop.difference.undo_failed',
};

interface Props {
  invoice: InvoiceRecord;
  difference: DifferenceResponse;
}

const Difference = ({ invoice, difference: { _id, kind, amount, reason, by, at, undone } }: Props) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const may = useRoleActions();
  const [isUndoing, setUndoing] = useState(false);
  return (
    <Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={undone ? { textDecoration: 'line-through' } : { fontWeight: 650 }}>
          {`${translate(`shop.difference.kind.${kind}`)} ${formatAed(amount)}`}
        </Typography>
        <Typography variant="body2">{translate('shop.difference.by', { day: formatDay(at), by })}</Typography>
        {undone === null && may('payments.record') && (
          <Button size="small" onClick={() => setUndoing(true)}>
            {translate('shop.difference.undo')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        <bdi>{reason}</bdi>
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
          about={translate('shop.difference.undo_text', { amount: formatAed(amount) })}
          undo={(why) => server.undoDifference(invoice.id, _id, why)}
          close={() => setUndoing(false)}
        />
      )}
    </Box>
  );
};

/** The bank charges and differences of an invoice; those that were reversed stay in the list. */
export const Differences = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Stack spacing={1}>
    {(invoice.differences ?? []).map((difference) => (
      <Difference key={difference._id} invoice={invoice} difference={difference} />
    ))}
  </Stack>
);
