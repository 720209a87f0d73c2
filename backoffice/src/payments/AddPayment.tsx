import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { RecordContextProvider, Title, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { InvoiceRecord } from '../records';
import { LoadFailed } from '../ui/LoadFailed';
import { AddPaymentForm } from './AddPaymentForm';
import { InvoiceSummary } from './InvoiceSummary';

/** /invoices/{id}/payment: what the invoice owes, and the form that records a payment against it. */
const AddPayment = () => {
  const { id = '' } = useParams<'id'>();
  const { data: invoice, error } = useGetOne<InvoiceRecord>('invoices', { id }, { retry: false });
  return (
    <Card sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="resources.payments.add.title" />
      <CardContent>
        {error && <LoadFailed resource="invoices" />}
        {invoice && (
          <RecordContextProvider value={invoice}>
            <InvoiceSummary invoice={invoice} />
            <AddPaymentForm invoice={invoice} />
          </RecordContextProvider>
        )}
      </CardContent>
    </Card>
  );
};

export default AddPayment;
