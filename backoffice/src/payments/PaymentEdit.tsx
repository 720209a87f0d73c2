import { PAYMENT_STATUSES } from '@shop/contract/statuses';
import { required, SelectInput, useRecordContext } from 'react-admin';
import { RelatedDocuments } from '../documents/RelatedDocuments';
import { textOf } from '../formValues';
import type { PaymentRecord, UpdatePaymentDto } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, ReadOnly } from '../ui/fields';
import { PaymentInputs } from './PaymentInputs';

const statusChoices = PAYMENT_STATUSES.map((status) => ({ id: status, name: `resources.payments.status.${status}` }));

/** The body of PUT /payments/{id}. */
const toPaymentUpdate = (payment: PaymentRecord): UpdatePaymentDto => ({
  version: payment.version,
  amount: payment.amount,
  paymentMethod: payment.paymentMethod,
  paymentDate: payment.paymentDate,
  note: textOf(payment.note),
  status: payment.status,
});

const Head = () => {
  const payment = useRecordContext<PaymentRecord>();
  if (!payment) return null;
  return (
    <FieldGrid>
      <ReadOnly label="resources.payments.fields.invoice">{payment.invoice.invoiceNumber}</ReadOnly>
      <ReadOnly label="resources.payments.fields.user">{payment.user.name}</ReadOnly>
      <ReadOnly label="resources.payments.fields.paidTo">{payment.paidTo}</ReadOnly>
    </FieldGrid>
  );
};

const related = <RelatedDocuments<PaymentRecord> startOf={({ invoice }) => ({ invoiceId: invoice._id })} isPayment />;

const PaymentEdit = () => (
  <EditPage<PaymentRecord> toUpdate={toPaymentUpdate} actions={related}>
    <Head />
    <PaymentInputs />
    <FieldGrid>
      <SelectInput source="status" choices={statusChoices} validate={required()} helperText={false} />
    </FieldGrid>
  </EditPage>
);

export default PaymentEdit;
