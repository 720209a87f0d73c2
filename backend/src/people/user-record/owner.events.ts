import { query } from '../../platform/events/events.js';

/** A user, or a company, by its id. */
export type DocumentOwner = { readonly user: string } | { readonly company: string };

/** A user or a company → numbers of some of the documents that refer to it and prevent the deletion. */
export const DOCUMENTS_OF_OWNER = query<DocumentOwner, readonly string[]>('documents that name a user or a company');
