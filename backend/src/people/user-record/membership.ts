import type { CompanyRole } from '@shop/contract/company';
import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';

/** How a user belongs to a company, or has asked to. */
export interface Membership {
  readonly company: Types.ObjectId | null;
  readonly companyRole: CompanyRole | null;
  /** The most that the user may request in a month; null: no limit. */
  readonly monthlyLimit: Fils | null;
  readonly companyRequest: CompanyDetails | null;
}

export const NO_MEMBERSHIP: Membership = { company: null, companyRole: null, monthlyLimit: null, companyRequest: null };

type PartlyKnown<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** Users from before there were companies have none. */
export function membershipOf({
  company,
  companyRole,
  monthlyLimit,
  companyRequest,
}: PartlyKnown<Membership>): Membership {
  return {
    ...{ company: company ?? null, companyRole: companyRole ?? null },
    ...{ monthlyLimit: monthlyLimit ?? null, companyRequest: companyRequest ?? null },
  };
}
