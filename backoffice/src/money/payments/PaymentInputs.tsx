import { MAX_LENGTH } from '@shop/contract/limits';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { Alert, Link } from '@mui/material';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { maxLength, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { type FieldValues, useWatch } from 'react-hook-form';
import { parseAmount, textOf } from '../../kit/formValues';
import type { PaymentRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { DayInput } from '../../kit/ui/inputs';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

export const methodChoices = PAYMENT_METHODS.map((method) => ({
  id: method,
  name: `resources.payments.method.${method}`,
}));

interface ChequeValues {
  chequeNumber?: unknown;
  chequeDate?: unknown;
}

/** The cheque in the server's form: only for a payment by Cheque. */
export const toCheque = (method: PaymentMethod, { chequeNumber, chequeDate }: ChequeValues) =>
  method === 'Cheque' ? { chequeNumber: textOf(chequeNumber), chequeDate: textOf(chequeDate) || null } : {};

/** The inputs of a payment in the server's form. */
export const toPaymentFields = (values: FieldValues) => {
  const paymentMethod = PAYMENT_METHODS.find((method) => method === values.paymentMethod) ?? DEFAULT_PAYMENT_METHOD;
  return {
    amount: parseAmount(values.amount),
    paymentMethod,
    paymentDate: textOf(values.paymentDate),
    ...toCheque(paymentMethod, values),
    note: textOf(values.note),
  };
};

export const isPositive = (amount: unknown) =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? undefined : 'resources.payments.invalid.amount';
const filled = (message: string) => (value: unknown) =>
  typeof value === 'string' && value.trim() ? undefined : message;
export const hasMethod = filled('resources.payments.invalid.method');
export const hasDate = filled('resources.payments.invalid.date');
const hasReceiver = filled('resources.payments.invalid.paid_to');

/** A cheque of a later day may belong in the register instead. */
const isLater = (chequeDate: string | null | undefined): boolean =>
  Boolean(chequeDate) && new Date(chequeDate ?? '') > endOfDubaiDay(new Date());

/** The additional fields of a payment by Cheque. */
const ChequeInputs = () => {
  const translate = useTranslate();
  const { paymentMethod, chequeDate } = useWatch<Partial<PaymentRecord>>();
  if (paymentMethod !== 'Cheque') return null;
  return (
    <>
      <TextInput
        source="chequeNumber"
        validate={maxLength(MAX_LENGTH.chequeNumber)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        helperText={false}
      />
      <DayInput source="chequeDate" helperText={false} />
      {isLater(chequeDate) && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {translate('resources.cheques.form.post_dated')}{' '}
          <Link component={RouterLink} to="/cheques/create">
            {translate('resources.cheques.record')}
          </Link>
        </Alert>
      )}
    </>
  );
};

interface Props {
  /** True to show the receiver: it is entered when a payment is recorded, and can't be changed later. */
  withReceiver?: boolean;
}

/** How and when the money of a payment or a receipt came. */
export const MethodInputs = () => (
  <>
    <SelectInput
      source="paymentMethod"
      label="shop.filter.method"
      choices={methodChoices}
      validate={hasMethod}
      isRequired
      helperText={false}
    />
    <DayInput
      source="paymentDate"
      label="resources.payments.add.date"
      validate={hasDate}
      isRequired
      helperText={false}
    />
    <ChequeInputs />
  </>
);

/** The inputs of a payment that is recorded or corrected. */
export const PaymentInputs = ({ withReceiver = false }: Props) => (
  <FieldGrid>
    <MoneyInput source="amount" label="resources.payments.add.amount" validate={isPositive} isRequired />
    <MethodInputs />
    {withReceiver && (
      <TextInput
        source="paidTo"
        label="resources.payments.add.paid_to"
        validate={hasReceiver}
        isRequired
        helperText={false}
      />
    )}
    <LongTextInput source="note" label="resources.payments.add.note" />
  </FieldGrid>
);
