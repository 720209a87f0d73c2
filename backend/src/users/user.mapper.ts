import { DEFAULT_LANGUAGE, firstLanguage } from '@shop/contract/languages';
import type { ProfileResponse, UserRefResponse, UserResponse } from './dto/user.response.js';
import type { RecordKind } from '../platform/database/record-store.js';
import type { User, UserRecord } from './user.schema.js';

export function toUserRef(user: Pick<UserRecord, '_id' | 'name' | 'email'>): UserRefResponse {
  return { _id: user._id.toHexString(), name: user.name, email: user.email };
}

/** What the history tells of an account that is made or deleted: who it was and what they might do, not where they live. */
function toldUser({ name, email, isAdmin }: UserRecord): object {
  return { name, email, isAdmin };
}

export const USER_RECORD: RecordKind<User> = { resource: 'users', name: 'user', told: toldUser };

export function toProfile(user: UserRecord): ProfileResponse {
  return {
    ...toUserRef(user),
    phoneNumber: user.phoneNumber,
    address: user.address,
    language: firstLanguage([user.language]) ?? DEFAULT_LANGUAGE,
    isAdmin: user.isAdmin,
    version: user.version,
  };
}

export function toUser(user: UserRecord): UserResponse {
  return { ...toProfile(user), createdAt: user.createdAt.toISOString(), updatedAt: user.updatedAt.toISOString() };
}
