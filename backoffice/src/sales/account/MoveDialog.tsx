import { required } from 'react-admin';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { RecordInput } from '../../kit/ui/inputs';
import type { OrderRecord, QuoteRecord } from '../../types';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const TEXTS = {
  title: 'shop.account.move_title',
  save: 'shop.account.move',
  done: 'shop.account.moved',
  failed: 'shop.account.move_failed',
};

const rules = required();

type MoveProps = StepDialogProps<Pick<QuoteRecord | OrderRecord, 'id' | 'version' | 'company'>> & {
  kind: 'quotes' | 'orders';
  number: string;
};

/** Moves a document to a company, or to its buyer as a person, with a reason. */
const MoveDialog = ({ kind, number, record: { id, version, company: present = null }, close }: MoveProps) => {
  const isOther = (value: unknown) => ((value || null) === present ? 'shop.account.same' : undefined);
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number }}
      resource={kind}
      record={{ company: present, reason: '' }}
      save={({ company, reason }, server) =>
        server.moveDocument(kind, id, { company: textOf(company) || null, reason: textOf(reason), version })
      }
      close={close}
    >
      <RecordInput
        source="company"
        reference="companies"
        filter={{ status: 'Confirmed' }}
        label="shop.account.title"
        emptyText="shop.account.person"
        validate={isOther}
      />
      <LongTextInput source="reason" label="shop.credit.reason" validate={rules} />
    </FormDialog>
  );
};

export const MoveQuoteDialog = ({ record, close }: StepDialogProps<QuoteRecord>) => (
  <MoveDialog kind="quotes" number={record.number} record={record} close={close} />
);

export const MoveOrderDialog = ({ record, close }: StepDialogProps<OrderRecord>) => (
  <MoveDialog kind="orders" number={record.orderNumber} record={record} close={close} />
);
