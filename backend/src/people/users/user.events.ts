import { event, query } from '../../platform/events/events.js';

/** The id of a user -> numbers of some of the documents that name this user, who can't be deleted then. */
export const DOCUMENTS_OF_USER = query<string, readonly string[]>('documents that name a user');

/** The id of a user who is being deleted: what belongs to this user alone goes too. */
export const USER_REMOVED = event<string>('user removed');
