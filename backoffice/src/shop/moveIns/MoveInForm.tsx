import { MOVE_IN_SOURCES } from '@shop/contract/move-in';
import type { BeginMoveInDto, MoveInResponse } from '@shop/contract/api';
import { DateInput, required, SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput } from '../../kit/ui/NumberInputs';

const text = (key: string) => `resources.move-ins.${key}`;

/** A cleared amount is null in the form. */
const bodyOf = ({ source, switchDay, lastFiled, declared }: BeginMoveInDto): BeginMoveInDto => ({
  source,
  switchDay,
  lastFiled: lastFiled || null,
  declared: Object.fromEntries(Object.entries(declared ?? {}).filter(([, amount]) => typeof amount === 'number')),
});

/** Begins a move-in, or changes its days and declared balances. @param moveIn null for a new one */
export const MoveInForm = ({ moveIn, close }: { moveIn: MoveInResponse | null; close: () => void }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const choices = MOVE_IN_SOURCES.map((id) => ({ id, name: translate(text(`source.${id}`)) }));
  const save = (values: FieldValues) => {
    const body = bodyOf(values as BeginMoveInDto);
    return moveIn === null
      ? server.beginMoveIn(body)
      : server.updateMoveIn(moveIn._id, { ...body, version: moveIn.version });
  };
  return (
    <FormDialog
      resource="move-ins"
      record={moveIn ? { ...moveIn } : { source: 'sheets' }}
      texts={{ title: text('form'), save: text('save'), done: text('saved'), failed: text('save_failed') }}
      save={save}
      close={close}
    >
      <SelectInput source="source" choices={choices} validate={required()} fullWidth />
      <DateInput source="switchDay" validate={required()} fullWidth helperText={text('help.switchDay')} />
      <DateInput source="lastFiled" fullWidth helperText={text('help.lastFiled')} />
      <MoneyInput source="declared.receivables" fullWidth helperText={text('help.declared')} />
      <MoneyInput source="declared.credits" fullWidth />
      <MoneyInput source="declared.cheques" fullWidth />
      <MoneyInput source="declared.stock" fullWidth helperText={text('help.stock')} />
    </FormDialog>
  );
};
