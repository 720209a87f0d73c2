import Box from '@mui/material/Box';
import { DataTable, type RowClickFunction } from 'react-admin';
import { formatDay } from '../../kit/format';
import { messagePath } from '../../paths';
import type { ContactMessageRecord } from '../../types';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ResourceList } from '../../kit/ui/ResourceList';

const filters = [searchFilter, ...dateFilters('createdAt')];

const exportMessages: ListExport<ContactMessageRecord> = {
  name: 'messages',
  records: sheetOf([
    { label: 'resources.contact.fields.createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'resources.contact.fields.name', value: ({ name }) => name },
    { label: 'resources.contact.fields.phone', value: ({ phone }) => phone },
    { label: 'resources.contact.fields.message', value: ({ message }) => message },
  ]),
};

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
  <ResourceList<ContactMessageRecord> filters={filters} exports={exportMessages} table={table} card={Card} />
);

export default ContactList;
