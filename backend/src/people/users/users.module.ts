import { Module } from '@nestjs/common';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { User } from '../user-record/user.schema.js';
import { AccountsService } from './accounts.service.js';
import { CompanyPeople } from './company-people.service.js';
import { EmailProofs } from './email-proofs.service.js';
import { EmailProofsController } from './email-proofs.controller.js';
import { KnownCustomers } from './known-customers.service.js';
import { UsersService } from './users.service.js';
import { AddressesController } from './addresses.controller.js';
import { OwnCompanyController } from './own-company.controller.js';
import { UserEditing } from './user-editing.service.js';
import { UsersController } from './users.controller.js';
import { USER_SEARCH } from './users.list.js';

@Module({
  imports: [UserRecordModule, CompaniesModule],
  controllers: [EmailProofsController, AddressesController, OwnCompanyController, UsersController],
  providers: [
    foundBySearch(User, USER_SEARCH),
    UsersService,
    CompanyPeople,
    UserEditing,
    AccountsService,
    KnownCustomers,
    EmailProofs,
  ],
  exports: [EmailProofs, UsersService, CompanyPeople, AccountsService, UserEditing],
})
export class UsersModule {}
