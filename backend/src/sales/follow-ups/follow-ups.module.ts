import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { FollowUp, FollowUpSchema } from './follow-up.schema.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FollowedRecords } from './followed-records.service.js';
import { FollowUps } from './follow-ups.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FollowUp.name, schema: FollowUpSchema }]),
    QuotesModule,
    CompaniesModule,
    UsersModule,
  ],
  controllers: [FollowUpsController],
  providers: [plainStoreOf(FollowUp), FollowedRecords, FollowUps],
  exports: [FollowUps],
})
export class FollowUpsModule {}
