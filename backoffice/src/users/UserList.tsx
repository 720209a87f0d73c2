import { DataTable, List } from 'react-admin';
import { editPath, openEdit } from '../paths';
import type { UserRecord } from '../records';
import { bulkExport } from '../ui/bulkExport';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { EllipsisText } from '../ui/EllipsisText';
import { exportCsv } from '../ui/exportCsv';
import { dateFilters, searchFilter, yesNoFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { RecordCards } from '../ui/RecordCards';
import { RowActions } from '../ui/RowActions';
import { useNarrow } from '../ui/useNarrow';
import { UserRole } from './UserRole';

const filters = [searchFilter, yesNoFilter('isAdmin', 'shop.filter.role'), ...dateFilters('createdAt')];
const sortable = ['name', 'email', 'isAdmin'];
const { Col } = DataTable;

const exportUsers = exportCsv<UserRecord>('users', ({ name, email, phoneNumber, address, isAdmin }) => ({
  name,
  email,
  phoneNumber,
  address,
  isAdmin,
}));

const actionsOfRow = (
  <RowActions>
    <EditLink />
    <DeleteRecordButton />
  </RowActions>
);

const UserTable = () => (
  <DataTable<UserRecord> rowClick={openEdit} bulkActionButtons={bulkExport}>
    <Col source="name" />
    <Col source="email" />
    <Col source="phoneNumber" disableSort />
    <Col source="address" disableSort render={(user: UserRecord) => <EllipsisText text={user.address} width={280} />} />
    <Col source="isAdmin" field={UserRole} />
    <Col label="shop.action.actions" align="right" render={() => actionsOfRow} />
  </DataTable>
);

const UserCards = () => (
  <RecordCards<UserRecord>
    card={({ id, name, email, phoneNumber, address }) => (
      <CardLayout
        title={name}
        to={editPath('users', id)}
        badge={<UserRole />}
        lines={[email, phoneNumber, address]}
        actions={actionsOfRow}
      />
    )}
  />
);

const UserList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar sortable={sortable} />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      empty={false}
      exporter={exportUsers}
    >
      <ListStates>{narrow ? <UserCards /> : <UserTable />}</ListStates>
    </List>
  );
};

export default UserList;
