import { COMPANY_STATUSES, companyStatusTones } from '@shop/contract/company';
import type { CompanyRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { dateFilters, salespersonFilter, searchFilter, unassignedFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { editAndDelete } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { emirateName } from '../../kit/ui/addressText';
import { AccountFigure } from './AccountFigure';

const filters = [
  searchFilter,
  salespersonFilter,
  unassignedFilter,
  yesNoFilter('waiting', 'resources.companies.filter.waiting'),
  ...dateFilters('createdAt'),
];
const byName = { field: 'legalName', order: 'ASC' } as const;

const Status = ({ company }: { company: CompanyRecord }) => (
  <>
    <StatusBadge of="companies" status={company.status} tones={companyStatusTones} />{' '}
    {company.pending && <StatusBadge of="companies" status="Pending" tones={companyStatusTones} />}
  </>
);

const columns = columnsOf<CompanyRecord>('companies', [
  { field: 'legalName', sort: true, in: ['table', 'export', 'title'] },
  { field: 'trn', sort: true, in: ['table', 'export', 'line'] },
  { field: 'createdAt', sort: true, in: [] },
  { field: 'tin', in: ['export'] },
  { field: 'licenceNumber', in: ['export'] },
  { field: 'licenceAuthority', in: ['export'] },
  { field: 'street', value: ({ address }) => address.street, in: ['export'] },
  { field: 'city', value: ({ address }) => address.city, in: ['export'] },
  {
    field: 'address.emirate',
    value: ({ address }) => emirateName(address.emirate),
    in: ['table', 'export', 'line'],
  },
  { field: 'country', value: ({ address }) => address.country, in: ['export'] },
  { field: 'paymentTermsDays', in: ['export'] },
  {
    field: 'status',
    value: ({ status }, translate) => translate(`resources.companies.status.${status}`),
    cell: (company) => <Status company={company} />,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'balance',
    kind: 'amount',
    needs: 'payments.read',
    value: () => null,
    cell: ({ id }) => <AccountFigure company={id} figure="balance" />,
    in: ['table'],
  },
  {
    field: 'overdue',
    kind: 'amount',
    needs: 'payments.read',
    value: () => null,
    cell: ({ id }) => <AccountFigure company={id} figure="overdue" />,
    in: ['table', 'amount'],
  },
  {
    field: 'coveredByCheques',
    kind: 'amount',
    needs: 'payments.read',
    value: () => null,
    cell: ({ id }) => <AccountFigure company={id} figure="coveredByCheques" />,
    in: ['table'],
  },
  { field: 'creditLimit', kind: 'amount', needs: 'prices.read', in: ['table', 'export'] },
  { field: 'salesperson', value: ({ salesperson }) => salesperson?.name, in: ['table', 'export', 'line'] },
]);

const toolbar = <ListToolbar create="resources.companies.page.create" />;

const CompanyList = () => (
  <ResourceList<CompanyRecord>
    columns={columns}
    rowActions={editAndDelete}
    actions={toolbar}
    filters={filters}
    sort={byName}
    statuses={COMPANY_STATUSES}
  />
);

export default CompanyList;
