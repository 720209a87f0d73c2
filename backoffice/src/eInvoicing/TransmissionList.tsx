import { Typography } from '@mui/material';
import { TRANSMISSION_KINDS, TRANSMISSION_STATUSES } from '@shop/contract/e-invoices';
import { SelectInput, useTranslate } from 'react-admin';
import { formatDay } from '../kit/format';
import { creditNotePath, invoicePath } from '../paths';
import type { TransmissionRecord } from '../types';
import { BulkExport } from '../kit/ui/ExportMenu';
import { columnsOf } from '../kit/ui/columns';
import type { Translate } from '../kit/ui/exportSheet';
import { dateFilters, searchFilter, yesNoFilter } from '../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../kit/ui/ResourceList';
import { ArchiveButton } from './ArchiveButton';
import { BulkMarkSent } from './BulkMarkSent';
import { transmissionKey, transmissionTones } from './transmissionTones';
import { isLate, timeLeft } from './TransmissionSection';

const kindKey = (kind: string) => transmissionKey(`kind.${kind}`);
const statuses = TRANSMISSION_STATUSES.filter((status) => status !== 'notNeeded');
const kinds = TRANSMISSION_KINDS.map((kind) => ({ id: kind, name: kindKey(kind) }));

const filters = [
  searchFilter,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  yesNoFilter('overdue', transmissionKey('filter.overdue')),
  ...dateFilters('createdAt'),
];

const documentPath = ({ kind, id }: TransmissionRecord): string =>
  kind === 'invoice' ? invoicePath(id) : creditNotePath(id);

/** When it is due, and what prevents sending. */
const waitingFor = (transmission: TransmissionRecord, translate: Translate): string[] => {
  const { dueAt, missing, lastError, reasons } = transmission;
  return [
    dueAt === null ? '' : `${formatDay(dueAt)} · ${timeLeft(transmission, translate)}`,
    missing > 0 ? translate(transmissionKey('missing'), { count: missing }) : '',
    ...reasons,
    lastError,
  ].filter((line) => line !== '');
};

const Waiting = ({ transmission }: { transmission: TransmissionRecord }) => (
  <Typography
    variant="body2"
    component="div"
    sx={{ maxWidth: 320, overflowWrap: 'anywhere', ...(isLate(transmission) && { color: 'error.main' }) }}
  >
    {waitingFor(transmission, useTranslate()).map((line) => (
      <div key={line} dir="auto">
        {line}
      </div>
    ))}
  </Typography>
);

const columns = columnsOf<TransmissionRecord>('e-invoice-deliveries', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table', 'export', 'line'] },
  { field: 'number', sort: true, in: ['table', 'export', 'title'] },
  { field: 'kind', value: ({ kind }, translate) => translate(kindKey(kind)) },
  { field: 'buyer', in: ['table', 'export', 'line'] },
  {
    field: 'status',
    tones: transmissionTones,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'dueAt',
    sort: true,
    value: waitingFor,
    cell: (transmission) => <Waiting transmission={transmission} />,
    in: ['table', 'line'],
  },
  { field: 'dueAt', kind: 'day', in: ['export'] },
  { field: 'sentAt', kind: 'moment' },
  { field: 'answeredAt', kind: 'moment', in: ['export'] },
  { field: 'reasons', value: ({ reasons }) => reasons.join(' · '), in: ['export'] },
  { field: 'correctedBy' },
]);

const bulkActions = (
  <>
    <BulkMarkSent />
    <BulkExport />
  </>
);

const toolbar = (
  <ListToolbar>
    <ArchiveButton />
  </ListToolbar>
);

/** The transmissions of e-invoices: waiting, sent, and failed ones. */
const TransmissionList = () => (
  <ResourceList<TransmissionRecord>
    columns={columns}
    file="e-invoices"
    pageOf={documentPath}
    bulkActions={bulkActions}
    actions={toolbar}
    filters={filters}
    statuses={statuses}
  />
);

export default TransmissionList;
