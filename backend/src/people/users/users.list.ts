import { STAFF_ROLES } from '@shop/contract/staff-roles';
import { isLongerThan } from '../../platform/http/validation/plain-text.js';
import { SEARCH_TOKENS } from '../../platform/lists/search-fields.js';
import { between, flag, ids, instant, oneOf, present, words } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { nationalDigits, PHONE_PREFIXES } from './domain/phone-digits.js';
import type { User } from '../user-record/user.schema.js';
import { COMPANY_ROLES } from '@shop/contract/company-roles';

/** The filter of staff who may do everything. */
export const ADMINISTRATORS = { staffRole: 'Administrator' } as const;

const MAX_PHONE = 40;

/** Finds phone numbers that begin with these digits, in any notation. */
const phone: FilterRule<User> = filterRule(
  { type: 'string', maxLength: MAX_PHONE, example: '050 123' },
  (value, field) => {
    if (typeof value !== 'string' || isLongerThan(MAX_PHONE, value)) {
      throw refuseField(`filter.${field}`, 'INVALID/text', { max: MAX_PHONE });
    }
    const digits = nationalDigits(value);
    if (digits === '') return { _id: { $in: [] } };
    return { $or: PHONE_PREFIXES.map((before) => ({ [SEARCH_TOKENS]: { $regex: `^${before}${digits}` } })) };
  },
);

export const USER_LIST: ListSpec<User> = {
  sortable: { name: 'name', email: 'email', createdAt: 'createdAt', isAdmin: 'isAdmin' },
  filters: {
    id: ids('_id'),
    q: words(),
    isAdmin: flag('isAdmin'),
    staffRole: oneOf('staffRole', STAFF_ROLES),
    company: ids('company'),
    companyRole: oneOf('companyRole', COMPANY_ROLES),
    companyRequest: present('companyRequest'),
    phone,
    ...between('createdAt', instant),
    ...between('updatedAt', instant),
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
