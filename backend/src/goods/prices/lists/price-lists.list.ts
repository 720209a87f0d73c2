import { PRICE_LIST_KINDS, PRICE_TARGETS } from '@shop/contract/price-lists';
import { between, flag, ids, instant, oneOf, words } from '../../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../../platform/lists/record-searches.service.js';
import { CustomerGroup } from './customer-group.schema.js';
import type { PriceListHead, PriceListLine } from './price-list.schema.js';
import type { RecordList } from '../../../platform/lists/staff-lists.service.js';
import { CustomerGroupResponse } from './dto/price-list.response.js';

export const PRICE_LIST_LIST: ListSpec<PriceListHead> = {
  sortable: { name: 'name', rank: 'rank', validTo: 'validTo', createdAt: 'createdAt' },
  filters: {
    id: ids('_id'),
    q: words(),
    kind: oneOf('kind', PRICE_LIST_KINDS),
    isActive: flag('isActive'),
    company: ids('companies'),
    user: ids('users'),
    group: ids('groups'),
    ...between('updatedAt', instant),
  },
  defaultSort: { name: 1 },
};

export const PRICE_LIST_SEARCH: RecordSearch<PriceListHead> = {
  resource: 'price-lists',
  select: 'name kind note',
  describe: ({ name, kind, note }) => ({ title: name, about: note, status: kind }),
};

export const PRICE_LINE_LIST: ListSpec<PriceListLine> = {
  sortable: { sku: 'sku', name: 'name', minQty: 'minQty' },
  filters: { id: ids('_id'), q: words(), target: oneOf('target', PRICE_TARGETS) },
  defaultSort: { target: 1, sku: 1, name: 1, minQty: 1 },
};

export const CUSTOMER_GROUP_LIST: RecordList<CustomerGroup, CustomerGroupResponse> = {
  record: CustomerGroup,
  toRow: CustomerGroupResponse.stored,
  sortable: { name: 'name' },
  filters: {
    id: ids('_id'),
    q: words(),
    company: ids('companies'),
    user: ids('users'),
    ...between('updatedAt', instant),
  },
  defaultSort: { name: 1 },
};
