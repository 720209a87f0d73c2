import { PRICE_CHANGE_STATUSES } from '@shop/contract/price-change';
import { between, ids, instant, oneOf } from '../../platform/lists/filter-rules.js';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import type { PriceChangeResponse } from './dto/price-change.response.js';
import { toPriceChange } from './price-change.mapper.js';
import { PriceChange } from './price-change.schema.js';

export const PRICE_CHANGE_LIST: RecordList<PriceChange, PriceChangeResponse> = {
  record: PriceChange,
  toRow: toPriceChange,
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    status: oneOf('status', PRICE_CHANGE_STATUSES),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};
