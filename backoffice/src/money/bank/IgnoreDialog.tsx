import type { ChangeEvent } from 'react';
import { BANK_RULE_KINDS, type BankRuleKind, ruleWordsOf } from '@shop/contract/bank';
import type { IgnoreBankLineDto } from '@shop/contract/api';
import { MAX_LENGTH } from '@shop/contract/limits';
import {
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  TextInput,
  useDataProvider,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { BankLineRecord } from '../../types';
import { useAfterLine } from './useOpenLines';

const text = (key: string) => `resources.bank-lines.ignore.${key}`;
const kindText = (kind: string) => `resources.bank-lines.rules.kind.${kind}`;

const CHOICES = [...BANK_RULE_KINDS.map((id) => ({ id, name: kindText(id) })), { id: 'other', name: text('other') }];

/** @returns the kind that a rule can have; undefined for another reason */
const ruleKindOf = (kind: unknown): BankRuleKind | undefined => BANK_RULE_KINDS.find((one) => one === kind);

export const toIgnore = ({ kind, reason, remember }: FieldValues): IgnoreBankLineDto => ({
  reason: textOf(reason),
  remember: remember ? ruleKindOf(kind) : undefined,
});

const Inputs = ({ mayRemember }: { mayRemember: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { kind } = useWatch<{ kind?: string }>();
  const reasonOf = (chosen: string) => (ruleKindOf(chosen) === undefined ? '' : translate(kindText(chosen)));
  return (
    <>
      <RadioButtonGroupInput
        source="kind"
        label={false}
        choices={CHOICES}
        validate={required()}
        helperText={false}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          setValue('reason', reasonOf(target.value), { shouldDirty: true })
        }
      />
      <TextInput source="reason" multiline validate={[required(), maxLength(MAX_LENGTH.note)]} helperText={false} />
      {mayRemember && ruleKindOf(kind) !== undefined && (
        <BooleanInput source="remember" label={text('remember')} helperText={text('remember_help')} />
      )}
    </>
  );
};

interface Props<Saved> {
  /** True if the bank calls all of the lines a charge. */
  isCharge?: boolean;
  /** True if the lines have words, which a rule needs. */
  mayRemember: boolean;
  save: (body: IgnoreBankLineDto) => Promise<Saved>;
  report: (saved: Saved) => void;
  close: () => void;
}

/** The reason for which lines have no place in the books; a charge or an own transfer can be remembered. */
export const IgnoreForm = <Saved,>({ isCharge = false, mayRemember, save, report, close }: Props<Saved>) => {
  const translate = useTranslate();
  const initial = isCharge ? { kind: 'charge', reason: translate(kindText('charge')) } : { kind: 'other' };
  return (
    <FormDialog
      texts={{ title: text('title'), save: text('confirm'), done: text('done'), failed: text('failed') }}
      resource="bank-lines"
      record={{ ...initial, remember: false }}
      save={(values) => save(toIgnore(values))}
      report={report}
      close={close}
    >
      <Inputs mayRemember={mayRemember} />
    </FormDialog>
  );
};

export const IgnoreDialog = ({ record, close }: StepDialogProps<BankLineRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  const after = useAfterLine(record);
  return (
    <IgnoreForm
      isCharge={record.kind === 'charge'}
      mayRemember={ruleWordsOf(record) !== ''}
      save={(body) => server.ignoreBankLine(record.id, body)}
      report={(saved) => after(saved, text('done'))}
      close={close}
    />
  );
};
