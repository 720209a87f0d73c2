import { required } from 'react-admin';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { LongTextInput } from '../../kit/ui/LongTextInput';
import type { OrderRecord } from '../../types';

const rules = required();

const RELEASE = {
  title: 'shop.credit.release_title',
  save: 'shop.credit.release',
  done: 'shop.credit.released',
  failed: 'shop.credit.release_failed',
};

/** Cancels the undelivered quantities of an order, with a reason. */
export const CloseDialog = ({ record: { id, orderNumber: number, version }, close }: StepDialogProps<OrderRecord>) => (
  <FormDialog
    texts="close"
    textArgs={{ number }}
    resource="orders"
    record={{ reason: '' }}
    save={(values, server) => server.closeOrder(id, { reason: textOf(values.reason), version })}
    close={close}
  >
    <LongTextInput source="reason" helperText="resources.orders.close.help" validate={rules} />
  </FormDialog>
);

/** Releases an order beyond the credit limit, with a reason. */
export const ReleaseDialog = ({
  record: { id, orderNumber: number, version },
  close,
}: StepDialogProps<OrderRecord>) => (
  <FormDialog
    texts={RELEASE}
    textArgs={{ number }}
    resource="orders"
    record={{ reason: '' }}
    save={(values, server) => server.releaseOrder(id, { reason: textOf(values.reason), version })}
    close={close}
  >
    <LongTextInput source="reason" label="shop.credit.reason" validate={rules} />
  </FormDialog>
);
