import type { CustomerGroupRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { searchFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { editAndDelete } from '../../kit/ui/RowActions';

const columns = columnsOf<CustomerGroupRecord>('customer-groups', [
  { field: 'name', sort: true, in: ['table', 'export', 'title'] },
  { field: 'companies', kind: 'number', value: ({ companies }) => companies.length, in: ['table', 'export', 'amount'] },
  { field: 'users', kind: 'number', value: ({ users }) => users.length, in: ['table', 'export'] },
]);

const filters = [searchFilter];
const byName = { field: 'name', order: 'ASC' } as const;
const toolbar = <ListToolbar create="resources.customer-groups.page.create" />;

/** /customer-groups: customers that share price lists. */
const CustomerGroupList = () => (
  <ResourceList<CustomerGroupRecord>
    columns={columns}
    rowActions={editAndDelete}
    actions={toolbar}
    filters={filters}
    sort={byName}
  />
);

export default CustomerGroupList;
