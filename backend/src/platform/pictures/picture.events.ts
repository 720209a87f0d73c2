import { query } from '../events/events.js';

/** Addresses of all pictures that are shown: an upload that nobody shows is deleted after a while. */
export const SHOWN_PICTURES = query<null, readonly string[], null>('addresses of shown pictures');
