import { dubaiDay } from '@shop/contract/dubai-day';
import { UAE_BANKS } from '@shop/contract/cheques';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useId } from 'react';
import { DateInput, maxLength, required, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { parseAmount, textOf } from '../../kit/formValues';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { isPositive } from '../payments/PaymentInputs';

const MAX_DRAWER = 200;
const needed = required();
const notLater = { htmlInput: { max: dubaiDay(new Date()) } };

/** A day of something that has happened, as `2026-11-26`. */
export const PastDayInput = ({ source }: { source: string }) => (
  <DateInput source={source} validate={needed} slotProps={notLater} helperText={false} fullWidth />
);

export const NoteInput = () => (
  <TextInput source="note" multiline validate={maxLength(MAX_LENGTH.note)} helperText={false} />
);

const BankInput = () => {
  const list = useId();
  return (
    <>
      <TextInput
        source="bank"
        validate={[needed, maxLength(MAX_LENGTH.name)]}
        helperText={false}
        slotProps={{ htmlInput: { list } }}
      />
      <datalist id={list}>
        {UAE_BANKS.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
    </>
  );
};

/** The inputs of one cheque. */
export const SheetInputs = () => (
  <>
    <BankInput />
    <TextInput
      source="chequeNumber"
      validate={[needed, maxLength(MAX_LENGTH.chequeNumber)]}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
      helperText={false}
    />
    <DateInput source="chequeDate" validate={needed} helperText={false} />
    <MoneyInput source="amount" validate={isPositive} isRequired />
    <TextInput source="drawer" validate={maxLength(MAX_DRAWER)} helperText="resources.cheques.form.drawer_help" />
    <DateInput source="receivedOn" validate={needed} slotProps={notLater} helperText={false} />
    <NoteInput />
  </>
);

export const toSheet = (values: FieldValues) => ({
  bank: textOf(values.bank),
  chequeNumber: textOf(values.chequeNumber),
  chequeDate: textOf(values.chequeDate),
  amount: parseAmount(values.amount),
  drawer: textOf(values.drawer),
  receivedOn: textOf(values.receivedOn),
  note: textOf(values.note),
});

/** In Dubai. */
export const today = (): string => dubaiDay(new Date());
