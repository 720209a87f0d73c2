import { PAYMENT_STATUSES } from '@shop/contract/statuses';
import { required, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { formatAed, formatDay } from '../../kit/format';
import type { UpdatePaymentDto } from '@shop/contract/api';
import type { PaymentRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { BankLinesOf } from '../bank/BankLinesOf';
import { RefundPaymentButton } from './RefundPaymentButton';
import { ReversalNotice } from './ReversalNotice';
import { PaymentInputs, toPaymentFields } from './PaymentInputs';
import { JournalOf } from '../../kit/documents/JournalOf';
import { ShareDocument } from '../../shop/share/ShareDocument';

/** The status of a refunded payment can't change. */
const statusChoices = ({ status, state }: PaymentRecord) =>
  PAYMENT_STATUSES.filter((one) => status === 'Received' || one === status).map((one) => ({
    id: one,
    name: `resources.payments.status.${one === status ? state : one}`,
  }));

/** The body of PUT /payments/{id}. */
const toPaymentUpdate = (payment: PaymentRecord): UpdatePaymentDto => ({
  version: payment.version,
  ...toPaymentFields(payment),
  status: payment.status,
});

/** Refunds so far, and the button for another one. */
const Refunds = ({ refunds }: Pick<PaymentRecord, 'refunds'>) => {
  const translate = useTranslate();
  return (
    <ReadOnly label="resources.payments.fields.refunds">
      {refunds.map(({ _id, amount, paymentDate, paymentMethod, appliedTo, note }) => (
        <div key={_id}>
          {translate(`resources.payments.refund.${appliedTo === '' ? 'line' : 'applied'}`, {
            amount: formatAed(amount),
            day: formatDay(paymentDate),
            invoice: appliedTo,
            method: translate(`resources.payments.method.${paymentMethod}`),
          })}{' '}
          {note}
        </div>
      ))}
      <ForRole action="payments.refund">
        <RefundPaymentButton named />
      </ForRole>
    </ReadOnly>
  );
};

const Fields = () => {
  const payment = useRecordContext<PaymentRecord>();
  if (!payment) return null;
  return (
    <>
      <FieldGrid>
        <ReadOnly label="resources.payments.fields.invoice">{payment.invoice.invoiceNumber}</ReadOnly>
        <ReadOnly label="resources.payments.fields.user">{payment.user.name}</ReadOnly>
        <ReadOnly label="resources.payments.fields.paidTo">{payment.paidTo}</ReadOnly>
      </FieldGrid>
      <PaymentInputs />
      <FieldGrid>
        <SelectInput source="status" choices={statusChoices(payment)} validate={required()} helperText={false} />
      </FieldGrid>
      <ReversalNotice of="payments" reversal={payment.reversal} />
      <Refunds refunds={payment.refunds} />
      <BankLinesOf record={payment.id} />
      <JournalOf resource="payments" id={payment.id} />
    </>
  );
};

const Share = () => {
  const payment = useRecordContext<PaymentRecord>();
  if (!payment) return null;
  return <ShareDocument kind="receipt" resource="payments" id={payment.id} name={payment.invoice.invoiceNumber} />;
};

const PaymentEdit = () => (
  <EditPage<PaymentRecord>
    toUpdate={toPaymentUpdate}
    head={({ invoice, user, amount }) => ({ name: invoice.invoiceNumber, who: user.name, sum: amount })}
    related={({ invoice }) => ({ invoiceId: invoice._id, isPayment: true })}
    buttons={<Share />}
  >
    <Fields />
  </EditPage>
);

export default PaymentEdit;
