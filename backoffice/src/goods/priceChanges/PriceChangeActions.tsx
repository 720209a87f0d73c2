import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatMoment } from '../../kit/format';
import type { PriceChangeRecord } from '../../types';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

interface Props {
  change: PriceChangeRecord;
  decision: 'cancel' | 'undo';
}

const PAST = { cancel: 'cancelled', undo: 'undone' } as const;

/** A button with a confirmation that says what will happen. */
const DecisionButton = ({ change, decision }: Props) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const { id, version, products, changed } = change;
  const onError = useFailureNotice(`resources.price-changes.${decision}_failed`, { resource: 'price-changes', id });
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.decidePriceChange(id, decision, version),
    onSuccess: () => {
      notify(`resources.price-changes.${PAST[decision]}`, { type: 'success' });
      refresh();
    },
    onError,
    onSettled: () => setIsOpen(false),
  });
  const text = (key: string) => `resources.price-changes.${decision}${key}`;
  const count = decision === 'undo' ? changed : products;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {translate(text(''))}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={text('_title')}
        content={translate(text('_text'), { count })}
        confirm={text('')}
        cancel="resources.price-changes.keep"
        onConfirm={() => !isPending && mutate()}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};

/** The decisions that the server allows now. */
export const PriceChangeActions = () => {
  const change = useRecordContext<PriceChangeRecord>();
  const translate = useTranslate();
  if (!change) return null;
  const { allowedActions, undoableUntil } = change;
  return (
    <ForRole action="prices.change">
      {allowedActions.map((decision) => (
        <DecisionButton key={decision} change={change} decision={decision} />
      ))}
      {undoableUntil && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.price-changes.undo_until', { at: formatMoment(undoableUntil) })}
        </Typography>
      )}
    </ForRole>
  );
};
