import Alert from '@mui/material/Alert';
import { BooleanInput, DateInput, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { startOfDay, toDay } from '../dubaiDay';
import { itemsTotal, parseAmount, quoteTotal } from '../quotes/quoteArithmetic';
import type { OrderRecord } from '../records';
import { CustomerInput } from '../ui/CustomerInput';
import { FieldGrid, ReadOnly, SectionTitle } from '../ui/fields';
import { MoneyInput } from '../ui/MoneyInput';
import { TotalsList } from '../ui/TotalsList';
import { OrderItemsTable } from './OrderItemsTable';
import { offeredStatuses, orderStatusLabel } from './orderStatus';

const choicesOf = (order: OrderRecord) =>
  offeredStatuses(order).map((status) => ({ id: status, name: orderStatusLabel[status] }));
const dayOrEmpty = (instant?: string | null) => (instant ? toDay(instant) : '');
const instantOrNull = (day: string) => (day ? startOfDay(day) : null);

const Totals = ({ order }: { order: OrderRecord }) => {
  const [deliveryCharge, extraFee] = useWatch<OrderRecord, ['deliveryCharge', 'extraFee']>({
    name: ['deliveryCharge', 'extraFee'],
  });
  const total = quoteTotal({ requestedItems: order.orderItems, deliveryCharge, extraFee });
  return (
    <TotalsList
      rows={[
        { label: 'shop.total.subtotal', amount: itemsTotal(order.orderItems) },
        { label: 'shop.total.delivery', amount: parseAmount(deliveryCharge) },
        { label: 'shop.total.extra', amount: parseAmount(extraFee) },
        { label: 'shop.total.total', amount: total, strong: true },
      ]}
    />
  );
};

const Delivery = () => (
  <FieldGrid>
    <BooleanInput source="isDelivered" label="resources.orders.flag.isDelivered" helperText={false} />
    <BooleanInput source="stockUpdated" label="resources.orders.flag.stockUpdated" helperText={false} />
    <BooleanInput
      source="invoiceGenerated"
      label="resources.orders.flag.invoiceGenerated"
      disabled
      helperText={false}
    />
    <DateInput source="deliveredAt" format={dayOrEmpty} parse={instantOrNull} helperText={false} />
    <TextInput source="deliveredBy" helperText={false} />
  </FieldGrid>
);

export const OrderInputs = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  const fixed = !order.allowedActions.includes('editMoney');
  return (
    <>
      {fixed && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {translate('resources.orders.invoiced')}
        </Alert>
      )}
      <FieldGrid>
        <CustomerInput disabled={fixed} />
        <SelectInput
          source="status"
          choices={choicesOf(order)}
          defaultValue="Processing"
          validate={required()}
          helperText={false}
        />
        <MoneyInput source="deliveryCharge" parse={parseAmount} disabled={fixed} />
        <MoneyInput source="extraFee" parse={parseAmount} disabled={fixed} />
      </FieldGrid>
      <OrderItemsTable />
      <Totals order={order} />
      <SectionTitle text="resources.orders.section.delivery" />
      <TextInput source="shippingAddress" multiline helperText={false} />
      <Delivery />
      <SectionTitle text="shop.notes.title" />
      <FieldGrid min={280}>
        <TextInput source="adminToClientNote" multiline minRows={2} helperText={false} />
        <TextInput source="adminToAdminNote" multiline minRows={2} helperText={false} />
        <ReadOnly label="resources.orders.fields.clientToAdminNote">
          {order.clientToAdminNote || translate('shop.notes.none')}
        </ReadOnly>
      </FieldGrid>
    </>
  );
};
