import { event } from '../../platform/events/events.js';

/** The id of a user who is being deleted: listeners delete the records that belong only to this user. */
export const USER_REMOVED = event<string>('user removed');
