import { MAX_LENGTH } from '@shop/contract/limits';
import type { MatchBankLineDto, OpenInvoicesResponse } from '@shop/contract/api';
import { useState } from 'react';
import { maxLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { parseAmount, textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { RecordInput } from '../../kit/ui/inputs';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import type { BankLineRecord, OrderRecord } from '../../types';
import { ReceiptInput } from '../receipts/ReceiptInput';
import { toReceipt } from '../receipts/receiptPayload';
import { OpenInvoices, PayerInputs } from '../receipts/RecordReceipt';
import { useAfterLine } from './useOpenLines';

const text = (key: string) => `resources.bank-lines.match.${key}`;
const TEXTS = { title: text('title'), save: text('confirm'), done: text('done'), failed: text('failed') };
const WAYS = ['record', 'order', 'receipt'].map((id) => ({ id, name: text(id) }));

const toMatch = (values: FieldValues, invoices: OpenInvoicesResponse['invoices']): MatchBankLineDto => {
  const amount = parseAmount(values.amount);
  if (values.way === 'receipt') return { receipt: textOf(values.receipt), amount };
  if (values.way === 'order') {
    const { order, onAccount, note } = toReceipt(values, []);
    return { record: { order, onAccount, allocations: [], note }, amount };
  }
  const { company, user, allocations, note } = toReceipt({ ...values, order: undefined }, invoices);
  return { record: { ...(user ? { user } : { company }), allocations, note }, amount };
};

const OrderInputs = () => (
  <>
    <RecordInput
      source="order._id"
      reference="orders"
      sort={{ field: 'createdAt', order: 'DESC' }}
      label="resources.receipts.fields.order"
      optionText={({ orderNumber, user }: OrderRecord) => `${orderNumber} · ${user.name}`}
      validate={required()}
    />
    <MoneyInput
      source="onAccount"
      label="resources.receipts.form.on_account"
      helperText="resources.receipts.form.on_account_help"
    />
    <NoteInput />
  </>
);

const NoteInput = () => (
  <TextInput source="note" multiline validate={maxLength(MAX_LENGTH.note)} helperText={false} sx={{ mt: 2 }} />
);

const WayInputs = ({ onLoad }: { onLoad: (invoices: OpenInvoicesResponse['invoices']) => void }) => {
  const { way } = useWatch<{ way?: string }>();
  if (way === 'receipt') return <ReceiptInput />;
  if (way === 'order') return <OrderInputs />;
  return (
    <>
      <PayerInputs />
      <OpenInvoices onLoad={onLoad} />
      <NoteInput />
    </>
  );
};

/** Matches a line, or a part of it, with a receipt that is recorded already or that is recorded now. */
export const MatchDialog = ({ record, close }: StepDialogProps<BankLineRecord>) => {
  const after = useAfterLine(record);
  const [invoices, setInvoices] = useState<OpenInvoicesResponse['invoices']>([]);
  return (
    <FormDialog
      texts={TEXTS}
      resource="bank-lines"
      record={{ way: 'record', payer: 'company', amount: record.left }}
      save={(values, server) => server.matchBankLine(record.id, toMatch(values, invoices))}
      report={(saved) => after(saved, TEXTS.done)}
      isWide
      close={close}
    >
      <RadioButtonGroupInput source="way" label={false} choices={WAYS} validate={required()} helperText={false} />
      <MoneyInput source="amount" min={0.01} max={record.left} needed helperText={text('amount_help')} />
      <WayInputs onLoad={setInvoices} />
    </FormDialog>
  );
};
