import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { maxLength, required, TextInput, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import type { DeliverOrderDto } from '@shop/contract/api';
import type { OrderRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayInput } from '../../kit/ui/inputs';

const TEXTS = {
  title: 'shop.steps.orders.deliver_title',
  save: 'shop.steps.orders.deliver',
  done: 'shop.steps.orders.delivered',
  failed: 'shop.steps.orders.deliver_failed',
};

const needed = required();
const withinDays = ({ createdAt }: OrderRecord) => ({
  htmlInput: { min: dubaiDay(new Date(createdAt)), max: dubaiDay(new Date()) },
});

const toDelivery = (values: FieldValues, { version }: OrderRecord): DeliverOrderDto => {
  const [deliveredBy, note] = [textOf(values.deliveredBy), textOf(values.note)];
  return {
    deliveredOn: textOf(values.deliveredOn),
    ...(deliveredBy && { deliveredBy }),
    ...(note && { note }),
    version,
  };
};

/** The day and the receiver of the delivery: status, stock and delivery note are updated. */
export const DeliverDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  const defaults = { deliveredOn: startOfDubaiDay(dubaiDay(new Date())).toISOString(), deliveredBy: order.deliveredBy };
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={defaults}
      save={(values) => server.deliverOrder(order.id, toDelivery(values, order))}
      close={close}
    >
      <DayInput
        source="deliveredOn"
        label="resources.orders.fields.deliveredAt"
        validate={needed}
        slotProps={withinDays(order)}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="deliveredBy"
        validate={maxLength(MAX_LENGTH.name)}
        helperText="shop.steps.orders.delivered_by_help"
      />
      <TextInput
        source="note"
        helperText="shop.steps.orders.note_help"
        multiline
        validate={maxLength(MAX_LENGTH.note)}
      />
    </FormDialog>
  );
};
