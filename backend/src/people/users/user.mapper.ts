import { toAedOrNull } from '@shop/contract/money';
import { actionsOfRole, staffRoleOf } from '@shop/contract/staff-roles';
import {
  type CompanyRefResponse,
  type OwnCompanyResponse,
  CompanyDetailsResponse,
} from '../companies/dto/company.response.js';
import { isInvitable } from './domain/invitable.js';
import { MemberResponse } from './dto/member.response.js';
import { ProfileResponse, UserResponse } from './dto/user.response.js';
import { SavedAddressResponse } from './dto/address.response.js';
import { membershipOf } from '../user-record/membership.js';
import type { UserRecord } from '../user-record/user.schema.js';

export function toProfile(user: UserRecord, company: OwnCompanyResponse | null): ProfileResponse {
  const staffRole = staffRoleOf(user);
  const { companyRole, monthlyLimit } = membershipOf(user);
  return {
    ...ProfileResponse.stored(user),
    staffRole,
    staffActions: actionsOfRole(staffRole),
    company,
    companyRole,
    monthlyLimit: toAedOrNull(monthlyLimit),
    isEmailProved: Boolean(user.emailProvedAt),
  };
}

/** A user of a company. Without a stored role, the role is that of a buyer. */
export function toMember(user: UserRecord): MemberResponse {
  const { companyRole, monthlyLimit } = membershipOf(user);
  return {
    ...MemberResponse.stored(user),
    companyRole: companyRole ?? 'buyer',
    monthlyLimit: toAedOrNull(monthlyLimit),
  };
}

export const toAddresses = ({ addresses }: UserRecord): SavedAddressResponse[] =>
  (addresses ?? []).map((address) => SavedAddressResponse.stored(address));

/** @param company null if the user has none */
export function toUser(user: UserRecord, company: CompanyRefResponse | null): UserResponse {
  const { companyRole, monthlyLimit, companyRequest } = membershipOf(user);
  return {
    ...UserResponse.stored(user),
    staffRole: staffRoleOf(user),
    company,
    companyRole: company && companyRole,
    monthlyLimit: toAedOrNull(company && monthlyLimit),
    companyRequest: companyRequest && CompanyDetailsResponse.stored(companyRequest),
    isInvitable: isInvitable(user),
    isEmailProved: Boolean(user.emailProvedAt),
  };
}
