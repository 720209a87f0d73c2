import { DialogContentText, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { MAX_LENGTH } from '@shop/contract/limits';
import { type PaymentMethod, REVERSAL_REASONS } from '@shop/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { TitledDialog } from '../../kit/ui/TitledDialog';

const OTHER = 'Other';
const CHOICES = [...REVERSAL_REASONS, OTHER];

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A predefined reason in the language of the page; other texts don't change. */
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
        <BoundedTextField
          max={MAX_LENGTH.note}
          autoFocus
          required
          multiline
          label={translate('resources.payments.reverse.words')}
          value={words}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </FormControl>
  );
};

/** Translation keys. */
export interface ReverseTexts {
  title: string;
  question: string;
  confirm: string;
  done: string;
  failed: string;
}

interface Props {
  texts: ReverseTexts;
  paymentMethod: PaymentMethod;
  reverse: (reason: string) => Promise<unknown>;
  close: () => void;
}

/** Requests the reason before it reverses a payment or a receipt. */
export const ReverseDialog = ({ texts, paymentMethod, reverse, close }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [choice, setChoice] = useState<string>(paymentMethod === 'Cheque' ? 'Cheque returned' : 'Typed wrongly');
  const [words, setWords] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: reverse,
    onSuccess: () => {
      notify(texts.done, { type: 'success' });
      refresh();
    },
    onError: useFailureNotice(texts.failed),
    onSettled: close,
  });
  const reason = choice === OTHER ? words.trim() : choice;
  return (
    <TitledDialog
      title={translate(texts.title)}
      close={close}
      confirm={{
        label: translate(texts.confirm),
        act: () => mutate(reason),
        color: 'error',
        disabled: reason === '',
        loading: isPending,
      }}
    >
      <DialogContentText>{translate(texts.question)}</DialogContentText>
      <ReasonFields choice={choice} onChoose={setChoice} words={words} onWrite={setWords} />
    </TitledDialog>
  );
};
