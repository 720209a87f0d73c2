import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { storesOf } from '../../platform/database/stores.js';
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
    storesOf([Invitation, InvitationSchema, INVITATION_RECORD]),
    UsersModule,
    CompaniesModule,
    UserRecordModule,
  ],
  controllers: [OwnInvitationsController, CompanyInvitationsController, InvitationsController],
  providers: [InvitationsService],
})
export class InvitationsModule {}
