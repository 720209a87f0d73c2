import { List } from 'react-admin';
import { customerFilter, dateFilters, productFilter, remainingFilter, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { InvoiceCards } from './InvoiceCards';
import { exportInvoices } from './invoiceExport';
import { invoiceOutline } from './invoiceOutline';
import { InvoiceTable } from './InvoiceTable';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('dueDate', 'due_'),
  remainingFilter,
  productFilter,
];
const sortable = ['createdAt', 'invoiceNumber', 'dueDate', 'amountDue', 'remainingDue'];

const InvoiceList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar sortable={sortable} />}
      {...invoiceOutline.listing}
      empty={false}
      exporter={exportInvoices}
    >
      <StatusTabs statuses={invoiceOutline.statuses} />
      <ListStates>{narrow ? <InvoiceCards /> : <InvoiceTable />}</ListStates>
    </List>
  );
};

export default InvoiceList;
