import { List } from 'react-admin';
import { customerFilter, dateFilters, productFilter, remainingFilter, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { InvoiceCards } from './InvoiceCards';
import { exportInvoices } from './invoiceExport';
import { invoiceStatuses } from './invoiceStatus';
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
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      empty={false}
      exporter={exportInvoices}
    >
      <StatusTabs statuses={invoiceStatuses} />
      <ListStates>{narrow ? <InvoiceCards /> : <InvoiceTable />}</ListStates>
    </List>
  );
};

export default InvoiceList;
