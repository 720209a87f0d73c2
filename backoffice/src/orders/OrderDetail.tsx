import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Show } from 'react-admin';
import { useParams } from 'react-router';
import { HistoryPanel } from '../trail/HistoryPanel';
import { EditLink } from '../ui/EditLink';
import { LoadFailed } from '../ui/LoadFailed';
import { PrevNext } from '../ui/PrevNext';
import { InvoiceCell } from './InvoiceCell';
import { OrderChain } from './OrderChain';
import { OrderSheet } from './OrderSheet';

const stay = () => undefined;

const actions = (
  <Stack sx={{ pt: 1, alignItems: 'flex-start' }}>
    <OrderChain />
    <Stack direction="row" spacing={1} sx={{ pb: 1, alignItems: 'center' }}>
      <InvoiceCell />
      <EditLink />
      <PrevNext />
    </Stack>
  </Stack>
);

/** The read-only page of an order; `resource` is given because invoices, too, lead to it. */
const OrderDetail = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show
        resource="orders"
        queryOptions={{ onError: stay }}
        error={<LoadFailed resource="orders" />}
        actions={actions}
      >
        <CardContent>
          <OrderSheet />
        </CardContent>
      </Show>
      {id !== undefined && <HistoryPanel resource="orders" id={id} />}
    </>
  );
};

export default OrderDetail;
