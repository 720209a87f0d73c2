import { dubaiDay } from '@shop/contract/dubai-day';
import type { FollowedResource } from '@shop/contract/follow-ups';
import { DateInput, required } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { FollowUpRecord, QuoteRecord } from '../../types';
import { useState } from 'react';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const TEXTS = {
  save: 'shop.follow_ups.save',
  done: 'shop.follow_ups.planned',
  failed: 'shop.follow_ups.failed',
};

const TOMORROW_MS = 86_400_000;

type Planned = Pick<FollowUpRecord, 'day' | 'note' | 'promised'>;

interface Props {
  title: string;
  resource: FollowedResource;
  record: Planned;
  save: (values: Planned, server: ShopDataProvider) => Promise<unknown>;
  close: () => void;
}

/** The inputs of a follow-up. Only accounts promise payments. */
const Inputs = ({ title, resource, record, save, close }: Props) => (
  <FormDialog
    texts={{ ...TEXTS, title }}
    resource="follow-ups"
    record={record}
    save={({ day, note, promised }, server) =>
      save({ day: textOf(day), note: textOf(note), promised: typeof promised === 'number' ? promised : null }, server)
    }
    close={close}
  >
    <DateInput source="day" label="shop.follow_ups.day" validate={required()} helperText={false} />
    <LongTextInput source="note" label="shop.follow_ups.note" />
    {resource !== 'quotes' && (
      <MoneyInput
        source="promised"
        min={0.01}
        label="shop.follow_ups.promised"
        helperText="shop.follow_ups.promised_help"
      />
    )}
  </FormDialog>
);

interface PlanProps {
  resource?: FollowedResource;
  records: string[];
  close: () => void;
  done?: () => void;
}

/** Plans one follow-up of each of these records. */
export const PlanDialog = ({ resource = 'quotes', records, close, done }: PlanProps) => {
  const [tomorrow] = useState(() => dubaiDay(new Date(Date.now() + TOMORROW_MS)));
  return (
    <Inputs
      title="shop.follow_ups.plan"
      resource={resource}
      record={{ day: tomorrow, note: '', promised: null }}
      save={(values, server) => server.planFollowUps({ resource, records, ...values }).then(done)}
      close={close}
    />
  );
};

export const FollowUpQuoteDialog = ({ record, close }: StepDialogProps<QuoteRecord>) => (
  <PlanDialog records={[record.id]} close={close} />
);

/** Changes the day, the note and the promised sum of a follow-up. */
export const ChangeDialog = ({ followUp, close }: { followUp: FollowUpRecord; close: () => void }) => (
  <Inputs
    title="shop.follow_ups.change"
    resource={followUp.about.resource}
    record={followUp}
    save={(values, server) => server.changeFollowUp(followUp.id, values)}
    close={close}
  />
);
