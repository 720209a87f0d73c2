import { List } from 'react-admin';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { amountFilters, customerFilter, dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { StatusTabs } from '../ui/StatusTabs';
import { useNarrow } from '../ui/useNarrow';
import { QuoteCards } from './QuoteCards';
import { exportQuotes } from './quoteExport';
import { quoteOutline } from './quoteOutline';
import { QuoteTable } from './QuoteTable';

const filters = [
  searchFilter,
  customerFilter,
  ...dateFilters('createdAt'),
  ...amountFilters('totalPrice'),
  yesNoFilter('isOrderCreated', 'shop.filter.order_created'),
];
const sortable = ['createdAt', 'number', 'status', 'totalPrice'];

export const QuoteList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar sortable={sortable} />}
      {...quoteOutline.listing}
      empty={false}
      exporter={exportQuotes}
    >
      <StatusTabs statuses={quoteOutline.statuses} />
      <ListStates>{narrow ? <QuoteCards /> : <QuoteTable />}</ListStates>
    </List>
  );
};

export default QuoteList;
