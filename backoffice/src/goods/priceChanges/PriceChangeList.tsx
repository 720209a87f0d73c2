import { PRICE_CHANGE_STATUSES, type PriceChangeStatus } from '@shop/contract/price-change';
import type { Tone } from '@shop/contract/statuses';
import { formatMoment } from '../../kit/format';
import type { PriceChangeRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { dateFilters } from '../../kit/ui/listFilters';
import { ResourceList } from '../../kit/ui/ResourceList';
import { filterText, ruleText } from './ruleText';

export const priceChangeTones: Record<PriceChangeStatus, Tone> = { Running: 'yellow', Done: 'green' };

const columns = columnsOf<PriceChangeRecord>('price-changes', [
  { field: 'createdAt', kind: 'moment', sort: true },
  { field: 'by', value: ({ by }) => by.name },
  { field: 'made', value: ({ by, createdAt }) => `${by.name} · ${formatMoment(createdAt)}`, in: ['line'] },
  { field: 'rule', value: ruleText, in: ['table', 'export', 'title'] },
  { field: 'filter', value: ({ filter }, translate) => filterText(filter, translate), in: ['export'] },
  { field: 'note', in: ['table', 'export', 'line'] },
  { field: 'products', kind: 'number', in: ['table', 'amount', 'export'] },
  { field: 'status', tones: priceChangeTones, in: ['table', 'export', 'badge'] },
  { field: 'changed', kind: 'number', in: ['export'] },
  { field: 'leftAlone', kind: 'number', value: ({ skipped }) => skipped.length, in: ['export'] },
]);

const filters = dateFilters('createdAt');

/** /price-changes: the bulk changes of prices. */
const PriceChangeList = () => (
  <ResourceList<PriceChangeRecord>
    columns={columns}
    bulkActions={false}
    filters={filters}
    statuses={PRICE_CHANGE_STATUSES}
  />
);

export default PriceChangeList;
