import { wireOf } from '../../platform/database/wire.js';
import type { InvitationResponse } from './dto/invitation.response.js';
import { type InvitationRecord, InvitationSchema } from './invitation.schema.js';

const wire = wireOf(InvitationSchema);

export function toInvitation(invitation: InvitationRecord, now: Date): InvitationResponse {
  return {
    ...wire(invitation, ['_id', 'email', 'companyRole', 'monthlyLimit', 'status', 'invitedBy', 'sentAt', 'expiresAt']),
    isExpired: invitation.status === 'Open' && invitation.expiresAt <= now,
  };
}
