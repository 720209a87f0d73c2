/** An invitation is used once; a revoked one, or one that is too old, leads nowhere. */
export const INVITATION_STATUSES = ['Open', 'Accepted', 'Revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;
