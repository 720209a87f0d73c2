import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { FollowUp, FollowUpSchema } from './follow-up.schema.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FollowedRecords } from './followed-records.service.js';
import { FollowUps } from './follow-ups.service.js';

@Module({
  imports: [storesOf([FollowUp, FollowUpSchema]), QuotesModule, CompaniesModule, UsersModule],
  controllers: [FollowUpsController],
  providers: [FollowedRecords, FollowUps],
  exports: [FollowUps],
})
export class FollowUpsModule {}
