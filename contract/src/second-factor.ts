/** The number of recovery codes that are generated together; each works once. */
export const RECOVERY_CODES = 10;

/** A significant action needs a new confirmation if the last one is older. */
export const CONFIRMED_MINUTES = 30;

/** The validity of a passkey challenge, and the maximum number of passkeys of a user. */
export const PASSKEY_MINUTES = 5;
export const MAX_PASSKEYS = 10;
