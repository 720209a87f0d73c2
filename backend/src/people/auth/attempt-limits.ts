import { attemptLimit, HOUR, QUARTER } from '../../platform/http/rate-limit/limits.js';

/** Sign-ins as one user, from one address. */
export const SIGN_IN_FROM_ADDRESS = attemptLimit('signInFromAddress', 10, QUARTER);

/** Sign-ins as one user, from a browser that this user has signed in with before. */
export const SIGN_IN_FROM_DEVICE = attemptLimit('signInFromDevice', 10, QUARTER);

/** Sign-ins as one user from all other browsers: they limit slow guessing from many addresses. */
export const SIGN_IN_AS_USER = attemptLimit('signInAsUser', 100, HOUR);

/**
 * Codes of an authenticator app after the right password, for one user in all browsers in which the user has not signed
 * in before. Passkeys and recovery codes can't be guessed; they have the limits of the address and of the browser.
 */
export const CODE_AS_USER = attemptLimit('codeAsUser', 30, HOUR);

/** Guesses at a code of an authenticator app within a session. */
export const SECOND_FACTOR_CODES = attemptLimit('secondFactor', 10, QUARTER);
