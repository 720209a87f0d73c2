import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Show } from 'react-admin';
import { EditLink } from '../ui/EditLink';
import { LoadFailed } from '../ui/LoadFailed';
import { InvoiceCell } from './InvoiceCell';
import { OrderSheet } from './OrderSheet';

const stay = () => undefined;

const actions = (
  <Stack direction="row" spacing={1} sx={{ py: 1, alignItems: 'center' }}>
    <InvoiceCell />
    <EditLink />
  </Stack>
);

/** The read-only page of an order; `resource` is given because invoices, too, lead to it. */
const OrderDetail = () => (
  <Show resource="orders" queryOptions={{ onError: stay }} error={<LoadFailed resource="orders" />} actions={actions}>
    <CardContent>
      <OrderSheet />
    </CardContent>
  </Show>
);

export default OrderDetail;
