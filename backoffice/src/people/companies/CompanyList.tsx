import { COMPANY_STATUSES, companyStatusTones } from '@shop/contract/company';
import { CreateButton, DataTable } from 'react-admin';
import { companyPath } from '../../paths';
import type { CompanyRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { EditLink, RowActions } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { emirateName } from '../../kit/ui/addressText';

const filters = [
  searchFilter,
  yesNoFilter('waiting', 'resources.companies.filter.waiting'),
  ...dateFilters('createdAt'),
];
const sortable = ['legalName', 'trn', 'createdAt'];
const byName = { field: 'legalName', order: 'ASC' } as const;

const exportCompanies: ListExport<CompanyRecord> = {
  name: 'companies',
  records: sheetOf([
    { label: 'resources.companies.fields.legalName', value: ({ legalName }) => legalName },
    { label: 'resources.companies.fields.trn', value: ({ trn }) => trn },
    { label: 'resources.companies.fields.tin', value: ({ tin }) => tin },
    { label: 'resources.companies.fields.licenceNumber', value: ({ licenceNumber }) => licenceNumber },
    { label: 'resources.companies.fields.licenceAuthority', value: ({ licenceAuthority }) => licenceAuthority },
    { label: 'resources.companies.fields.street', value: ({ address }) => address.street },
    { label: 'resources.companies.fields.city', value: ({ address }) => address.city },
    { label: 'resources.companies.fields.emirate', value: ({ address }) => emirateName(address.emirate) },
    { label: 'resources.companies.fields.country', value: ({ address }) => address.country },
    { label: 'resources.companies.fields.paymentTermsDays', value: ({ paymentTermsDays }) => paymentTermsDays ?? '' },
    {
      label: 'resources.companies.fields.status',
      value: ({ status }, translate) => translate(`resources.companies.status.${status}`),
    },
  ]),
};

const openShow = (id: string | number) => companyPath(id);

const Status = ({ company }: { company: CompanyRecord }) => (
  <>
    <StatusBadge of="companies" status={company.status} tones={companyStatusTones} />{' '}
    {company.pending && <StatusBadge of="companies" status="Pending" tones={companyStatusTones} />}
  </>
);

const actions = (
  <RowActions>
    <EditLink />
    <DeleteRecordButton />
  </RowActions>
);

const Column = DataTable.Col<CompanyRecord>;

const table = (
  <DataTable<CompanyRecord> rowClick={openShow} bulkActionButtons={<BulkExport of={exportCompanies} />}>
    <Column source="legalName" />
    <Column source="trn" />
    <Column source="address.emirate" disableSort render={({ address }) => emirateName(address.emirate)} />
    <Column source="status" disableSort render={(company) => <Status company={company} />} />
    <Column label="shop.action.actions" align="right" render={() => actions} />
  </DataTable>
);

const Card = ({ record: company }: { record: CompanyRecord }) => (
  <CardLayout
    title={company.legalName}
    to={companyPath(company.id)}
    badge={<Status company={company} />}
    lines={[company.trn, emirateName(company.address.emirate)]}
    actions={actions}
  />
);

const toolbar = (
  <ListToolbar exports={exportCompanies} sortable={sortable}>
    <CreateButton label="resources.companies.create" />
  </ListToolbar>
);

const CompanyList = () => (
  <ResourceList<CompanyRecord>
    actions={toolbar}
    filters={filters}
    sort={byName}
    sortable={sortable}
    statuses={COMPANY_STATUSES}
    exports={exportCompanies}
    table={table}
    card={Card}
  />
);

export default CompanyList;
