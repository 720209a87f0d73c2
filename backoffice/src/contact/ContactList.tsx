import Box from '@mui/material/Box';
import { DataTable, List, type RowClickFunction } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { messagePath } from '../paths';
import type { ContactMessageRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { exportCsv } from '../ui/exportCsv';
import { dateFilters, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { RecordCards } from '../ui/RecordCards';
import { useNarrow } from '../ui/useNarrow';

const openMessage: RowClickFunction = (id) => messagePath(id);
const { Col } = DataTable;
const filters = [searchFilter, ...dateFilters('createdAt')];

const exportMessages = exportCsv<ContactMessageRecord>('messages', ({ createdAt, name, phone, message }) => ({
  createdAt,
  name,
  phone,
  message,
}));

const MessageTable = () => (
  <DataTable<ContactMessageRecord> rowClick={openMessage} bulkActionButtons={false}>
    <Col source="createdAt" render={(message: ContactMessageRecord) => formatDay(message.createdAt)} />
    <Col source="name" />
    <Col source="phone" disableSort />
    <Col
      source="message"
      disableSort
      render={({ message }: ContactMessageRecord) => (
        <Box sx={{ maxWidth: 640, whiteSpace: 'pre-line' }}>{message}</Box>
      )}
    />
  </DataTable>
);

const MessageCards = () => (
  <RecordCards<ContactMessageRecord>
    card={({ id, name, phone, message, createdAt }) => (
      <CardLayout title={name} to={messagePath(id)} badge={formatDay(createdAt)} lines={[phone, message]} />
    )}
  />
);

const ContactList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      empty={false}
      exporter={exportMessages}
    >
      <ListStates>{narrow ? <MessageCards /> : <MessageTable />}</ListStates>
    </List>
  );
};

export default ContactList;
