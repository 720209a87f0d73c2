import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import { SalespersonInput } from '../../kit/ui/inputs';
import type { InvoiceRecord, OrderRecord, QuoteRecord } from '../../types';
import { useBatchNotice } from './useBatchNotice';

const TEXTS = {
  title: 'shop.assignment.title',
  save: 'shop.assignment.open',
  done: 'shop.assignment.done',
  left_out: 'shop.assignment.left_out',
  failed: 'shop.assignment.failed',
};

interface DialogProps<Saved> {
  /** The id of the current salesperson, or null. */
  present: string | null;
  assign: (salesperson: string | null, server: ShopDataProvider) => Promise<Saved>;
  report?: (saved: Saved) => void;
  close: () => void;
}

const SalespersonDialog = <Saved,>({ present, assign, report, close }: DialogProps<Saved>) => (
  <FormDialog
    texts={TEXTS}
    resource="quotes"
    record={{ salesperson: present }}
    save={({ salesperson }, server) => assign(textOf(salesperson) || null, server)}
    report={report}
    close={close}
  >
    <SalespersonInput source="salesperson" />
  </FormDialog>
);

interface Props {
  quotes: string[];
  /** The id of the current salesperson, or null. */
  present?: string | null;
  close: () => void;
  done?: () => void;
}

/** Assigns quotes to a staff member, or removes the assignment. */
export const AssignDialog = ({ quotes, present = null, close, done }: Props) => {
  const report = useBatchNotice(TEXTS);
  return (
    <SalespersonDialog
      present={present}
      assign={(salesperson, server) => server.assignQuotes(quotes, salesperson)}
      report={(result) => {
        done?.();
        report(result);
      }}
      close={close}
    />
  );
};

export const AssignQuoteDialog = ({ record: { id, salesperson }, close }: StepDialogProps<QuoteRecord>) => (
  <AssignDialog quotes={[id]} present={salesperson?._id ?? null} close={close} />
);

const assignTo = (resource: 'orders' | 'invoices') =>
  function AssignDocumentDialog({ record: { id, salesperson }, close }: StepDialogProps<OrderRecord | InvoiceRecord>) {
    return (
      <SalespersonDialog
        present={salesperson?._id ?? null}
        assign={(next, server) => server.assignDocument(resource, id, next)}
        close={close}
      />
    );
  };

export const AssignOrderDialog = assignTo('orders');
export const AssignInvoiceDialog = assignTo('invoices');
