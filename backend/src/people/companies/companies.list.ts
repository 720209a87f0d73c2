import { COMPANY_STATUSES } from '@shop/contract/company';
import { absent, between, either, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import type { Company } from './company.schema.js';

export const COMPANY_LIST: ListSpec<Company> = {
  sortable: { legalName: 'legalName', trn: 'trn', status: 'status', createdAt: 'createdAt' },
  grouped: ['status'],
  filters: {
    id: ids('_id'),
    q: words(),
    status: oneOf('status', COMPANY_STATUSES),
    // New companies, and confirmed ones with a pending change: they wait for a decision of staff.
    waiting: either((isWaiting) =>
      isWaiting ? { $or: [{ status: 'Pending' }, { pending: { $ne: null } }] } : { status: 'Confirmed', pending: null },
    ),
    salesperson: ids('salesperson._id'),
    isUnassigned: absent('salesperson._id'),
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
  },
  defaultSort: { createdAt: -1 },
};

export const COMPANY_SEARCH: RecordSearch<Company> = {
  resource: 'companies',
  select: 'legalName trn status',
  describe: ({ legalName, trn, status }) => ({ title: legalName, about: trn, status }),
};
