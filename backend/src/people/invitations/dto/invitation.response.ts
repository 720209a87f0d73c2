import { ApiProperty } from '@nestjs/swagger';
import { INVITATION_STATUSES, type InvitationStatus } from '@shop/contract/invitations';
import { ApiAmount, ApiFlag, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** The invitation in the form for the holder of the link. */
export class InvitedResponse {
  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiProperty({ description: 'The address to which it was sent', example: 'colleague@example.ae' })
  email: string;

  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiProperty({ description: 'Who invites', example: 'Aisha Rahman' })
  invitedBy: string;

  @ApiInstant()
  expiresAt: string;
}

export class InvitationResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'colleague@example.ae' })
  email: string;

  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiAmount({ nullable: true, description: 'null: no limit', example: 5000 })
  monthlyLimit: number | null;

  @ApiOneOf(INVITATION_STATUSES)
  status: InvitationStatus;

  @ApiFlag({ description: 'Whether its days are over', example: false })
  isExpired: boolean;

  @ApiProperty({ example: 'Aisha Rahman' })
  invitedBy: string;

  @ApiInstant()
  sentAt: string;

  @ApiInstant()
  expiresAt: string;
}
