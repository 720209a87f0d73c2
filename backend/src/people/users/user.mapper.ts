import { DEFAULT_LANGUAGE, firstLanguage } from '@shop/contract/languages';
import { toAedOrNull } from '@shop/contract/money';
import { actionsOfRole } from '@shop/contract/staff-roles';
import { toDetails } from '../companies/company.mapper.js';
import type { CompanyRefResponse, OwnCompanyResponse } from '../companies/dto/company.response.js';
import { isInvitable } from './domain/invitable.js';
import type { MemberResponse } from './dto/member.response.js';
import type { ProfileResponse, UserContact, UserRefResponse, UserResponse } from './dto/user.response.js';
import { toDeliveryAddress } from '../../documents/particulars/purchase-details.mapper.js';
import type { SavedAddressResponse } from './dto/address.response.js';
import { wireOf } from '../../platform/database/wire.js';
import { type Address, type UserRecord, UserSchema } from '../user-record/user.schema.js';

const wire = wireOf(UserSchema);

export function toUserRef(user: Pick<UserRecord, '_id' | 'name' | 'email'>): UserRefResponse {
  return wire(user, ['_id', 'name', 'email']);
}

export function toContact(user: UserRecord): UserContact {
  return {
    ...wire(user, ['_id', 'name', 'email', 'phoneNumber', 'address', 'isAdmin']),
    language: firstLanguage([user.language]) ?? DEFAULT_LANGUAGE,
  };
}

const toProofs = ({ emailProvedAt, pendingEmail }: UserRecord) => ({
  isEmailProved: Boolean(emailProvedAt),
  pendingEmail,
});

/** The address book. */
export function toAddresses(addresses: readonly Address[]): SavedAddressResponse[] {
  return addresses.map((address) => ({ ...wire(address, ['_id', 'isDefault']), ...toDeliveryAddress(address) }));
}

export function toProfile(user: UserRecord, company: OwnCompanyResponse | null): ProfileResponse {
  const { staffRole } = user;
  const { companyRole, monthlyLimit } = user;
  const rights = { staffRole, staffActions: actionsOfRole(staffRole) };
  const own = { company, companyRole, monthlyLimit: toAedOrNull(monthlyLimit), ...toProofs(user) };
  return { ...toContact(user), ...rights, ...own, version: user.version };
}

/** A user of a company. Without a stored role, the role is that of a buyer. */
export function toMember(user: UserRecord): MemberResponse {
  const { companyRole, monthlyLimit } = user;
  const member = { companyRole: companyRole ?? 'buyer', monthlyLimit: toAedOrNull(monthlyLimit) };
  return { ...toUserRef(user), ...member, version: user.version };
}

/** @param company null if the user has none */
export function toUser(user: UserRecord, company: CompanyRefResponse | null): UserResponse {
  const { companyRole, monthlyLimit, companyRequest } = user;
  return {
    ...toContact(user),
    ...wire(user, ['creditLimit', 'invitedAt', 'version', 'createdAt', 'updatedAt']),
    billing: user.billing,
    staffRole: user.staffRole,
    company,
    companyRole: company && companyRole,
    monthlyLimit: toAedOrNull(company && monthlyLimit),
    companyRequest: companyRequest && toDetails(companyRequest),
    isInvitable: isInvitable(user),
    ...toProofs(user),
  };
}
