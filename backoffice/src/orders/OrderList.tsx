import { List } from 'react-admin';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { OrderCards } from './OrderCards';
import { exportOrders } from './orderExport';
import { orderOutline } from './orderOutline';
import { OrderTable } from './OrderTable';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...dateFilters('deliveredAt', 'delivered_'),
  ...amountFilters('totalPrice'),
  yesNoFilter('invoiceGenerated', 'shop.filter.invoiced'),
];
const sortable = ['createdAt', 'orderNumber', 'status', 'totalPrice', 'deliveredAt'];

const OrderList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar sortable={sortable} />}
      {...orderOutline.listing}
      empty={false}
      exporter={exportOrders}
    >
      <StatusTabs statuses={orderOutline.statuses} />
      <ListStates>{narrow ? <OrderCards /> : <OrderTable />}</ListStates>
    </List>
  );
};

export default OrderList;
