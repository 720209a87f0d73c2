/** An invitation works once; a revoked or expired one does not work. */
export const INVITATION_STATUSES = ['Open', 'Accepted', 'Revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The validity of an invitation in days. */
export const INVITATION_DAYS = 7;
