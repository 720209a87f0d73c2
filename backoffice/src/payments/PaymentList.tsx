import { List, SelectInput } from 'react-admin';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { PaymentCards } from './PaymentCards';
import { exportPayments } from './paymentExport';
import { paymentOutline } from './paymentOutline';
import { PaymentTable } from './PaymentTable';
import { paymentMethodLabel, paymentMethods } from './paymentTerms';

const methods = paymentMethods.map((method) => ({ id: method, name: paymentMethodLabel[method] }));

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('paymentDate'),
  ...amountFilters('amount'),
  <SelectInput key="method" source="paymentMethod" label="shop.filter.method" choices={methods} />,
];
const sortable = ['paymentDate', 'amount', 'status'];

const PaymentList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar sortable={sortable} />}
      {...paymentOutline.listing}
      empty={false}
      exporter={exportPayments}
    >
      <StatusTabs statuses={paymentOutline.statuses} />
      <ListStates>{narrow ? <PaymentCards /> : <PaymentTable />}</ListStates>
    </List>
  );
};

export default PaymentList;
