import { required, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import type { OrderRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const TEXTS = {
  title: 'shop.credit.release_title',
  save: 'shop.credit.release',
  done: 'shop.credit.released',
  failed: 'shop.credit.release_failed',
};

const rules = required();

/** Releases an order beyond the credit limit, with a reason. */
export const ReleaseDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={{ reason: '' }}
      save={(values) => server.releaseOrder(order.id, { reason: textOf(values.reason), version: order.version })}
      close={close}
    >
      <LongTextInput source="reason" label="shop.credit.reason" validate={rules} />
    </FormDialog>
  );
};
