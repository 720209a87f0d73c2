/** The number of recovery codes that are made at once; each signs in once. */
export const RECOVERY_CODES = 10;

/** A weighty action asks for a confirmation again where the last one is older. */
export const CONFIRMED_MINUTES = 30;
