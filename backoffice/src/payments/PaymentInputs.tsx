import { PAYMENT_METHODS } from '@shop/contract/payment';
import { SelectInput, TextInput } from 'react-admin';
import { FieldGrid } from '../ui/fields';
import { DayInput, MoneyInput } from '../ui/inputs';

export const methodChoices = PAYMENT_METHODS.map((method) => ({
  id: method,
  name: `resources.payments.method.${method}`,
}));

const isPositive = (amount: unknown) =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? undefined : 'resources.payments.invalid.amount';
const filled = (message: string) => (value: unknown) =>
  typeof value === 'string' && value.trim() ? undefined : message;
const hasMethod = filled('resources.payments.invalid.method');
const hasDate = filled('resources.payments.invalid.date');
const hasReceiver = filled('resources.payments.invalid.paid_to');

interface Props {
  /** The receiver is asked for when a payment is recorded, and can't be changed later. */
  withReceiver?: boolean;
}

/** The inputs of a payment that is recorded or corrected. */
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
    <DayInput
      source="paymentDate"
      label="resources.payments.add.date"
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
