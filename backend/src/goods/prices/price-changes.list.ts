import { PRICE_CHANGE_STATUSES } from '@shop/contract/price-change';
import { ids, instant, oneOf } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { PriceChange } from './price-change.schema.js';

export const PRICE_CHANGE_LIST: ListSpec<PriceChange> = {
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    status: oneOf('status', PRICE_CHANGE_STATUSES),
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};
