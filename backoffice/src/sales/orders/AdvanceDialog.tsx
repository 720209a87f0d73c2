import { Alert, Typography } from '@mui/material';
import { advanceOf } from '@shop/contract/advances';
import { MAX_LENGTH } from '@shop/contract/limits';
import { toAed, toFils } from '@shop/contract/money';
import { maxLength, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { formatAed } from '../../kit/format';
import { parseAmount, textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayInput } from '../../kit/ui/inputs';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import type { OrderRecord } from '../../types';

const WAYS = [
  { id: 'percent', name: 'resources.orders.advance.by_percent' },
  { id: 'amount', name: 'resources.orders.advance.by_amount' },
];

/** @param props.most in AED */
const SizeInput = ({ most }: { most: number }) => {
  const { by } = useWatch<{ by?: string }>();
  return by === 'amount' ? (
    <MoneyInput key="amount" source="amount" label="resources.orders.advance.amount" min={0.01} max={most} needed />
  ) : (
    <MoneyInput key="percent" source="percent" label="resources.orders.advance.percent" min={0.01} max={100} needed />
  );
};

/** The amount that the advance invoice will have, with VAT. */
const Sum = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const form = useWatch<{ by?: string; percent?: unknown; amount?: unknown }>();
  const typed = parseAmount(form.by === 'amount' ? form.amount : form.percent);
  const amount = form.by === 'amount' ? typed : toAed(advanceOf(toFils(order.totalPrice), toFils(typed)));
  if (!(typed > 0)) return null;
  return (
    <Typography role="status" sx={{ fontWeight: 650, mb: 2 }}>
      {translate('resources.orders.advance.sum', { amount: formatAed(amount) })}
    </Typography>
  );
};

const toBody = ({ by, percent, amount, dueDate, note }: FieldValues) => ({
  ...(by === 'amount' ? { amount: parseAmount(amount) } : { percent: parseAmount(percent) }),
  ...(textOf(dueDate) === '' ? {} : { dueDate: textOf(dueDate) }),
  note: textOf(note),
});

/** Requests payment of a part of the order before its goods are delivered. */
export const AdvanceDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const translate = useTranslate();
  return (
    <FormDialog
      texts="advance"
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={{ by: 'percent', percent: null, amount: null, dueDate: null, note: '' }}
      save={(values, server) => server.requestAdvance(order.id, toBody(values))}
      close={close}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('resources.orders.advance.help', { most: formatAed(order.mostInAdvance) })}
      </Alert>
      <RadioButtonGroupInput source="by" label="resources.orders.advance.by" choices={WAYS} helperText={false} />
      <SizeInput most={order.mostInAdvance} />
      <Sum order={order} />
      <DayInput source="dueDate" label="resources.invoices.fields.dueDate" helperText="resources.orders.advance.due" />
      <TextInput
        source="note"
        label="resources.invoices.fields.adminToClientNote"
        validate={maxLength(MAX_LENGTH.note)}
        multiline
        fullWidth
        dir="auto"
        helperText={false}
      />
    </FormDialog>
  );
};
