import { Alert, DialogContentText, Stack, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { LETTER_TYPES, MAX_LETTER_BYTES, MAX_LETTER_MB } from '@shop/contract/write-offs';
import { useState } from 'react';
import { BooleanInput, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import { parseAmount, textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FileButton } from '../../kit/ui/FileButton';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import type { InvoiceRecord } from '../../types';
import { PastDayInput } from '../../money/cheques/ChequeFields';
import { ReasonInput } from '../../money/payments/RestInput';

const TEXTS = {
  title: 'shop.write_off.title',
  save: 'shop.write_off.confirm',
  done: 'shop.write_off.done',
  failed: 'shop.write_off.failed',
};

interface LetterProps {
  letter: File | null;
  onLetter: (letter: File) => void;
}

const LetterInput = ({ letter, onLetter }: LetterProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const choose = (file: File) => {
    const isKnown = LETTER_TYPES.some((type) => type === file.type);
    if (isKnown && file.size <= MAX_LETTER_BYTES) onLetter(file);
    else notify('shop.write_off.letter_wrong', { type: 'error', messageArgs: { max: MAX_LETTER_MB } });
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <FileButton
        size="small"
        label={translate('shop.write_off.add_letter')}
        accept={LETTER_TYPES.join(',')}
        onFiles={([file]) => file && choose(file)}
      />
      {letter && (
        <Typography variant="body2" noWrap>
          <bdi>{letter.name}</bdi>
        </Typography>
      )}
    </Stack>
  );
};

/** Writes off the open amount of an invoice, or a part of it. */
export const WriteOffDialog = ({ record: invoice, close }: StepDialogProps<InvoiceRecord>) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const [letter, setLetter] = useState<File | null>(null);
  const save = async (values: FieldValues) => {
    const uploaded = letter && (await server.uploadLetter(invoice.id, letter));
    await server.writeOff(invoice.id, {
      amount: parseAmount(values.amount),
      reason: textOf(values.reason),
      notifiedOn: textOf(values.notifiedOn),
      letter: uploaded?._id ?? null,
      mail: values.mail === true,
    });
  };
  const defaults = { amount: invoice.remainingDue, reason: '', notifiedOn: dubaiDay(new Date()), mail: false };
  const hasVat = invoice.writeOffFrom !== null;
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: invoice.invoiceNumber }}
      resource="invoices"
      record={defaults}
      save={save}
      close={close}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate('shop.write_off.open', { amount: formatAed(invoice.remainingDue) })}
      </DialogContentText>
      {hasVat && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('shop.write_off.vat')}
        </Alert>
      )}
      <MoneyInput source="amount" label="resources.payments.add.amount" min={0.01} max={invoice.remainingDue} needed />
      <ReasonInput source="reason" multiline />
      <PastDayInput source="notifiedOn" />
      <BooleanInput source="mail" label="shop.write_off.mail" helperText={false} />
      <LetterInput letter={letter} onLetter={setLetter} />
    </FormDialog>
  );
};
