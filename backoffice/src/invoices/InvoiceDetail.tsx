import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Show } from 'react-admin';
import { useParams } from 'react-router';
import { HistoryPanel } from '../trail/HistoryPanel';
import { EditLink } from '../ui/EditLink';
import { LoadFailed } from '../ui/LoadFailed';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceChain } from './InvoiceChain';
import { InvoiceSheet } from './InvoiceSheet';

const stay = () => undefined;

const actions = (
  <Stack sx={{ pt: 1, alignItems: 'flex-start' }}>
    <InvoiceChain />
    <Stack direction="row" spacing={0.5} sx={{ pb: 1, alignItems: 'center' }}>
      <InvoiceActions redirect="list" />
      <EditLink />
    </Stack>
  </Stack>
);

/** The read-only page of an invoice, with its chain and its history. */
const InvoiceDetail = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="invoices" />} actions={actions}>
        <CardContent>
          <InvoiceSheet />
        </CardContent>
      </Show>
      {id !== undefined && <HistoryPanel resource="invoices" id={id} />}
    </>
  );
};

export default InvoiceDetail;
