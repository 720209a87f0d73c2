import { InvitationResponse } from './dto/invitation.response.js';
import type { InvitationRecord } from './invitation.schema.js';

export function toInvitation(invitation: InvitationRecord, now: Date): InvitationResponse {
  return {
    ...InvitationResponse.stored(invitation),
    isExpired: invitation.status === 'Open' && invitation.expiresAt <= now,
  };
}
