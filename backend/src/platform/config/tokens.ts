/** Injection token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');
/** Injection token of the key that signs sessions. */
export const SESSION_SECRET = Symbol('SESSION_SECRET');
