import { toAedOrNull } from '@shop/contract/money';
import type { InvitationResponse } from './dto/invitation.response.js';
import type { InvitationRecord } from './invitation.schema.js';

export function toInvitation(invitation: InvitationRecord, now: Date): InvitationResponse {
  const { _id, email, companyRole, monthlyLimit, status, invitedBy, sentAt, expiresAt } = invitation;
  return {
    ...{ _id: _id.toHexString(), email, companyRole, monthlyLimit: toAedOrNull(monthlyLimit), status, invitedBy },
    isExpired: status === 'Open' && expiresAt <= now,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
