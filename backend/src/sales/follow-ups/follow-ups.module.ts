import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { FollowUp, FollowUpSchema } from './follow-up.schema.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FollowUps } from './follow-ups.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: FollowUp.name, schema: FollowUpSchema }]), QuotesModule],
  controllers: [FollowUpsController],
  providers: [plainStoreOf(FollowUp), FollowUps],
})
export class FollowUpsModule {}
