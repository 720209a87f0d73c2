import { Typography } from '@mui/material';
import { RadioButtonGroupInput, type RaRecord, required, SelectInput, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PaymentRefundResponse } from '@shop/contract/api';
import { CHEQUE_RETURNED } from '@shop/contract/payment';
import { formatAed, formatDay } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { RecordInput } from '../../kit/ui/inputs';
import type { BankLineRecord, PaymentRecord } from '../../types';
import { reversalReason } from '../payments/ReverseDialog';
import { useAfterLine } from './useOpenLines';
import { ReceiptInput } from '../receipts/ReceiptInput';

const TEXTS = {
  title: 'resources.bank-lines.match_refund.title',
  save: 'resources.bank-lines.match_refund.confirm',
  done: 'resources.bank-lines.match.done',
  failed: 'resources.bank-lines.match.failed',
};

const WAYS = [
  { id: 'receipts', name: 'resources.bank-lines.match_refund.of_receipt' },
  { id: 'payments', name: 'resources.bank-lines.match_refund.of_payment' },
];

const paymentName = ({ invoice, user, paymentDate, amount }: PaymentRecord) =>
  `${invoice.invoiceNumber} · ${user.name} · ${formatDay(paymentDate)} · ${formatAed(amount)}`;

const PaymentInput = () => (
  <RecordInput
    source="payment"
    reference="payments"
    sort={{ field: 'paymentDate', order: 'DESC' }}
    label="resources.bank-lines.match_refund.payment"
    optionText={paymentName}
    validate={required()}
  />
);

const refundName = ({ paymentDate, amount, note }: PaymentRefundResponse) =>
  [formatDay(paymentDate), formatAed(amount), note].filter(Boolean).join(' · ');

interface Refunded extends RaRecord {
  refunds: PaymentRefundResponse[];
  reversal: PaymentRecord['reversal'];
  amount: number;
}

/** The refunds of a receipt or payment by which money went back; the return of its cheque has the id of the money. */
const RefundInput = ({ of, id }: { of: string; id: string }) => {
  const translate = useTranslate();
  const { data } = useGetOne<Refunded>(of, { id });
  if (data === undefined) return null;
  const { reversal, amount } = data;
  const choices = data.refunds
    .filter(({ appliedTo }) => appliedTo === '')
    .map((refund) => ({ id: refund._id, name: refundName(refund) }));
  if (reversal?.reason === CHEQUE_RETURNED) {
    const name = [formatDay(reversal.at), formatAed(amount), reversalReason(CHEQUE_RETURNED, translate)].join(' · ');
    choices.push({ id, name });
  }
  if (choices.length === 0) {
    return <Typography color="text.secondary">{translate('resources.bank-lines.match_refund.none')}</Typography>;
  }
  return (
    <SelectInput
      source="refund"
      label="resources.bank-lines.match_refund.refund"
      choices={choices}
      translateChoice={false}
      validate={required()}
      helperText={false}
      fullWidth
    />
  );
};

const Inputs = () => {
  const { way = 'receipts', receipt, payment } = useWatch<{ way?: string; receipt?: string; payment?: string }>();
  const chosen = way === 'payments' ? payment : receipt;
  return (
    <>
      {way === 'payments' ? <PaymentInput /> : <ReceiptInput />}
      {chosen && <RefundInput key={chosen} of={way} id={chosen} />}
    </>
  );
};

/** Matches a line of money paid out with a refund that is recorded already. */
export const RefundMatchDialog = ({ record, close }: StepDialogProps<BankLineRecord>) => {
  const after = useAfterLine(record);
  return (
    <FormDialog
      texts={TEXTS}
      resource="bank-lines"
      record={{ way: 'receipts' }}
      save={({ refund }, server) => server.matchBankLine(record.id, { refund: textOf(refund) })}
      report={(saved) => after(saved, TEXTS.done)}
      close={close}
    >
      <RadioButtonGroupInput source="way" label={false} choices={WAYS} validate={required()} helperText={false} />
      <Inputs />
    </FormDialog>
  );
};
