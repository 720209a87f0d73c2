import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Button, DialogContentText, IconButton, MenuItem, Stack, TextField, Tooltip } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { type MouseEvent, useState } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import type { RefundPaymentDto } from '@shop/contract/api';
import type { PaymentRecord } from '../../types';
import { NumberField } from '../../kit/ui/NumberField';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { TitledDialog } from '../../kit/ui/TitledDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

interface Props {
  payment: PaymentRecord;
  close: () => void;
}

const useRefund = ({ payment, close }: Props) => {
  const refresh = useRefresh();
  return useServerCall((server, refund: RefundPaymentDto) => server.refundPayment(payment.id, refund), {
    done: 'resources.payments.notifications.refunded',
    failed: 'resources.payments.notifications.refund_failed',
    onSuccess: () => {
      refresh();
      close();
    },
  });
};

interface Refund {
  amount: string;
  paymentMethod: PaymentMethod;
  paymentDate: string;
  note: string;
}

interface FieldsProps {
  refund: Refund;
  change: (fields: Partial<Refund>) => void;
  problem: string | undefined;
}

const RefundFields = ({ refund, change, problem }: FieldsProps) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <NumberField
        decimals={2}
        label={translate('resources.payments.add.amount')}
        value={refund.amount}
        onType={(amount) => change({ amount })}
        error={problem}
      />
      <TextField
        select
        size="small"
        label={translate('resources.payments.fields.paymentMethod')}
        value={refund.paymentMethod}
        onChange={(event) => change({ paymentMethod: event.target.value as PaymentMethod })}
      >
        {PAYMENT_METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {translate(`resources.payments.method.${method}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        size="small"
        label={translate('resources.payments.fields.paymentDate')}
        value={refund.paymentDate}
        onChange={(event) => change({ paymentDate: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: dubaiDay(new Date()) } }}
      />
      <BoundedTextField
        max={MAX_LENGTH.note}
        size="small"
        label={translate('resources.payments.fields.note')}
        value={refund.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Stack>
  );
};

const RefundDialog = ({ payment, close }: Props) => {
  const translate = useTranslate();
  const [refund, setRefund] = useState<Refund>(() => ({
    amount: payment.net.toFixed(2),
    paymentMethod: payment.paymentMethod,
    paymentDate: dubaiDay(new Date()),
    note: '',
  }));
  const { mutate, isPending } = useRefund({ payment, close });
  const amount = readNumber(refund.amount, 2);
  const isRight = amount !== undefined && amount > 0 && amount <= payment.net;
  const most = formatAed(payment.net);
  return (
    <TitledDialog
      title={translate('resources.payments.refund.title')}
      close={close}
      confirm={{
        label: translate('resources.payments.refund.confirm'),
        act: () => isRight && mutate({ ...refund, amount }),
        disabled: !isRight || refund.paymentDate === '',
        loading: isPending,
      }}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('resources.payments.refund.text', { most })}</DialogContentText>
      <RefundFields
        refund={refund}
        change={(fields) => setRefund((before) => ({ ...before, ...fields }))}
        problem={isRight ? undefined : translate('resources.payments.refund.problem', { most })}
      />
    </TitledDialog>
  );
};

/** Refunds a part of the payment in context, or its whole rest. */
export const RefundPaymentButton = ({ named = false }: { named?: boolean }) => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  if (!payment) return null;
  const label = translate('resources.payments.refund.open');
  const ask = (event: MouseEvent) => {
    event.stopPropagation();
    setAsking(true);
  };
  const isOff = !payment.allowedActions.includes('refund');
  const icon = <UndoOutlined fontSize="small" />;
  return (
    <>
      {named ? (
        <Button startIcon={icon} disabled={isOff} onClick={ask}>
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <span>
            <IconButton size="small" aria-label={label} disabled={isOff} onClick={ask}>
              {icon}
            </IconButton>
          </span>
        </Tooltip>
      )}
      {asking && <RefundDialog payment={payment} close={() => setAsking(false)} />}
    </>
  );
};
