import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { maxLength, required, TextInput } from 'react-admin';
import { textOf } from '../../kit/formValues';
import type { NextStep, StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayInput } from '../../kit/ui/inputs';
import type { DeliveryRecord } from '../../types';
import { useReportDelivered } from './useReportDelivered';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const key = (name: string) => `resources.deliveries.${name}`;
const needed = required();
const aName = maxLength(MAX_LENGTH.name);
const untilToday = { htmlInput: { max: dubaiDay(new Date()) } };

const CompleteDialog = ({ record, close }: StepDialogProps<DeliveryRecord>) => {
  const { id, number, version, deliveredBy } = record;
  const report = useReportDelivered(key('complete.done'));
  return (
    <FormDialog
      texts="complete"
      textArgs={{ number }}
      resource="deliveries"
      record={{ deliveredOn: startOfDubaiDay(dubaiDay(new Date())).toISOString(), deliveredBy, receivedBy: '' }}
      save={(values, server) =>
        server.completeDelivery(id, {
          deliveredOn: textOf(values.deliveredOn),
          deliveredBy: textOf(values.deliveredBy),
          receivedBy: textOf(values.receivedBy),
          version,
        })
      }
      report={report}
      close={close}
    >
      <DayInput source="deliveredOn" validate={needed} slotProps={untilToday} helperText={false} fullWidth />
      <TextInput source="deliveredBy" validate={aName} helperText={false} />
      <TextInput source="receivedBy" validate={aName} helperText={false} />
    </FormDialog>
  );
};

const CancelDialog = ({ record: { id, number, version }, close }: StepDialogProps<DeliveryRecord>) => {
  return (
    <FormDialog
      texts="cancel"
      textArgs={{ number }}
      resource="deliveries"
      record={{ reason: '' }}
      save={(values, server) => server.cancelDelivery(id, { reason: textOf(values.reason), version })}
      close={close}
    >
      <LongTextInput source="reason" validate={needed} helperText={key('cancel.help')} />
    </FormDialog>
  );
};

export const completeStep: NextStep<DeliveryRecord> = {
  name: 'complete',
  action: 'orders.deliver',
  label: key('complete.save'),
  isDone: ({ status }) => status !== 'Prepared',
  isAllowed: ({ allowedActions }) => allowedActions.includes('complete'),
  why: () => key('not_now'),
  does: { Dialog: CompleteDialog },
};

/** From the prepared delivery to the delivered one. */
export const deliverySteps: readonly NextStep<DeliveryRecord>[] = [
  completeStep,
  {
    name: 'cancel',
    action: 'orders.deliver',
    label: key('cancel.save'),
    isDone: ({ status }) => status === 'Cancelled',
    isAllowed: ({ allowedActions }) => allowedActions.includes('cancel'),
    why: () => key('not_now'),
    isAside: true,
    does: { Dialog: CancelDialog },
  },
];
