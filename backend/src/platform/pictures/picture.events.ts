import { query } from '../events/events.js';

/** Addresses of all used pictures: unused uploads are deleted later. */
export const SHOWN_PICTURES = query<null, readonly string[], null>('addresses of shown pictures');
