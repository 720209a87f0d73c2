import { PRICE_CHANGE_STATUSES } from '@shop/contract/price-change';
import { DataTable, useTranslate } from 'react-admin';
import { formatMoment } from '../../kit/format';
import { priceChangePath } from '../../paths';
import type { PriceChangeRecord } from '../../types';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { dateFilters } from '../../kit/ui/listFilters';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { filterText, priceChangeTones, ruleText } from './ruleText';

const exportPriceChanges: ListExport<PriceChangeRecord> = {
  name: 'price-changes',
  records: sheetOf([
    { label: 'resources.price-changes.fields.createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'resources.price-changes.fields.by', value: ({ by }) => by.name },
    { label: 'resources.price-changes.fields.rule', value: (change, translate) => ruleText(change, translate) },
    { label: 'resources.price-changes.fields.filter', value: ({ filter }, translate) => filterText(filter, translate) },
    { label: 'resources.price-changes.fields.note', value: ({ note }) => note },
    { label: 'resources.price-changes.fields.startsAt', kind: 'moment', value: ({ startsAt }) => startsAt },
    {
      label: 'resources.price-changes.fields.status',
      value: ({ status }, translate) => translate(`resources.price-changes.status.${status}`),
    },
    { label: 'resources.price-changes.fields.products', kind: 'number', value: ({ products }) => products },
    { label: 'resources.price-changes.fields.changed', kind: 'number', value: ({ changed }) => changed },
    { label: 'resources.price-changes.fields.leftAlone', kind: 'number', value: ({ leftAlone }) => leftAlone },
  ]),
};

const Rule = ({ change }: { change: PriceChangeRecord }) => ruleText(change, useTranslate());
const Status = ({ change: { status } }: { change: PriceChangeRecord }) => (
  <StatusBadge of="price-changes" status={status} tones={priceChangeTones} />
);

const openChange = (id: string | number): string => priceChangePath(id);

const Column = DataTable.Col<PriceChangeRecord>;

const table = (
  <DataTable<PriceChangeRecord> rowClick={openChange} bulkActionButtons={false}>
    <Column source="createdAt" render={({ createdAt }) => formatMoment(createdAt)} />
    <Column source="by" disableSort render={({ by }) => by.name} />
    <Column source="rule" disableSort render={(change) => <Rule change={change} />} />
    <Column source="note" disableSort />
    <Column align="right" source="products" disableSort />
    <Column source="startsAt" disableSort render={({ startsAt }) => formatMoment(startsAt)} />
    <Column source="status" disableSort render={(change) => <Status change={change} />} />
  </DataTable>
);

const Card = ({ record: change }: { record: PriceChangeRecord }) => (
  <CardLayout
    title={ruleText(change, useTranslate())}
    to={priceChangePath(change.id)}
    badge={<Status change={change} />}
    amount={change.products}
    lines={[`${change.by.name} · ${formatMoment(change.createdAt)}`, change.note]}
  />
);

/** /price-changes: the bulk changes of prices. */
const PriceChangeList = () => (
  <ResourceList<PriceChangeRecord>
    actions={<ListToolbar exports={exportPriceChanges} />}
    filters={dateFilters('createdAt')}
    statuses={PRICE_CHANGE_STATUSES}
    exports={exportPriceChanges}
    table={table}
    card={Card}
  />
);

export default PriceChangeList;
