import { DialogContentText } from '@mui/material';
import { HANDED_TO, RETURN_REASONS } from '@shop/contract/cheques';
import { MAX_LENGTH } from '@shop/contract/limits';
import { toAed, toFils } from '@shop/contract/money';
import type { ReactNode } from 'react';
import { maxLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { parseAmount, textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import type { ChequeRecord } from '../../types';
import { ReceiptsInput } from '../receipts/ReceiptInput';
import { NoteInput, PastDayInput, SheetInputs, toSheet, today } from './ChequeFields';
import { DepositDialog } from './DepositDialog';

type Props = StepDialogProps<ChequeRecord>;

const needed = required();
const textsOf = (step: string) => ({
  title: `resources.cheques.${step}.title`,
  save: `resources.cheques.${step}.confirm`,
  done: `resources.cheques.${step}.done`,
  failed: `resources.cheques.${step}.failed`,
});
const reasons = RETURN_REASONS.map((id) => ({ id, name: `resources.cheques.reason.${id}` }));
const receivers = HANDED_TO.map((id) => ({ id, name: `resources.cheques.handed_to.${id}` }));
const restOf = ({ amount, clearedAmount }: ChequeRecord) => toAed(toFils(amount) - toFils(clearedAmount));

interface StepProps extends Props {
  step: string;
  defaults: Record<string, unknown>;
  save: (server: ShopDataProvider, values: FieldValues) => Promise<unknown>;
  children: ReactNode;
}

const StepDialog = ({ step, record, close, defaults, save, children }: StepProps) => {
  return (
    <FormDialog
      texts={textsOf(step)}
      textArgs={{ number: record.chequeNumber }}
      resource="cheques"
      record={defaults}
      save={(values, server) => save(server, values)}
      close={close}
    >
      {children}
    </FormDialog>
  );
};

export const DepositOneDialog = ({ record, close }: Props) => <DepositDialog cheques={[record._id]} close={close} />;

export const ClearDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="clear"
    defaults={{ clearedOn: today(), amount: restOf(props.record) }}
    save={(server, values) =>
      server.clearCheque(props.record.id, { clearedOn: textOf(values.clearedOn), amount: parseAmount(values.amount) })
    }
  >
    <PastDayInput source="clearedOn" />
    <MoneyInput
      source="amount"
      label="resources.cheques.fields.paidPart"
      min={0.01}
      max={restOf(props.record)}
      needed
      helperText="resources.cheques.clear.amount_help"
    />
  </StepDialog>
);

export const BounceDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="bounce"
    defaults={{ bouncedOn: today(), reason: RETURN_REASONS[0], paidPart: 0, charge: 0 }}
    save={(server, values) =>
      server.bounceCheque(props.record.id, {
        bouncedOn: textOf(values.bouncedOn),
        reason: RETURN_REASONS.find((reason) => reason === values.reason) ?? 'OTHER',
        paidPart: parseAmount(values.paidPart ?? 0),
        charge: parseAmount(values.charge ?? 0),
        note: textOf(values.note),
      })
    }
  >
    <PastDayInput source="bouncedOn" />
    <SelectInput source="reason" choices={reasons} validate={needed} helperText={false} fullWidth />
    <MoneyInput source="paidPart" helperText="resources.cheques.bounce.paid_help" />
    <MoneyInput source="charge" />
    <NoteInput />
  </StepDialog>
);

export const ReplaceDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="replace"
    defaults={{
      bank: props.record.bank,
      drawer: props.record.drawer,
      amount: restOf(props.record),
      receivedOn: today(),
    }}
    save={(server, values) => server.replaceCheque(props.record.id, toSheet(values))}
  >
    <SheetInputs />
  </StepDialog>
);

export const EditChequeDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="edit"
    defaults={{ ...props.record }}
    save={(server, values) =>
      server.updateCheque(props.record.id, { ...toSheet(values), version: props.record.version })
    }
  >
    <SheetInputs />
  </StepDialog>
);

export const GiveBackDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="give_back"
    defaults={{ on: today() }}
    save={(server, values) =>
      server.giveChequeBack(props.record.id, {
        to: textOf(values.to),
        on: textOf(values.on),
        reason: textOf(values.why),
      })
    }
  >
    <TextInput source="to" validate={[needed, maxLength(MAX_LENGTH.name)]} helperText={false} />
    <PastDayInput source="on" />
    <TextInput source="why" validate={[needed, maxLength(MAX_LENGTH.note)]} multiline helperText={false} />
  </StepDialog>
);

export const SettleDialog = (props: Props) => {
  const translate = useTranslate();
  const { company, user } = props.record;
  return (
    <StepDialog
      {...props}
      step="settle"
      defaults={{}}
      save={(server, values) => server.settleCheque(props.record.id, { receipts: values.receipts as string[] })}
    >
      <DialogContentText>{translate('resources.cheques.settle.text')}</DialogContentText>
      <ReceiptsInput filter={company ? { company: company._id } : { user: user?._id }} />
    </StepDialog>
  );
};

export const HandOverDialog = (props: Props) => (
  <StepDialog
    {...props}
    step="hand_over"
    defaults={{ handedTo: HANDED_TO[0], on: today() }}
    save={(server, values) =>
      server.handChequeOver(props.record.id, {
        to: HANDED_TO.find((one) => one === values.handedTo) ?? HANDED_TO[0],
        on: textOf(values.on),
        note: textOf(values.note),
      })
    }
  >
    <SelectInput source="handedTo" choices={receivers} validate={needed} helperText={false} fullWidth />
    <PastDayInput source="on" />
    <NoteInput />
  </StepDialog>
);

export const WithdrawDialog = (props: Props) => {
  const translate = useTranslate();
  return (
    <StepDialog
      {...props}
      step="withdraw"
      defaults={{}}
      save={(server, values) => server.withdrawCheque(props.record.id, textOf(values.why))}
    >
      <DialogContentText>{translate('resources.cheques.withdraw.text')}</DialogContentText>
      <TextInput source="why" validate={maxLength(MAX_LENGTH.note)} multiline helperText={false} />
    </StepDialog>
  );
};
