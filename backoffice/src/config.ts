/** The API is served by the same origin as the back office. */
export const API_URL = '/api';

/** Where the back office is mounted. */
export const BASENAME = '/admin';
