import { Box } from '@mui/material';
import type { ContactMessageRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';

const filters = [searchFilter, ...dateFilters('createdAt')];

const columns = columnsOf<ContactMessageRecord>('contact', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table', 'badge'] },
  { field: 'createdAt', kind: 'moment', in: ['export'] },
  { field: 'name', sort: true, in: ['table', 'export', 'title'] },
  { field: 'phone', in: ['table', 'export', 'line'] },
  {
    field: 'message',
    cell: ({ message }) => <Box sx={{ maxWidth: 640, whiteSpace: 'pre-line' }}>{message}</Box>,
    in: ['table', 'export', 'line'],
  },
]);

const ContactList = () => (
  <ResourceList<ContactMessageRecord> columns={columns} file="messages" bulkActions={false} filters={filters} />
);

export default ContactList;
