import { SETTINGS_ID } from '@shop/contract/settings';
import { MAX_LENGTH } from '@shop/contract/limits';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useDataProvider, useGetOne } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { SettingsRecord } from '../../types';
import { NoteInput, PastDayInput, today } from './ChequeFields';

const TEXTS = {
  title: 'resources.cheques.deposit.title',
  save: 'resources.cheques.deposit.confirm',
  done: 'resources.cheques.deposit.done',
  failed: 'resources.cheques.deposit.failed',
};

interface Props {
  cheques: string[];
  close: () => void;
  done?: (() => void) | undefined;
}

/** Takes cheques to a bank account of the shop. */
export const DepositDialog = ({ cheques, close, done }: Props) => {
  const server = useDataProvider<ShopDataProvider>();
  const { data } = useGetOne<SettingsRecord>('settings', { id: SETTINGS_ID });
  const accounts = (data?.bankAccounts ?? []).map(({ _id, bank, iban }) => ({ id: _id, name: `${bank} · ${iban}` }));
  const save = async (values: FieldValues) => {
    await server.depositCheques({
      bankAccount: textOf(values.bankAccount),
      depositedOn: textOf(values.depositedOn),
      cheques,
      lodged: values.lodged === true,
      slipNumber: textOf(values.slipNumber),
      note: textOf(values.note),
    });
    done?.();
  };
  if (data === undefined) return null;
  return (
    <FormDialog
      texts={TEXTS}
      resource="cheques"
      record={{ bankAccount: accounts[0]?.id, depositedOn: today(), lodged: false }}
      save={save}
      close={close}
    >
      <SelectInput
        source="bankAccount"
        choices={accounts}
        validate={required()}
        translateChoice={false}
        helperText={accounts.length === 0 ? 'resources.cheques.deposit.no_account' : false}
        fullWidth
      />
      <PastDayInput source="depositedOn" />
      <BooleanInput source="lodged" helperText="resources.cheques.deposit.lodged_help" />
      <TextInput
        source="slipNumber"
        validate={maxLength(MAX_LENGTH.name)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        helperText={false}
      />
      <NoteInput />
    </FormDialog>
  );
};
