import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { SalespersonInput } from '../../kit/ui/inputs';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../../types';

const TEXTS = {
  title: 'shop.assignment.title',
  save: 'shop.assignment.open',
  done: 'shop.assignment.done',
  failed: 'shop.assignment.failed',
};

interface DialogProps {
  /** The id of the present salesperson; null: nobody. */
  present: string | null;
  assign: (salesperson: string | null) => Promise<unknown>;
  close: () => void;
}

const SalespersonDialog = ({ present, assign, close }: DialogProps) => (
  <FormDialog
    texts={TEXTS}
    resource="quotes"
    record={{ salesperson: present }}
    save={({ salesperson }) => assign(textOf(salesperson) || null)}
    close={close}
  >
    <SalespersonInput source="salesperson" />
  </FormDialog>
);

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
  const assign = (salesperson: string | null) => server.assignQuotes(quotes, salesperson).then(done);
  return <SalespersonDialog present={present} assign={assign} close={close} />;
};

export const AssignQuoteDialog = ({ record: { id, salesperson }, close }: StepDialogProps<QuoteRecord>) => (
  <AssignDialog quotes={[id]} present={salesperson?._id ?? null} close={close} />
);

const assignTo = (resource: 'orders' | 'invoices') =>
  function AssignDocumentDialog({ record: { id, salesperson }, close }: StepDialogProps<OrderRecord | InvoiceRecord>) {
    const server = useDataProvider<ShopDataProvider>();
    const assign = (next: string | null) => server.assignDocument(resource, id, next);
    return <SalespersonDialog present={salesperson?._id ?? null} assign={assign} close={close} />;
  };

export const AssignOrderDialog = assignTo('orders');
export const AssignInvoiceDialog = assignTo('invoices');
