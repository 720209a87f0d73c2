import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { CompaniesModule } from '../companies/companies.module.js';
import { SessionUsers } from '../../platform/auth/actor.js';
import { Callers } from '../../platform/auth/callers.service.js';
import { SessionStrategy } from '../../platform/auth/session.strategy.js';
import { SessionTokens } from '../../platform/auth/tokens.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { AccountInvitations } from './account-invitations.service.js';
import { AccountsService } from './accounts.service.js';
import { AddressBook } from './address-book.service.js';
import { AddressesController } from './addresses.controller.js';
import { AuthCookies } from '../auth/auth-cookies.service.js';
import { Colleagues } from './colleagues.service.js';
import { DocumentCustomers } from './document-customers.service.js';
import { CompanyPeople } from './company-people.service.js';
import { FirstAdministratorService } from './first-administrator.service.js';
import { OwnCompanyController } from './own-company.controller.js';
import { PasswordResets } from '../auth/password-resets.service.js';
import { PasswordsController } from '../auth/passwords.controller.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { SessionController } from '../auth/session.controller.js';
import { Reauthentication } from '../auth/reauthentication.service.js';
import { PasskeyCheck } from '../auth/second-factor/passkey-check.service.js';
import { PasskeysController } from '../auth/second-factor/passkeys.controller.js';
import { PasskeysService } from '../auth/second-factor/passkeys.service.js';
import { SecondFactorCheck } from '../auth/second-factor/second-factor-check.service.js';
import { SecondFactorController, SecondFactorResetController } from '../auth/second-factor/second-factor.controller.js';
import { SecondFactorService } from '../auth/second-factor/second-factor.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { SignInService } from '../auth/sign-in.service.js';
import { UserAnswers } from './user-answers.service.js';
import { UserCompanies } from './user-companies.service.js';
import { USER_RECORD } from './user.mapper.js';
import { User, UserSchema } from '../user-record/user.schema.js';
import { UserSessions } from '../auth/user-sessions.service.js';
import { UserSessionsController } from '../auth/user-sessions.controller.js';
import { UserEditing } from './user-editing.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { USER_SEARCH } from './users.list.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]),
    CompaniesModule,
    PassportModule,
    JwtModule.register({}),
  ],
  controllers: [
    SessionController,
    PasswordsController,
    AddressesController,
    UserSessionsController,
    OwnCompanyController,
    PasskeysController,
    SecondFactorController,
    UsersController,
    SecondFactorResetController,
  ],
  providers: [
    recordStoreOf(User, USER_RECORD),
    foundBySearch(User, USER_SEARCH),
    UsersService,
    UserAnswers,
    UserCompanies,
    CompanyPeople,
    Colleagues,
    UserEditing,
    AddressBook,
    AccountsService,
    AccountInvitations,
    DocumentCustomers,
    SignInService,
    SessionsService,
    UserSessions,
    Reauthentication,
    PasskeyCheck,
    PasskeysService,
    SecondFactorCheck,
    SecondFactorService,
    PasswordsService,
    PasswordResets,
    AuthCookies,
    { provide: SessionUsers, useExisting: SessionsService },
    SessionStrategy,
    SessionTokens,
    Callers,
    FirstAdministratorService,
  ],
  exports: [
    UsersService,
    Colleagues,
    AccountsService,
    DocumentCustomers,
    CompanyPeople,
    FirstAdministratorService,
    SessionStrategy,
    Callers,
  ],
})
export class UsersModule {}
