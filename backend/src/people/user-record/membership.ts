import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import type { CompanyRole } from '@shop/contract/company-roles';

/** The membership of a user in a company, or the request for it. */
export interface Membership {
  readonly company: Types.ObjectId | null;
  readonly companyRole: CompanyRole | null;
  /** The maximum sum of the user's requests in a month; null if there is no limit. */
  readonly monthlyLimit: Fils | null;
  readonly companyRequest: CompanyDetails | null;
}

export const NO_MEMBERSHIP: Membership = { company: null, companyRole: null, monthlyLimit: null, companyRequest: null };

export function membershipOf({ company, companyRole, monthlyLimit, companyRequest }: Membership): Membership {
  return { company, companyRole, monthlyLimit, companyRequest };
}
