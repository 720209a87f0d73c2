import { PRICE_CHANGE_STATUSES } from '@shop/contract/price-change';
import { between, ids, instant, oneOf } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { PriceChange } from './price-change.schema.js';

export const PRICE_CHANGE_LIST: ListSpec<PriceChange> = {
  sortable: { createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    status: oneOf('status', PRICE_CHANGE_STATUSES),
    ...between('createdAt', instant),
  },
  defaultSort: { createdAt: -1 },
};
