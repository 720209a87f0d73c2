import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { OrderRecord } from '../../types';

const TEXTS = {
  title: 'shop.bill.choice.title',
  save: 'shop.bill.save',
  done: 'resources.orders.invoice.done',
  failed: 'resources.orders.invoice.failed',
};

/** The choice of what an invoice bills of an order that is partly delivered. */
export const InvoiceDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const translate = useTranslate();
  const choices = [
    { id: 'delivery', name: translate('shop.bill.choice.delivery', { amount: formatAed(order.billableNow) }) },
    { id: 'order', name: translate('shop.bill.choice.order', { amount: formatAed(order.billableTotal) }) },
  ];
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={{ basis: 'delivery' }}
      save={({ basis }, server) =>
        server.billOrder({ order: order.id, basis: basis === 'order' ? 'order' : 'delivery' })
      }
      close={close}
    >
      <RadioButtonGroupInput
        source="basis"
        label="shop.bill.choice.what"
        choices={choices}
        translateChoice={false}
        row={false}
        helperText={false}
      />
    </FormDialog>
  );
};
