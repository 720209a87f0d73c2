import { Module } from '@nestjs/common';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { User } from '../user-record/user.schema.js';
import { AccountInvitations } from './account-invitations.service.js';
import { AccountsService } from './accounts.service.js';
import { AddressBook } from './address-book.service.js';
import { AddressesController } from './addresses.controller.js';
import { Colleagues } from './colleagues.service.js';
import { CompanyPeople } from './company-people.service.js';
import { CurrentPassword } from './current-password.service.js';
import { DocumentCustomers } from './document-customers.service.js';
import { FirstAdministratorService } from './first-administrator.service.js';
import { OwnCompanyController } from './own-company.controller.js';
import { UserAnswers } from './user-answers.service.js';
import { UserCompanies } from './user-companies.service.js';
import { UserEditing } from './user-editing.service.js';
import { UsersController } from './users.controller.js';
import { USER_SEARCH } from './users.list.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [UserRecordModule, CompaniesModule],
  controllers: [AddressesController, OwnCompanyController, UsersController],
  providers: [
    foundBySearch(User, USER_SEARCH),
    UsersService,
    UserAnswers,
    UserCompanies,
    CompanyPeople,
    Colleagues,
    UserEditing,
    CurrentPassword,
    AddressBook,
    AccountsService,
    AccountInvitations,
    DocumentCustomers,
    FirstAdministratorService,
  ],
  exports: [
    UsersService,
    UserAnswers,
    Colleagues,
    AccountsService,
    CurrentPassword,
    DocumentCustomers,
    CompanyPeople,
    FirstAdministratorService,
  ],
})
export class UsersModule {}
