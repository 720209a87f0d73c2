import Box from '@mui/material/Box';
import { DataTable, type RowClickFunction } from 'react-admin';
import { formatDay } from '../format';
import { messagePath } from '../paths';
import type { ContactMessageRecord } from '../types';
import { exportCsv } from '../ui/exportCsv';
import { dateFilters, searchFilter } from '../ui/listFilters';
import { CardLayout } from '../ui/RecordCards';
import { ResourceList } from '../ui/ResourceList';

const filters = [searchFilter, ...dateFilters('createdAt')];

const exportMessages = exportCsv<ContactMessageRecord>('messages', ({ createdAt, name, phone, message }) => ({
  createdAt,
  name,
  phone,
  message,
}));

const openMessage: RowClickFunction = (id) => messagePath(id);
const Column = DataTable.Col<ContactMessageRecord>;

const table = (
  <DataTable<ContactMessageRecord> rowClick={openMessage} bulkActionButtons={false}>
    <Column source="createdAt" render={({ createdAt }) => formatDay(createdAt)} />
    <Column source="name" />
    <Column source="phone" disableSort />
    <Column
      source="message"
      disableSort
      render={({ message }) => <Box sx={{ maxWidth: 640, whiteSpace: 'pre-line' }}>{message}</Box>}
    />
  </DataTable>
);

const Card = ({ record: { id, name, phone, message, createdAt } }: { record: ContactMessageRecord }) => (
  <CardLayout title={name} to={messagePath(id)} badge={formatDay(createdAt)} lines={[phone, message]} />
);

const ContactList = () => (
  <ResourceList<ContactMessageRecord> filters={filters} exporter={exportMessages} table={table} card={Card} />
);

export default ContactList;
