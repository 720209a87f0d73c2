import { event, query } from '../../platform/events/events.js';

/** The id of a user → numbers of some of the documents that refer to this user and prevent the deletion. */
export const DOCUMENTS_OF_USER = query<string, readonly string[]>('documents that name a user');

/** The id of a user who is being deleted: listeners delete the records that belong only to this user. */
export const USER_REMOVED = event<string>('user removed');
