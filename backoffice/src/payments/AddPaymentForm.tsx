import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, useDataProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { formErrorsOf } from '../dataProvider/errors';
import { startOfDay, toDay } from '../dubaiDay';
import type { InvoiceRecord } from '../records';
import type { RecordPaymentDto } from '../types';
import { useFailure } from '../ui/useFailure';
import { PaymentInputs } from './PaymentInputs';
import { toPaymentEntry } from './paymentPayload';
import { defaultPaymentAmount, defaultPaymentMethod } from './paymentTerms';

const useRecordPayment = (invoice: InvoiceRecord) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const onError = useFailure('resources.payments.notifications.record_failed');
  return useMutation({
    mutationFn: (entry: RecordPaymentDto) => dataProvider.recordPayment(invoice.id, entry),
    onSuccess: () => notify('resources.payments.notifications.recorded', { type: 'success' }),
    onError,
  });
};

/** Goes back to the invoices once the form counts as saved: before, leaving it would warn of unsaved changes. */
const LeaveWhenRecorded = ({ isRecorded }: { isRecorded: boolean }) => {
  const { isSubmitSuccessful } = useFormState();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const isDone = isRecorded && isSubmitSuccessful;
  useEffect(() => {
    if (!isDone) return;
    redirect('list', 'invoices');
    refresh();
  }, [isDone, redirect, refresh]);
  return null;
};

const defaultsOf = (invoice: InvoiceRecord): RecordPaymentDto => ({
  amount: defaultPaymentAmount(invoice),
  paymentMethod: defaultPaymentMethod,
  paymentDate: startOfDay(toDay(new Date())),
  paidTo: '',
  note: '',
});

export const AddPaymentForm = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const { mutateAsync, isPending, isSuccess } = useRecordPayment(invoice);
  const submit = async (values: FieldValues) => {
    try {
      return await mutateAsync(toPaymentEntry(values));
    } catch (error) {
      return formErrorsOf(error);
    }
  };
  if (!invoice.allowedActions.includes('addPayment')) {
    return <Alert severity="info">{translate('resources.payments.add.settled')}</Alert>;
  }
  return (
    <Form
      onSubmit={submit}
      resource="payments"
      record={defaultsOf(invoice)}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
    >
      <PaymentInputs withReceiver />
      <LeaveWhenRecorded isRecorded={isSuccess} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 1 }}>
        {translate('resources.payments.add.save')}
      </Button>
    </Form>
  );
};
