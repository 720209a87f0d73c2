import { PRICE_LIST_KINDS } from '@shop/contract/price-lists';
import { SelectInput } from 'react-admin';
import type { PriceListRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { editAndDelete } from '../../kit/ui/RowActions';

const kinds = PRICE_LIST_KINDS.map((id) => ({ id, name: `resources.price-lists.kind.${id}` }));

const columns = columnsOf<PriceListRecord>('price-lists', [
  { field: 'name', sort: true, in: ['table', 'export', 'title'] },
  {
    field: 'kind',
    value: ({ kind }, translate) => translate(`resources.price-lists.kind.${kind}`),
    in: ['table', 'export', 'line'],
  },
  { field: 'rank', kind: 'number', sort: true, in: ['table', 'export'] },
  { field: 'companies', kind: 'number', value: ({ companies }) => companies.length, in: ['table', 'export'] },
  { field: 'users', kind: 'number', value: ({ users }) => users.length, in: ['table', 'export'] },
  { field: 'groups', kind: 'number', value: ({ groups }) => groups.length, in: ['table', 'export'] },
  { field: 'validFrom', kind: 'day', in: ['table', 'export'] },
  { field: 'validTo', kind: 'day', sort: true, in: ['table', 'export'] },
  { field: 'lineCount', kind: 'number', in: ['table', 'export', 'amount'] },
  {
    field: 'isActive',
    value: ({ isActive }, translate) => translate(isActive ? 'ra.boolean.true' : 'ra.boolean.false'),
    in: ['table', 'export'],
  },
]);

const filters = [
  searchFilter,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  yesNoFilter('isActive', 'resources.price-lists.fields.isActive'),
];
const byName = { field: 'name', order: 'ASC' } as const;
const toolbar = <ListToolbar create="resources.price-lists.page.create" />;

/** /price-lists: agreements, lists and public prices. */
const PriceListList = () => (
  <ResourceList<PriceListRecord>
    columns={columns}
    rowActions={editAndDelete}
    actions={toolbar}
    filters={filters}
    sort={byName}
  />
);

export default PriceListList;
