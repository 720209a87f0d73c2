import { List } from 'react-admin';
import { customerFilter, dateFilters, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { PaymentCards } from './PaymentCards';
import { exportPayments } from './paymentExport';
import { PaymentTable } from './PaymentTable';
import { paymentStatuses } from './paymentTerms';

const filters = [searchFilter, customerFilter, ...dateFilters('paymentDate')];

const PaymentList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar />}
      sort={{ field: 'paymentDate', order: 'DESC' }}
      perPage={25}
      empty={false}
      exporter={exportPayments}
    >
      <StatusTabs statuses={paymentStatuses} />
      <ListStates>{narrow ? <PaymentCards /> : <PaymentTable />}</ListStates>
    </List>
  );
};

export default PaymentList;
