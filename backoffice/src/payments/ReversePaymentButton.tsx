import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { MAX_LENGTH } from '@shop/contract/limits';
import { REVERSAL_REASONS } from '@shop/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import type { PaymentRecord } from '../types';
import { useFailureNotice } from '../ui/useFailureNotice';
import { useSingleClick } from '../ui/useSingleClick';

const OTHER = 'Other';
const CHOICES = [...REVERSAL_REASONS, OTHER];

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A reason in the language of the page; other words stay as they were written. */
export const reversalReason = (reason: string, translate: Translate): string =>
  translate(`resources.payments.reason.${reason}`, { _: reason });

interface ReasonProps {
  choice: string;
  onChoose: (choice: string) => void;
  words: string;
  onWrite: (words: string) => void;
}

const ReasonFields = ({ choice, onChoose, words, onWrite }: ReasonProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mt: 2 }}>
      <FormLabel id={id}>{translate('resources.payments.fields.reason')}</FormLabel>
      <RadioGroup aria-labelledby={id} value={choice} onChange={(event) => onChoose(event.target.value)}>
        {CHOICES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={reversalReason(one, translate)} />
        ))}
      </RadioGroup>
      {choice === OTHER && (
        <TextField
          autoFocus
          required
          multiline
          label={translate('resources.payments.reverse.words')}
          value={words}
          onChange={(event) => onWrite(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH.note } }}
        />
      )}
    </FormControl>
  );
};

const useReverse = (payment: PaymentRecord, close: () => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useFailureNotice('resources.payments.notifications.delete_failed');
  return useMutation({
    mutationFn: (reason: string) => dataProvider.reversePayment(payment.id, reason),
    onSuccess: () => {
      notify('resources.payments.notifications.deleted', { type: 'success' });
      refresh();
    },
    onError,
    onSettled: close,
  });
};

const ReverseDialog = ({ payment, close }: { payment: PaymentRecord; close: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const [choice, setChoice] = useState<string>(
    payment.paymentMethod === 'Cheque' ? 'Cheque returned' : 'Typed wrongly',
  );
  const [words, setWords] = useState('');
  const { mutate, isPending } = useReverse(payment, close);
  const ignoreSecond = useSingleClick();
  const reason = choice === OTHER ? words.trim() : choice;
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('resources.payments.reverse.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('resources.payments.confirm.delete')}</DialogContentText>
        <ReasonFields choice={choice} onChoose={setChoice} words={words} onWrite={setWords} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={reason === ''}
          loading={isPending}
          onClick={(event) => {
            ignoreSecond(event);
            if (!event.defaultPrevented) mutate(reason);
          }}
        >
          {translate('resources.payments.reverse.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Reverses the payment in context, after a question that asks for the reason. */
export const ReversePaymentButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  if (!payment) return null;
  const label = translate('resources.payments.reverse.open');
  const ask = (event: MouseEvent) => {
    event.stopPropagation();
    setAsking(true);
  };
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            size="small"
            color="error"
            aria-label={label}
            disabled={!payment.allowedActions.includes('delete')}
            onClick={ask}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {asking && <ReverseDialog payment={payment} close={() => setAsking(false)} />}
    </>
  );
};
