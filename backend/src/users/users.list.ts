import { COMPANY_ROLES } from '@shop/contract/company';
import { STAFF_ROLES } from '@shop/contract/staff-roles';
import { flag, ids, instant, oneOf, words } from '../platform/list-query/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../platform/list-query/list-spec.js';
import type { RecordSearch } from '../platform/list-query/record-searches.service.js';
import type { User } from './user.schema.js';

const knownFlag = flag<User>('companyRequest');

/** Whether staff have to say if the user belongs to a company. */
const companyRequest: FilterRule<User> = filterRule(knownFlag.schema, (value, field, context) => {
  knownFlag(value, field, context);
  return { companyRequest: value === true ? { $ne: null } : null };
});

/** Staff without a role are Administrators. */
export const ADMINISTRATORS = { isAdmin: true, staffRole: { $in: [null, 'Administrator' as const] } };

const knownRole = oneOf<User>('staffRole', STAFF_ROLES);
const staffRole: FilterRule<User> = filterRule(knownRole.schema, (value, field, context) =>
  value === 'Administrator' ? ADMINISTRATORS : { isAdmin: true, ...knownRole(value, field, context) },
);

export const USER_LIST: ListSpec<User> = {
  sortable: { name: 'name', email: 'email', createdAt: 'createdAt', isAdmin: 'isAdmin' },
  filters: {
    id: ids('_id'),
    q: words(),
    isAdmin: flag('isAdmin'),
    staffRole,
    company: ids('company'),
    companyRole: oneOf('companyRole', COMPANY_ROLES),
    companyRequest,
    createdAt_gte: instant('createdAt', '$gte'),
    createdAt_lte: instant('createdAt', '$lte'),
  },
  defaultSort: { createdAt: -1 },
};

export const USER_SEARCH: RecordSearch<User> = {
  resource: 'users',
  select: 'name email phoneNumber',
  describe: ({ name, email, phoneNumber }) => ({
    title: name,
    about: [email, phoneNumber].filter(Boolean).join(' · '),
  }),
};
