import { ApiProperty } from '@nestjs/swagger';
import { INVITATION_STATUSES, type InvitationStatus } from '@shop/contract/invitations';
import { ApiAmount, ApiFlag, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

/** The invitation in the form for the holder of the link. */
export class InvitedResponse {
  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;

  @ApiProperty({ description: 'Address that the invitation was sent to', example: 'colleague@example.ae' })
  email: string;

  @ApiOneOf(COMPANY_ROLES)
  companyRole: CompanyRole;

  @ApiProperty({ description: 'Name of the inviting member', example: 'Aisha Rahman' })
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

  @ApiAmount({ nullable: true, description: 'null for no limit', example: 5000 })
  monthlyLimit: number | null;

  @ApiOneOf(INVITATION_STATUSES)
  status: InvitationStatus;

  @ApiFlag({ description: 'True if the invitation has expired', example: false })
  isExpired: boolean;

  @ApiProperty({ example: 'Aisha Rahman' })
  invitedBy: string;

  @ApiInstant()
  sentAt: string;

  @ApiInstant()
  expiresAt: string;
}
