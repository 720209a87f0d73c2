import { DateInput, SelectInput, TextInput } from 'react-admin';
import { startOfDay, toDay } from '../dubaiDay';
import { FieldGrid } from '../ui/fields';
import { MoneyInput } from '../ui/MoneyInput';
import { paymentMethodLabel, paymentMethods } from './paymentTerms';

const methodChoices = paymentMethods.map((method) => ({ id: method, name: paymentMethodLabel[method] }));

const isPositive = (amount: unknown) =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? undefined : 'resources.payments.invalid.amount';
const present = (message: string) => (value: unknown) =>
  typeof value === 'string' && value.trim() ? undefined : message;
const hasMethod = present('resources.payments.invalid.method');
const hasDate = present('resources.payments.invalid.date');
const hasReceiver = present('resources.payments.invalid.paid_to');

const asDay = (instant?: string | null) => (instant ? toDay(instant) : '');
const asInstant = (day: string) => (day ? startOfDay(day) : null);

interface Props {
  /** Who received the money is asked when a payment is recorded, and stays. */
  withReceiver?: boolean;
}

/** The inputs that a payment has both when it is recorded and when it is corrected. */
export const PaymentInputs = ({ withReceiver = false }: Props) => (
  <FieldGrid>
    <MoneyInput source="amount" label="resources.payments.add.amount" validate={isPositive} isRequired />
    <SelectInput
      source="paymentMethod"
      label="resources.payments.add.method"
      choices={methodChoices}
      validate={hasMethod}
      isRequired
      helperText={false}
    />
    <DateInput
      source="paymentDate"
      label="resources.payments.add.date"
      format={asDay}
      parse={asInstant}
      validate={hasDate}
      isRequired
      helperText={false}
    />
    {withReceiver && (
      <TextInput
        source="paidTo"
        label="resources.payments.add.paid_to"
        validate={hasReceiver}
        isRequired
        helperText={false}
      />
    )}
    <TextInput source="note" label="resources.payments.add.note" multiline helperText={false} />
  </FieldGrid>
);
