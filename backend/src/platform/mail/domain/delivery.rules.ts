export const EMAIL_STATES = ['pending', 'sent', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

export const EMAIL_ACTIONS = ['retry'] as const;
export type EmailAction = (typeof EMAIL_ACTIONS)[number];

/** Staff may retry a failed email, unless its secret body was erased. */
export function allowedEmailActions(email: { state: EmailState; isErased: boolean }): EmailAction[] {
  return email.state === 'failed' && !email.isErased ? ['retry'] : [];
}
