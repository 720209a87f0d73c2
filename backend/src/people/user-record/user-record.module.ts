import { Module } from '@nestjs/common';
import type { RecordKind } from '../../platform/database/record.js';
import { storesOf } from '../../platform/database/stores.js';
import { CompanyMembers } from './company-members.service.js';
import { User, type UserRecord, UserSchema } from './user.schema.js';
import { Salespeople } from './salespeople.service.js';

/** The fields of a user in the history: name, email, rights and terms, not the address. */
function userHistory({ name, email, isAdmin, staffRole, creditLimit, billing }: UserRecord) {
  return { name, email, isAdmin, ...(isAdmin && { staffRole }), creditLimit, billing };
}

const USER_RECORD: RecordKind<User> = {
  resource: 'users',
  name: 'user',
  about: 'Users, sign-in, sessions and profiles',
  notFound: 'USER_NOT_FOUND',
  nameField: 'name',
  readAction: 'customers.read',
  reported: userHistory,
};
const USERS = storesOf([User, UserSchema, USER_RECORD]);

/** The stored users, shared by the modules of people. */
@Module({
  imports: [USERS],
  providers: [CompanyMembers, Salespeople],
  exports: [USERS, CompanyMembers, Salespeople],
})
export class UserRecordModule {}
