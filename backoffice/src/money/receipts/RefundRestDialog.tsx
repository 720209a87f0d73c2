import { DialogContentText } from '@mui/material';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '@shop/contract/payment';
import { SelectInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { formatAed } from '../../kit/format';
import { parseAmount, textOf } from '../../kit/formValues';
import { hasDate, hasMethod, methodChoices } from '../payments/PaymentInputs';
import type { RefundPaymentDto } from '@shop/contract/api';
import type { ReceiptRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayInput } from '../../kit/ui/inputs';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const TEXTS = {
  title: 'resources.receipts.refund.open',
  save: 'resources.receipts.refund.confirm',
  done: 'resources.payments.notifications.refunded',
  failed: 'resources.payments.notifications.refund_failed',
};

const toRefund = (values: FieldValues): RefundPaymentDto => ({
  amount: parseAmount(values.amount),
  paymentMethod: PAYMENT_METHODS.find((method) => method === values.paymentMethod) ?? DEFAULT_PAYMENT_METHOD,
  paymentDate: textOf(values.paymentDate),
  note: textOf(values.note),
});

/** Refunds a part of the rest of a receipt, or all of it. */
export const RefundRestDialog = ({ receipt, close }: { receipt: ReceiptRecord; close: () => void }) => {
  const translate = useTranslate();
  const defaults = {
    amount: receipt.unallocated,
    paymentMethod: receipt.paymentMethod,
    paymentDate: startOfDubaiDay(dubaiDay(new Date())).toISOString(),
    note: '',
  };
  return (
    <FormDialog
      texts={TEXTS}
      resource="receipts"
      record={defaults}
      save={(values, server) => server.refundReceipt(receipt.id, toRefund(values))}
      close={close}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate('resources.receipts.refund.left', { amount: formatAed(receipt.unallocated) })}
      </DialogContentText>
      <MoneyInput source="amount" label="resources.payments.add.amount" min={0.01} max={receipt.unallocated} needed />
      <SelectInput
        source="paymentMethod"
        choices={methodChoices}
        validate={hasMethod}
        isRequired
        helperText={false}
        fullWidth
      />
      <DayInput source="paymentDate" validate={hasDate} isRequired helperText={false} fullWidth />
      <LongTextInput source="note" />
    </FormDialog>
  );
};
