/** The number of recovery codes that are made at once; each signs in once. */
export const RECOVERY_CODES = 10;

/** A weighty action asks for a confirmation again where the last one is older. */
export const CONFIRMED_MINUTES = 30;

/** A challenge to a passkey waits for its answer for so long, and a user has at most so many passkeys. */
export const PASSKEY_MINUTES = 5;
export const MAX_PASSKEYS = 10;
