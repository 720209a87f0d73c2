import { Link } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { STAFF_ROLES } from '@shop/contract/staff-roles';
import { Link as RouterLink } from 'react-router';
import { companyPath } from '../../paths';
import type { UserRecord } from '../../types';
import { columnsOf, type GivenColumn } from '../../kit/ui/columns';
import { EllipsisText } from '../../kit/ui/fields';
import { dateFilters, recordFilter, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { editAndDelete } from '../../kit/ui/RowActions';
import { Badge } from '../../kit/ui/StatusBadge';

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
  recordFilter({ source: 'company', reference: 'companies', label: 'resources.users.filter.company', width: 260 }),
  yesNoFilter('companyRequest', 'resources.users.filter.request'),
  ...dateFilters('createdAt'),
];
const byName = { field: 'name', order: 'ASC' } as const;

const Role = ({ user: { isAdmin } }: { user: UserRecord }) => (
  <Badge
    tone={isAdmin ? 'purple' : 'neutral'}
    label={useTranslate()(`resources.users.role.${isAdmin ? 'admin' : 'user'}`)}
  />
);

/** A click opens the company, not the user. */
const Company = ({ user: { company } }: { user: UserRecord }) =>
  company && (
    <Link component={RouterLink} to={companyPath(company._id)} onClick={(event) => event.stopPropagation()}>
      {company.legalName}
    </Link>
  );

const staffRole: GivenColumn<UserRecord> = {
  field: 'staffRole',
  value: ({ staffRole: role }, translate) => (role ? translate(`shop.staff.role.${role}`) : ''),
};
const company: GivenColumn<UserRecord> = {
  field: 'company',
  value: (user) => user.company?.legalName,
  cell: (user) => <Company user={user} />,
};

const columns = columnsOf<UserRecord>('users', [
  { ...staffRole, in: ['line'] },
  { ...company, in: ['line'] },
  { field: 'name', sort: true, in: ['table', 'export', 'title'] },
  { field: 'email', sort: true, in: ['table', 'export', 'line'] },
  { field: 'phoneNumber', in: ['table', 'export', 'line'] },
  {
    field: 'address',
    cell: ({ address }) => <EllipsisText text={address} width={180} />,
    in: ['table', 'export', 'line'],
  },
  {
    field: 'isAdmin',
    sort: true,
    value: ({ isAdmin }, translate) => translate(`resources.users.role.${isAdmin ? 'admin' : 'user'}`),
    cell: (user) => <Role user={user} />,
    in: ['table', 'export', 'badge'],
  },
  company,
  staffRole,
]);

const toolbar = <ListToolbar create="resources.users.page.create" />;

const UserList = () => (
  <ResourceList<UserRecord>
    columns={columns}
    rowActions={editAndDelete}
    actions={toolbar}
    filters={filters}
    sort={byName}
  />
);

export default UserList;
