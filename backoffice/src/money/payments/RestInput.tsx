import { DIFFERENCE_KINDS } from '@shop/contract/differences';
import { SETTINGS_ID } from '@shop/contract/settings';
import { MAX_LENGTH } from '@shop/contract/limits';
import { toAed, toFils } from '@shop/contract/money';
import type { DifferenceDto } from '@shop/contract/api';
import { maxLength, required, SelectInput, TextInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatAed } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import { FieldGrid } from '../../kit/ui/fields';
import type { SettingsRecord } from '../../types';

const STAYS_DUE = 'due';

export const kindChoices = DIFFERENCE_KINDS.map((id) => ({ id, name: `shop.difference.kind.${id}` }));
const choices = [{ id: STAYS_DUE, name: 'shop.difference.stays_due' }, ...kindChoices];

/** The most that may be taken off an invoice, in AED. */
export const useDifferenceLimit = (): number =>
  useGetOne<SettingsRecord>('settings', { id: SETTINGS_ID }).data?.differenceLimit ?? 0;

/** The rest that an amount leaves due, in AED; 0 if it is not short, or by nothing at all. */
export const restOf = (due: number, amount: unknown): number =>
  typeof amount === 'number' && amount > 0 ? toAed(Math.max(toFils(due) - Math.round(amount * 100), 0)) : 0;

export const ReasonInput = ({ source, multiline = false }: { source: string; multiline?: boolean }) => (
  <TextInput
    source={source}
    multiline={multiline}
    label="resources.payments.fields.reason"
    validate={[required(), maxLength(MAX_LENGTH.note)]}
    helperText={false}
  />
);

interface Props {
  /** The name of its part of the form. */
  source: string;
  due: number;
  amount: unknown;
  /** The number of the invoice, where there are several. */
  of?: string;
}

/** The choice for a rest that is no larger than the limit: it stays due, or is taken off in the same step, with a reason. */
export const RestInput = ({ source, due, amount, of = '' }: Props) => {
  const translate = useTranslate();
  const limit = useDifferenceLimit();
  const kind: unknown = useWatch({ name: `${source}.kind` });
  const rest = restOf(due, amount);
  if (rest === 0 || rest > limit) return null;
  return (
    <FieldGrid>
      <SelectInput
        source={`${source}.kind`}
        label={[of, translate('shop.difference.rest', { amount: formatAed(rest) })].filter(Boolean).join(' · ')}
        choices={choices}
        defaultValue={STAYS_DUE}
        validate={required()}
        helperText={false}
      />
      {kind !== undefined && kind !== STAYS_DUE && <ReasonInput source={`${source}.reason`} />}
    </FieldGrid>
  );
};

/** The rest in the server's form; nothing if it stays due. */
export const toDifference = (form: unknown, due: number, amount: unknown): { difference?: DifferenceDto } => {
  const { kind, reason } = (form ?? {}) as { kind?: unknown; reason?: unknown };
  const known = DIFFERENCE_KINDS.find((one) => one === kind);
  const rest = restOf(due, amount);
  return known && rest > 0 ? { difference: { kind: known, amount: rest, reason: textOf(reason) } } : {};
};
