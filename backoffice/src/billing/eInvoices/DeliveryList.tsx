import Typography from '@mui/material/Typography';
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@shop/contract/e-invoices';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { formatDay, formatMoment } from '../../kit/format';
import { creditNotePath, invoicePath } from '../../paths';
import type { DeliveryRecord } from '../../types';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { ArchiveButton } from './ArchiveButton';
import { BulkMarkSent } from './BulkMarkSent';
import { deliveryKey, deliveryTones } from './deliveryTones';
import { isLate, useTimeLeft } from './DeliverySection';

const kindKey = (kind: string) => deliveryKey(`kind.${kind}`);
const statuses = DELIVERY_STATUSES.filter((status) => status !== 'notNeeded');
const kinds = DELIVERY_KINDS.map((kind) => ({ id: kind, name: kindKey(kind) }));

const filters = [
  searchFilter,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  yesNoFilter('overdue', deliveryKey('filter.overdue')),
  ...dateFilters('createdAt'),
];
const sortable = ['createdAt', 'dueAt', 'number'];

const exportDeliveries: ListExport<DeliveryRecord> = {
  name: 'e-invoices',
  records: sheetOf([
    { label: deliveryKey('fields.createdAt'), kind: 'day', value: ({ createdAt }) => createdAt },
    { label: deliveryKey('fields.number'), value: ({ number }) => number },
    { label: deliveryKey('fields.kind'), value: ({ kind }, translate) => translate(kindKey(kind)) },
    { label: deliveryKey('fields.buyer'), value: ({ buyer }) => buyer },
    {
      label: deliveryKey('fields.status'),
      value: ({ status }, translate) => translate(deliveryKey(`status.${status}`)),
    },
    { label: deliveryKey('fields.dueAt'), kind: 'day', value: ({ dueAt }) => dueAt },
    { label: deliveryKey('fields.sentAt'), kind: 'moment', value: ({ sentAt }) => sentAt },
    { label: deliveryKey('fields.answeredAt'), kind: 'moment', value: ({ answeredAt }) => answeredAt },
    { label: deliveryKey('fields.reasons'), value: ({ reasons }) => reasons.join(' · ') },
    { label: deliveryKey('fields.correctedBy'), value: ({ correctedBy }) => correctedBy.join(', ') },
  ]),
};

const documentPath = ({ kind, id }: DeliveryRecord): string =>
  kind === 'invoice' ? invoicePath(id) : creditNotePath(id);

/** When it is due, and what stands in the way. */
const useWaiting = () => {
  const translate = useTranslate();
  const timeLeft = useTimeLeft();
  return (delivery: DeliveryRecord): string[] => {
    const { dueAt, missing, lastError, reasons } = delivery;
    return [
      dueAt === null ? '' : `${formatDay(dueAt)} · ${timeLeft(delivery)}`,
      missing > 0 ? translate(deliveryKey('missing'), { smart_count: missing }) : '',
      ...reasons,
      lastError,
    ].filter((line) => line !== '');
  };
};

const Waiting = ({ delivery }: { delivery: DeliveryRecord }) => (
  <Typography
    variant="body2"
    component="div"
    sx={{ maxWidth: 320, overflowWrap: 'anywhere', ...(isLate(delivery) && { color: 'error.main' }) }}
  >
    {useWaiting()(delivery).map((line) => (
      <div key={line} dir="auto">
        {line}
      </div>
    ))}
  </Typography>
);

const Status = ({ delivery: { status } }: { delivery: DeliveryRecord }) => (
  <StatusBadge of="e-invoice-deliveries" status={status} tones={deliveryTones} />
);

const Kind = ({ delivery: { kind } }: { delivery: DeliveryRecord }) => useTranslate()(kindKey(kind));

const Column = DataTable.Col<DeliveryRecord>;

const bulkActions = (
  <>
    <BulkMarkSent />
    <BulkExport of={exportDeliveries} />
  </>
);

const table = (
  <DataTable<DeliveryRecord>
    rowClick={(_id, _resource, record) => documentPath(record)}
    bulkActionButtons={bulkActions}
  >
    <Column source="createdAt" render={({ createdAt }) => formatDay(createdAt)} />
    <Column source="number" />
    <Column source="kind" disableSort render={(delivery) => <Kind delivery={delivery} />} />
    <Column source="buyer" disableSort />
    <Column source="status" disableSort render={(delivery) => <Status delivery={delivery} />} />
    <Column source="dueAt" render={(delivery) => <Waiting delivery={delivery} />} />
    <Column source="sentAt" disableSort render={({ sentAt }) => sentAt && formatMoment(sentAt)} />
    <Column source="correctedBy" disableSort render={({ correctedBy }) => correctedBy.join(', ')} />
  </DataTable>
);

const Card = ({ record: delivery }: { record: DeliveryRecord }) => {
  const waiting = useWaiting()(delivery);
  return (
    <CardLayout
      title={delivery.number}
      to={documentPath(delivery)}
      badge={<Status delivery={delivery} />}
      lines={[formatDay(delivery.createdAt), delivery.buyer, ...waiting]}
    />
  );
};

const toolbar = (
  <ListToolbar exports={exportDeliveries} sortable={sortable}>
    <ArchiveButton />
  </ListToolbar>
);

/** The e-invoices on their way to the provider: those that wait, those that it has, and those that failed. */
const DeliveryList = () => (
  <ResourceList<DeliveryRecord>
    filters={filters}
    actions={toolbar}
    exports={exportDeliveries}
    statuses={statuses}
    table={table}
    card={Card}
  />
);

export default DeliveryList;
