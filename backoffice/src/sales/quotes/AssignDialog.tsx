import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { SalespersonInput } from '../../kit/ui/inputs';
import type { QuoteRecord } from '../../types';

const TEXTS = {
  title: 'shop.assignment.title',
  save: 'shop.assignment.open',
  done: 'shop.assignment.done',
  failed: 'shop.assignment.failed',
};

interface Props {
  quotes: string[];
  /** The id of the present salesperson; null: nobody. */
  present?: string | null;
  close: () => void;
  done?: () => void;
}

/** Assigns quotes to a member of staff, or to nobody. */
export const AssignDialog = ({ quotes, present = null, close, done }: Props) => {
  const server = useDataProvider<ShopDataProvider>();
  return (
    <FormDialog
      texts={TEXTS}
      resource="quotes"
      record={{ salesperson: present }}
      save={({ salesperson }) => server.assignQuotes(quotes, textOf(salesperson) || null).then(done)}
      close={close}
    >
      <SalespersonInput source="salesperson" />
    </FormDialog>
  );
};

export const AssignQuoteDialog = ({ record: { id, salesperson }, close }: StepDialogProps<QuoteRecord>) => (
  <AssignDialog quotes={[id]} present={salesperson?._id ?? null} close={close} />
);
