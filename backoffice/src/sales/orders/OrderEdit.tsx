import { MAX_LENGTH } from '@shop/contract/limits';
import { Alert } from '@mui/material';
import { BooleanInput, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChargeInputs } from '../../kit/documents/ChargeInputs';
import { DocumentWarnings } from '../../kit/documents/Warnings';
import { LinesTable } from '../../kit/documents/LinesTable';
import { DocumentTotals } from '../../kit/documents/TotalsList';
import { PurchaseInputs } from '../purchase-details/PurchaseInputs';
import { SupplyInputs } from '../../eInvoicing/SupplyInputs';
import type { OrderRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { CustomerInput, DayInput } from '../../kit/ui/inputs';
import { isPriced } from '../../kit/documents/priced';
import { useLinesWithPieces } from './orderPieces';
import { creditedBy, offeredStatuses, stockText, toOrderUpdate } from './orderRules';
import { orderHead } from './OrderStatus';
import { orderSteps } from './orderSteps';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const statusChoices = (order: OrderRecord) =>
  offeredStatuses(order).map((status) => ({ id: status, name: `resources.orders.status.${status}` }));

const Totals = ({ order }: { order: OrderRecord }) => {
  const [deliveryCharge, extraFee, discount] = useWatch<OrderRecord, ['deliveryCharge', 'extraFee', 'discount']>({
    name: ['deliveryCharge', 'extraFee', 'discount'],
  });
  return <DocumentTotals lines={order.orderItems} charges={{ deliveryCharge, extraFee, discount }} tax={order.tax} />;
};

const Delivery = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  return (
    <FieldGrid>
      <BooleanInput source="isDelivered" label="resources.orders.flag.isDelivered" helperText={false} />
      <BooleanInput
        source="stockUpdated"
        label="resources.orders.flag.stockUpdated"
        helperText={order.deliveryState === 'Partly' && stockText(order, translate)}
      />
      <BooleanInput
        source="invoiceGenerated"
        label="resources.orders.flag.invoiceGenerated"
        disabled
        helperText={false}
      />
      <DayInput source="deliveredAt" helperText={false} />
      <TextInput source="deliveredBy" helperText={false} />
    </FieldGrid>
  );
};

const Head = ({ order, fixed }: { order: OrderRecord; fixed: boolean }) => (
  <FieldGrid>
    <CustomerInput disabled={fixed} />
    <SelectInput
      source="status"
      choices={statusChoices(order)}
      defaultValue="Processing"
      validate={required()}
      helperText={false}
    />
    {isPriced(order.orderItems) && <ChargeInputs disabled={fixed} />}
  </FieldGrid>
);

/** Warns before saving that a return does not move stock. */
const ReturnNotice = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const status = useWatch<OrderRecord, 'status'>({ name: 'status' });
  if (status !== 'Returned' || order.status === 'Returned' || order.isDelivered) return null;
  return (
    <Alert severity="info" sx={{ width: '100%' }}>
      {translate('resources.orders.never_delivered')}
    </Alert>
  );
};

/** Warns before saving that ending an invoiced order issues a credit note. */
const CreditNotice = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const status = useWatch<OrderRecord, 'status'>({ name: 'status' });
  const numbers = creditedBy(order, status);
  if (numbers.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {translate('resources.orders.credits_invoice', { number: numbers.join(', ') })}
    </Alert>
  );
};

const Inputs = () => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  const lines = useLinesWithPieces(order);
  if (!order) return null;
  const fixed = !order.allowedActions.includes('editMoney');
  const priced = isPriced(order.orderItems);
  return (
    <>
      {fixed && priced && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {translate('resources.orders.invoiced')}
        </Alert>
      )}
      <Head order={order} fixed={fixed} />
      <ReturnNotice order={order} />
      <CreditNotice order={order} />
      <DocumentWarnings />
      <LinesTable lines={lines} />
      {priced && <Totals order={order} />}
      <PurchaseInputs />
      <SectionTitle text="resources.orders.section.delivery" />
      <LongTextInput source="shippingAddress" max={MAX_LENGTH.address} />
      <Delivery order={order} />
      <SupplyInputs isFixed={fixed} />
      <SectionTitle text="shop.notes.title" />
      <FieldGrid min={280}>
        <LongTextInput source="adminToClientNote" minRows={2} />
        <LongTextInput source="adminToAdminNote" minRows={2} />
        <ReadOnly label="resources.orders.fields.clientToAdminNote">
          {order.clientToAdminNote || translate('shop.notes.none')}
        </ReadOnly>
      </FieldGrid>
    </>
  );
};

const OrderEdit = () => (
  <EditPage<OrderRecord>
    toUpdate={toOrderUpdate}
    head={orderHead}
    related={({ id }) => ({ orderId: id })}
    steps={orderSteps}
  >
    <Inputs />
  </EditPage>
);

export default OrderEdit;
