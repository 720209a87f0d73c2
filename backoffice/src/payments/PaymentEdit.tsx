import { SelectInput, useRecordContext, required } from 'react-admin';
import type { PaymentRecord } from '../records';
import { Chain } from '../trail/Chain';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, ReadOnly } from '../ui/fields';
import { PaymentInputs } from './PaymentInputs';
import { toPaymentUpdate } from './paymentPayload';
import { paymentStatuses, paymentStatusLabel } from './paymentTerms';

const statusChoices = paymentStatuses.map((status) => ({ id: status, name: paymentStatusLabel[status] }));

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

const PaymentChain = () => {
  const payment = useRecordContext<PaymentRecord>();
  return payment ? <Chain invoiceId={payment.invoice._id} isPayment /> : null;
};

const PaymentEdit = () => (
  <EditPage toUpdate={toPaymentUpdate} actions={<PaymentChain />}>
    <Head />
    <PaymentInputs />
    <FieldGrid>
      <SelectInput source="status" choices={statusChoices} validate={required()} helperText={false} />
    </FieldGrid>
  </EditPage>
);

export default PaymentEdit;
