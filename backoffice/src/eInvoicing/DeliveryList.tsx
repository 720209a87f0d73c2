import Typography from '@mui/material/Typography';
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@shop/contract/e-invoices';
import { SelectInput, useTranslate } from 'react-admin';
import { formatDay } from '../kit/format';
import { creditNotePath, invoicePath } from '../paths';
import type { DeliveryRecord } from '../types';
import { BulkExport } from '../kit/ui/ExportMenu';
import { columnsOf } from '../kit/ui/columns';
import type { Translate } from '../kit/ui/exportSheet';
import { dateFilters, searchFilter, yesNoFilter } from '../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../kit/ui/ResourceList';
import { StatusBadge } from '../kit/ui/StatusBadge';
import { ArchiveButton } from './ArchiveButton';
import { BulkMarkSent } from './BulkMarkSent';
import { deliveryKey, deliveryTones } from './deliveryTones';
import { isLate, timeLeft } from './DeliverySection';

const kindKey = (kind: string) => deliveryKey(`kind.${kind}`);
const statuses = DELIVERY_STATUSES.filter((status) => status !== 'notNeeded');
const kinds = DELIVERY_KINDS.map((kind) => ({ id: kind, name: kindKey(kind) }));

const filters = [
  searchFilter,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  yesNoFilter('overdue', deliveryKey('filter.overdue')),
  ...dateFilters('createdAt'),
];

const documentPath = ({ kind, id }: DeliveryRecord): string =>
  kind === 'invoice' ? invoicePath(id) : creditNotePath(id);

/** When it is due, and what prevents sending. */
const waitingFor = (delivery: DeliveryRecord, translate: Translate): string[] => {
  const { dueAt, missing, lastError, reasons } = delivery;
  return [
    dueAt === null ? '' : `${formatDay(dueAt)} · ${timeLeft(delivery, translate)}`,
    missing > 0 ? translate(deliveryKey('missing'), { count: missing }) : '',
    ...reasons,
    lastError,
  ].filter((line) => line !== '');
};

const Waiting = ({ delivery }: { delivery: DeliveryRecord }) => (
  <Typography
    variant="body2"
    component="div"
    sx={{ maxWidth: 320, overflowWrap: 'anywhere', ...(isLate(delivery) && { color: 'error.main' }) }}
  >
    {waitingFor(delivery, useTranslate()).map((line) => (
      <div key={line} dir="auto">
        {line}
      </div>
    ))}
  </Typography>
);

const columns = columnsOf<DeliveryRecord>('e-invoice-deliveries', [
  { field: 'createdAt', kind: 'day', sort: true, in: ['table', 'export', 'line'] },
  { field: 'number', sort: true, in: ['table', 'export', 'title'] },
  { field: 'kind', value: ({ kind }, translate) => translate(kindKey(kind)) },
  { field: 'buyer', in: ['table', 'export', 'line'] },
  {
    field: 'status',
    value: ({ status }, translate) => translate(deliveryKey(`status.${status}`)),
    cell: ({ status }) => <StatusBadge of="e-invoice-deliveries" status={status} tones={deliveryTones} />,
    in: ['table', 'export', 'badge'],
  },
  {
    field: 'dueAt',
    sort: true,
    value: waitingFor,
    cell: (delivery) => <Waiting delivery={delivery} />,
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

/** The deliveries of e-invoices: waiting, sent, and failed ones. */
const DeliveryList = () => (
  <ResourceList<DeliveryRecord>
    columns={columns}
    file="e-invoices"
    pageOf={documentPath}
    bulkActions={bulkActions}
    actions={toolbar}
    filters={filters}
    statuses={statuses}
  />
);

export default DeliveryList;
