import { required, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { LongTextInput } from '../../kit/ui/LongTextInput';
import type { OrderRecord } from '../../types';

interface Step {
  call: 'closeOrder' | 'releaseOrder';
  texts: { title: string; save: string; done: string; failed: string };
  input: { label?: string; helperText?: string };
}

const rules = required();

/** The dialog of a step that staff take with a reason. */
const reasonDialog = ({ call, texts, input }: Step) =>
  function ReasonDialog({ record: order, close }: StepDialogProps<OrderRecord>) {
    const server = useDataProvider<ShopDataProvider>();
    return (
      <FormDialog
        texts={texts}
        textArgs={{ number: order.orderNumber }}
        resource="orders"
        record={{ reason: '' }}
        save={(values) => server[call](order.id, { reason: textOf(values.reason), version: order.version })}
        close={close}
      >
        <LongTextInput source="reason" {...input} validate={rules} />
      </FormDialog>
    );
  };

/** Cancels the undelivered quantities of an order. */
export const CloseDialog = reasonDialog({
  call: 'closeOrder',
  texts: {
    title: 'resources.orders.close.title',
    save: 'resources.orders.close.save',
    done: 'resources.orders.close.done',
    failed: 'resources.orders.close.failed',
  },
  input: { helperText: 'resources.orders.close.help' },
});

/** Releases an order beyond the credit limit. */
export const ReleaseDialog = reasonDialog({
  call: 'releaseOrder',
  texts: {
    title: 'shop.credit.release_title',
    save: 'shop.credit.release',
    done: 'shop.credit.released',
    failed: 'shop.credit.release_failed',
  },
  input: { label: 'shop.credit.reason' },
});
