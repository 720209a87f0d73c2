import { Alert, Button, Typography } from '@mui/material';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useEffect, useState } from 'react';
import { Form, maxLength, RadioButtonGroupInput, required, TextInput, useGetOne, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { formErrorsOf } from '../../kit/api/errors';
import { formatAed } from '../../kit/format';
import { receiptPath } from '../../paths';
import { isPositive, MethodInputs } from '../payments/PaymentInputs';
import type { OpenInvoicesResponse, RecordReceiptDto } from '@shop/contract/api';
import type { OrderRecord } from '../../types';
import { FailureBox } from '../../kit/ui/FailureBox';
import { FieldGrid } from '../../kit/ui/fields';
import { LeaveWhenSaved } from '../../kit/ui/LeaveWhenSaved';
import { CustomerInput, RecordInput } from '../../kit/ui/inputs';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { AllocationsInput } from './AllocationsInput';
import { errorsByInput, leftOf, type Parts, toReceipt } from './receiptPayload';
import { useOpenInvoices } from './useOpenInvoices';
import { LongTextInput } from '../../kit/ui/LongTextInput';
import { PageCard } from '../../kit/ui/cards';
import { useServerCall } from '../../kit/ui/useServerCall';

const PAYERS = [
  { id: 'company', name: 'resources.receipts.form.is_company' },
  { id: 'user', name: 'resources.receipts.form.is_person' },
];

interface Payer {
  payer?: 'company' | 'user';
  company?: { _id?: string | null };
  user?: { _id?: string | null };
}

const CompanyInput = () => (
  <RecordInput
    source="company._id"
    reference="companies"
    label="resources.receipts.fields.company"
    validate={required()}
    sx={{ gridColumn: { sm: 'span 2' } }}
  />
);

export const PayerInputs = () => {
  const { payer } = useWatch<Payer>();
  return (
    <>
      <RadioButtonGroupInput
        source="payer"
        label="shop.filter.customer"
        choices={PAYERS}
        validate={required()}
        helperText={false}
      />
      <FieldGrid>{payer === 'user' ? <CustomerInput /> : <CompanyInput />}</FieldGrid>
    </>
  );
};

const MoneyInputs = ({ isForOrder }: { isForOrder: boolean }) => (
  <FieldGrid>
    <MoneyInput source="amount" label="resources.payments.add.amount" validate={isPositive} isRequired />
    {isForOrder && (
      <MoneyInput
        source="onAccount"
        label="resources.receipts.form.on_account"
        helperText="resources.receipts.form.on_account_help"
      />
    )}
    <MethodInputs />
    <TextInput source="reference" validate={maxLength(MAX_LENGTH.name)} dir="auto" helperText={false} />
    <LongTextInput source="note" />
  </FieldGrid>
);

interface OpenProps {
  /** Translation key of the text about the part for no invoice. */
  left?: string;
  onLoad: (invoices: OpenInvoicesResponse['invoices']) => void;
  takesRests?: boolean;
}

export const OpenInvoices = ({ left = 'resources.receipts.form.left', onLoad, takesRests = true }: OpenProps) => {
  const translate = useTranslate();
  const { payer = 'company', company, user } = useWatch<Payer>();
  const id = (payer === 'user' ? user?._id : company?._id) ?? '';
  const { data, error, isFetching, refetch } = useOpenInvoices({ of: payer === 'user' ? 'users' : 'companies', id });
  useEffect(() => onLoad(data?.invoices ?? []), [data, onLoad]);
  if (id === '') return <Typography color="text.secondary">{translate('resources.receipts.form.choose')}</Typography>;
  if (error)
    return <FailureBox text={translate('resources.receipts.form.open_failed')} onRetry={() => void refetch()} />;
  if (!data || isFetching) {
    return <Typography color="text.secondary">{translate('resources.receipts.form.loading')}</Typography>;
  }
  return <AllocationsInput key={id} open={data} left={left} takesRests={takesRests} />;
};

const useRecordReceipt = () => {
  return useServerCall((server, receipt: RecordReceiptDto) => server.recordReceipt(receipt), {
    done: 'resources.receipts.notifications.created',
    failed: 'resources.receipts.notifications.create_failed',
  });
};

const defaultsOf = (query: URLSearchParams) => ({
  payer: query.has('user') ? 'user' : 'company',
  company: { _id: query.get('company') },
  user: { _id: query.get('user') },
  order: { _id: query.get('order') },
  amount: null,
  onAccount: null,
  paymentMethod: 'Bank Transfer',
  paymentDate: startOfDubaiDay(dubaiDay(new Date())).toISOString(),
  reference: '',
  note: '',
});

const SaveButton = ({ isPending }: { isPending: boolean }) => {
  const translate = useTranslate();
  const ignoreSecond = useSingleClick();
  const [amount, parts] = useWatch({ name: ['amount', 'parts'] }) as [unknown, Parts | undefined];
  return (
    <Button
      type="submit"
      variant="contained"
      loading={isPending}
      disabled={leftOf(amount, parts ?? {}) < 0}
      onClick={ignoreSecond}
      sx={{ mt: 2 }}
    >
      {translate('resources.receipts.form.save')}
    </Button>
  );
};

/** The order that is paid, and what the money will do. It also determines the payer. */
const PrepaidOrder = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<OrderRecord>('orders', { id }, { retry: false });
  if (error) {
    return <FailureBox text={translate('resources.orders.load_failed')} onRetry={() => void refetch()} />;
  }
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {data
        ? translate('resources.receipts.form.advance', {
            order: data.orderNumber,
            name: data.user.name,
            total: formatAed(data.comingTotal),
            most: formatAed(data.mostInAdvance),
          })
        : translate('ra.page.loading')}
    </Alert>
  );
};

/**
 * /receipts/create: money of a customer for several invoices; `?company=` or `?user=` selects the customer, `?order=`
 * the order that is paid before its invoice.
 */
const RecordReceipt = () => {
  const [query] = useSearchParams();
  const [defaults] = useState(() => defaultsOf(query));
  const order = query.get('order');
  const [invoices, setInvoices] = useState<OpenInvoicesResponse['invoices']>([]);
  const { mutateAsync, isPending, data: recorded } = useRecordReceipt();
  /** Resolves to the errors of the form, if there are any. */
  const submit = async (values: FieldValues) => {
    const receipt = toReceipt(values, invoices);
    try {
      await mutateAsync(receipt);
      return undefined;
    } catch (error) {
      return errorsByInput(formErrorsOf(error), receipt);
    }
  };
  return (
    <PageCard title="resources.receipts.record" width={860}>
      <Form onSubmit={submit} resource="receipts" record={defaults} noValidate disableInvalidFormNotification>
        <UnsavedChanges />
        {order === null ? <PayerInputs /> : <PrepaidOrder id={order} />}
        <MoneyInputs isForOrder={order !== null} />
        {order === null && <OpenInvoices onLoad={setInvoices} />}
        <LeaveWhenSaved to={recorded && receiptPath(recorded._id)} />
        <SaveButton isPending={isPending} />
      </Form>
    </PageCard>
  );
};

export default RecordReceipt;
