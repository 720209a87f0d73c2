import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag } from '../../../platform/openapi/response-fields.js';
import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { Invitation } from '../invitation.schema.js';

/** The invitation in the form for the holder of the link. */
export class InvitedResponse extends storedFields(Invitation, {
  email: { description: 'Address that the invitation was sent to', example: 'colleague@example.ae' },
  companyRole: {},
  invitedBy: { description: 'Name of the inviting member', example: 'Aisha Rahman' },
  expiresAt: {},
}) {
  @ApiProperty({ example: 'Al Manar Printing LLC' })
  legalName: string;
}

export class InvitationResponse extends storedFields(Invitation, {
  _id: {},
  email: { example: 'colleague@example.ae' },
  companyRole: {},
  monthlyLimit: { description: 'null for no limit', example: 5000 },
  status: {},
  invitedBy: { example: 'Aisha Rahman' },
  sentAt: {},
  expiresAt: {},
}) {
  @ApiFlag({ description: 'True if the invitation has expired', example: false })
  isExpired: boolean;
}
