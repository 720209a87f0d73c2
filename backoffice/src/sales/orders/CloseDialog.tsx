import { required, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { OrderRecord } from '../../types';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const TEXTS = {
  title: 'resources.orders.close.title',
  save: 'resources.orders.close.save',
  done: 'resources.orders.close.done',
  failed: 'resources.orders.close.failed',
};

const rules = required();

/** Cancels what is still open of an order, with a reason. */
export const CloseDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={{ reason: '' }}
      save={(values) => server.closeOrder(order.id, { reason: textOf(values.reason), version: order.version })}
      close={close}
    >
      <LongTextInput source="reason" validate={rules} helperText="resources.orders.close.help" />
    </FormDialog>
  );
};
