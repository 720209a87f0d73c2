import Link from '@mui/material/Link';
import { AutocompleteInput, CreateButton, DataTable, ReferenceInput, SelectInput, useTranslate } from 'react-admin';
import { STAFF_ROLES } from '@shop/contract/staff-roles';
import { Link as RouterLink } from 'react-router';
import { companyPath, editPath, openEdit } from '../../paths';
import type { UserRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { asSearch } from '../../kit/ui/inputs';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { EditLink, RowActions } from '../../kit/ui/RowActions';
import { Badge } from '../../kit/ui/StatusBadge';

const companyFilter = (
  <ReferenceInput
    key="company"
    source="company"
    reference="companies"
    label="resources.users.filter.company"
    sort={{ field: 'legalName', order: 'ASC' }}
  >
    <AutocompleteInput
      label="resources.users.filter.company"
      optionText="legalName"
      filterToQuery={asSearch}
      sx={{ minWidth: 260 }}
    />
  </ReferenceInput>
);

const staffRoleFilter = (
  <SelectInput
    key="staffRole"
    source="staffRole"
    label="resources.users.fields.staffRole"
    choices={STAFF_ROLES.map((id) => ({ id, name: `shop.staff.role.${id}` }))}
    sx={{ minWidth: 170 }}
  />
);

const filters = [
  searchFilter,
  yesNoFilter('isAdmin', 'shop.filter.role'),
  staffRoleFilter,
  companyFilter,
  yesNoFilter('companyRequest', 'resources.users.filter.request'),
  ...dateFilters('createdAt'),
];
const sortable = ['name', 'email', 'isAdmin'];
const byName = { field: 'name', order: 'ASC' } as const;

const exportUsers: ListExport<UserRecord> = {
  name: 'users',
  records: sheetOf([
    { label: 'resources.users.fields.name', value: ({ name }) => name },
    { label: 'resources.users.fields.email', value: ({ email }) => email },
    { label: 'resources.users.fields.phoneNumber', value: ({ phoneNumber }) => phoneNumber },
    { label: 'resources.users.fields.address', value: ({ address }) => address },
    { label: 'resources.users.fields.company', value: ({ company }) => company?.legalName ?? '' },
    {
      label: 'resources.users.fields.isAdmin',
      value: ({ isAdmin }, translate) => translate(`resources.users.role.${isAdmin ? 'admin' : 'user'}`),
    },
    {
      label: 'resources.users.fields.staffRole',
      value: ({ staffRole }, translate) => (staffRole ? translate(`shop.staff.role.${staffRole}`) : ''),
    },
  ]),
};

const Role = ({ user: { isAdmin } }: { user: UserRecord }) => (
  <Badge
    tone={isAdmin ? 'purple' : 'neutral'}
    label={useTranslate()(`resources.users.role.${isAdmin ? 'admin' : 'user'}`)}
  />
);

const useStaffRole = ({ staffRole }: UserRecord): string | undefined => {
  const translate = useTranslate();
  return staffRole ? translate(`shop.staff.role.${staffRole}`) : undefined;
};

const StaffRole = ({ user }: { user: UserRecord }) => useStaffRole(user);

/** A click opens the company, not the user. */
const Company = ({ user: { company } }: { user: UserRecord }) =>
  company && (
    <Link component={RouterLink} to={companyPath(company._id)} onClick={(event) => event.stopPropagation()}>
      {company.legalName}
    </Link>
  );

const actions = (
  <RowActions>
    <EditLink />
    <DeleteRecordButton />
  </RowActions>
);

const Column = DataTable.Col<UserRecord>;

const table = (
  <DataTable<UserRecord> rowClick={openEdit} bulkActionButtons={<BulkExport of={exportUsers} />}>
    <Column source="name" />
    <Column source="email" />
    <Column source="phoneNumber" disableSort />
    <Column source="address" disableSort render={(user) => <EllipsisText text={user.address} width={280} />} />
    <Column source="company" disableSort render={(user) => <Company user={user} />} />
    <Column source="isAdmin" render={(user) => <Role user={user} />} />
    <Column source="staffRole" disableSort render={(user) => <StaffRole user={user} />} />
    <Column label="shop.action.actions" align="right" render={() => actions} />
  </DataTable>
);

const Card = ({ record: user }: { record: UserRecord }) => (
  <CardLayout
    title={user.name}
    to={editPath('users', user.id)}
    badge={<Role user={user} />}
    lines={[useStaffRole(user), user.company?.legalName, user.email, user.phoneNumber, user.address]}
    actions={actions}
  />
);

const toolbar = (
  <ListToolbar exports={exportUsers} sortable={sortable}>
    <CreateButton label="resources.users.create" />
  </ListToolbar>
);

const UserList = () => (
  <ResourceList<UserRecord>
    actions={toolbar}
    filters={filters}
    sort={byName}
    sortable={sortable}
    exports={exportUsers}
    table={table}
    card={Card}
  />
);

export default UserList;
