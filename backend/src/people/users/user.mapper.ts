import { toAedOrNull } from '@shop/contract/money';
import { actionsOfRole } from '@shop/contract/staff-roles';
import {
  type CompanyRefResponse,
  type OwnCompanyResponse,
  CompanyDetailsResponse,
} from '../companies/dto/company.response.js';
import type { Actor } from '../../platform/auth/actor.js';
import { seesPrices } from '../../platform/auth/staff-access.js';
import { isInvitable } from './domain/invitable.js';
import { MemberResponse } from './dto/member.response.js';
import { ProfileResponse, UserResponse } from './dto/user.response.js';
import { SavedAddressResponse } from './dto/address.response.js';
import type { UserRecord } from '../user-record/user.schema.js';

export function toProfile(user: UserRecord, company: OwnCompanyResponse | null): ProfileResponse {
  const staffRole = user.staffRole;
  const { companyRole, monthlyLimit } = user;
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
  const { companyRole, monthlyLimit } = user;
  return {
    ...MemberResponse.stored(user),
    companyRole: companyRole ?? 'buyer',
    monthlyLimit: toAedOrNull(monthlyLimit),
  };
}

export const toAddresses = ({ addresses }: UserRecord): SavedAddressResponse[] =>
  addresses.map((address) => SavedAddressResponse.stored(address));

/** Limits are hidden from roles that see no prices. */
export const userShownTo = (actor: Actor, user: UserResponse): UserResponse =>
  seesPrices(actor) ? user : { ...user, creditLimit: null, monthlyLimit: null };

/** @param company null if the user has none */
export function toUser(user: UserRecord, company: CompanyRefResponse | null): UserResponse {
  const { companyRole, monthlyLimit, companyRequest } = user;
  return {
    ...UserResponse.stored(user),
    staffRole: user.staffRole,
    company,
    companyRole: company && companyRole,
    monthlyLimit: toAedOrNull(company && monthlyLimit),
    companyRequest: companyRequest && CompanyDetailsResponse.stored(companyRequest),
    isInvitable: isInvitable(user),
    isEmailProved: Boolean(user.emailProvedAt),
  };
}
