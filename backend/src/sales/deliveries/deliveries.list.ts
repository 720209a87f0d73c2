import { DELIVERY_STATUSES } from '@shop/contract/statuses';
import { between, ids, instant, oneOf, wordsOrUsers } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { NUMBER_KEY } from '../../platform/lists/search-fields.js';
import type { Delivery } from './delivery.schema.js';

export const DELIVERY_LIST: ListSpec<Delivery> = {
  sortable: { createdAt: 'createdAt', number: NUMBER_KEY, deliveredOn: 'deliveredOn', status: 'status' },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: wordsOrUsers(),
    order: ids('order._id'),
    user: ids('user'),
    company: ids('company'),
    invoice: ids('invoice._id'),
    product: ids('lines.product'),
    status: oneOf('status', DELIVERY_STATUSES),
    ...between('deliveredOn', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const DELIVERY_SEARCH: RecordSearch<Delivery> = {
  resource: 'deliveries',
  select: 'number order user status',
  byUser: true,
  describe: ({ number, order, user, status }) => ({ title: number, about: order.orderNumber, user, status }),
};
