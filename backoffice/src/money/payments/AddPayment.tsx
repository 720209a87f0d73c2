import { Alert, Button, Divider } from '@mui/material';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import { DEFAULT_PAYMENT_METHOD } from '@shop/contract/payment';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { Form, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useLocation, useParams } from 'react-router';
import { formErrorsOf } from '../../kit/api/errors';
import { formatAed } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import { cameFrom } from '../../paths';
import type { RecordPaymentDto } from '@shop/contract/api';
import type { InvoiceRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { LeaveWhenSaved } from '../../kit/ui/LeaveWhenSaved';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { PaymentInputs, toPaymentFields } from './PaymentInputs';
import { RestInput, toDifference } from './RestInput';
import { PageCard } from '../../kit/ui/cards';
import { useServerCall } from '../../kit/ui/useServerCall';

/** The amount that remains to be paid, in AED; never below 0. */
export const remainingAmount = ({
  amountDue,
  amountPaid,
  waived,
}: Pick<InvoiceRecord, 'amountDue' | 'amountPaid' | 'waived'>): number =>
  toAed(Math.max(toFils(amountDue) - toFils(amountPaid) - toFils(waived), 0));

interface Props {
  invoice: InvoiceRecord;
}

const InvoiceSummary = ({ invoice }: Props) => {
  const translate = useTranslate();
  const money = (amount: number) => translate('shop.total.amount', { amount: formatAed(amount) });
  return (
    <FieldGrid min={140}>
      <ReadOnly label="shop.related.invoice">{invoice.invoiceNumber}</ReadOnly>
      <ReadOnly label="resources.payments.add.user">{invoice.user.name}</ReadOnly>
      <ReadOnly label="resources.payments.add.due">{money(invoice.amountDue)}</ReadOnly>
      <ReadOnly label="resources.payments.add.paid">{money(invoice.amountPaid)}</ReadOnly>
      <ReadOnly label="resources.payments.add.status">
        <StatusBadge of="invoices" status={invoice.status} tones={invoiceStatusTones} />
      </ReadOnly>
    </FieldGrid>
  );
};

const useRecordPayment = (invoice: InvoiceRecord) => {
  return useServerCall((server, payment: RecordPaymentDto) => server.recordPayment(invoice.id, payment), {
    done: 'resources.payments.notifications.recorded',
    failed: 'resources.payments.notifications.record_failed',
  });
};

const defaultsOf = (invoice: InvoiceRecord): RecordPaymentDto => ({
  amount: remainingAmount(invoice),
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  paymentDate: startOfDubaiDay(dubaiDay(new Date())).toISOString(),
  paidTo: '',
  note: '',
});

const Rest = ({ due }: { due: number }) => (
  <RestInput source="rest" due={due} amount={useWatch({ name: 'amount' }) as unknown} />
);

const PaymentForm = ({ invoice }: Props) => {
  const translate = useTranslate();
  const { mutateAsync, isPending, isSuccess } = useRecordPayment(invoice);
  const ignoreSecond = useSingleClick();
  const { state } = useLocation() as { state: unknown };
  /** Resolves to the errors of the form, if there are any. */
  const submit = async (values: FieldValues) => {
    try {
      await mutateAsync({
        ...toPaymentFields(values),
        paidTo: textOf(values.paidTo),
        ...toDifference(values.rest, invoice.remainingDue, values.amount),
      });
      return undefined;
    } catch (error) {
      return formErrorsOf(error);
    }
  };
  if (!invoice.allowedActions.includes('addPayment')) {
    return <Alert severity="info">{translate('resources.payments.add.settled')}</Alert>;
  }
  return (
    <Form onSubmit={submit} resource="payments" record={defaultsOf(invoice)} noValidate disableInvalidFormNotification>
      <UnsavedChanges />
      <PaymentInputs withReceiver />
      {invoice.allowedActions.includes('difference') && <Rest due={invoice.remainingDue} />}
      <LeaveWhenSaved to={isSuccess ? (cameFrom(state) ?? '/invoices') : undefined} />
      <Button type="submit" variant="contained" loading={isPending} onClick={ignoreSecond} sx={{ mt: 1 }}>
        {translate('resources.invoices.add_payment')}
      </Button>
    </Form>
  );
};

/** /invoices/{id}/payment: the amounts of the invoice, and the form that records a payment. */
const AddPayment = () => {
  const { id = '' } = useParams<'id'>();
  const { data: invoice, error } = useGetOne<InvoiceRecord>('invoices', { id }, { retry: false });
  return (
    <PageCard title="resources.invoices.add_payment" width={860}>
      {error && <LoadFailed resource="invoices" />}
      {invoice && (
        <RecordContextProvider value={invoice}>
          <InvoiceSummary invoice={invoice} />
          <Divider sx={{ my: 2 }} />
          <PaymentForm invoice={invoice} />
        </RecordContextProvider>
      )}
    </PageCard>
  );
};

export default AddPayment;
