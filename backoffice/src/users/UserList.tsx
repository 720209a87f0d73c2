import { BulkExportButton, DataTable, useTranslate } from 'react-admin';
import { editPath, openEdit } from '../paths';
import type { UserRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { exportCsv } from '../ui/exportCsv';
import { EllipsisText } from '../ui/fields';
import { dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';
import { EditLink, RowActions } from '../ui/RowActions';
import { Badge } from '../ui/StatusBadge';

const filters = [searchFilter, yesNoFilter('isAdmin', 'shop.filter.role'), ...dateFilters('createdAt')];
const sortable = ['name', 'email', 'isAdmin'];
const byName = { field: 'name', order: 'ASC' } as const;

const exportUsers = exportCsv<UserRecord>('users', ({ name, email, phoneNumber, address, isAdmin }) => ({
  name,
  email,
  phoneNumber,
  address,
  isAdmin,
}));

const Role = ({ user: { isAdmin } }: { user: UserRecord }) => (
  <Badge
    tone={isAdmin ? 'purple' : 'neutral'}
    label={useTranslate()(`resources.users.role.${isAdmin ? 'admin' : 'user'}`)}
  />
);

const actions = (
  <RowActions>
    <EditLink />
    <DeleteRecordButton />
  </RowActions>
);

const Column = DataTable.Col<UserRecord>;

const table = (
  <DataTable<UserRecord> rowClick={openEdit} bulkActionButtons={<BulkExportButton />}>
    <Column source="name" />
    <Column source="email" />
    <Column source="phoneNumber" disableSort />
    <Column source="address" disableSort render={(user) => <EllipsisText text={user.address} width={280} />} />
    <Column source="isAdmin" render={(user) => <Role user={user} />} />
    <Column label="shop.action.actions" align="right" render={() => actions} />
  </DataTable>
);

const Card = ({ record: user }: { record: UserRecord }) => (
  <CardLayout
    title={user.name}
    to={editPath('users', user.id)}
    badge={<Role user={user} />}
    lines={[user.email, user.phoneNumber, user.address]}
    actions={actions}
  />
);

const UserList = () => (
  <ResourceList<UserRecord>
    filters={filters}
    sort={byName}
    sortable={sortable}
    exporter={exportUsers}
    table={table}
    card={Card}
  />
);

export default UserList;
