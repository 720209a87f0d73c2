import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies/companies.module.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { UsersModule } from '../users/users.module.js';
import { InvitationsService } from './invitations.service.js';
import { Invitation, INVITATION_RECORD, InvitationSchema } from './invitation.schema.js';
import {
  CompanyInvitationsController,
  InvitationsController,
  OwnInvitationsController,
} from './invitations.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Invitation.name, schema: InvitationSchema }]),
    UsersModule,
    CompaniesModule,
    UserRecordModule,
  ],
  controllers: [OwnInvitationsController, CompanyInvitationsController, InvitationsController],
  providers: [recordStoreOf(Invitation, INVITATION_RECORD), InvitationsService],
})
export class InvitationsModule {}
