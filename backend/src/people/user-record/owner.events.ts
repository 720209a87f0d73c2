import { query } from '../../platform/events/events.js';

/** A user, or a company, by its id, or any of several. */
type Owner = string | { $in: string[] };
export type DocumentOwner = { readonly user: Owner } | { readonly company: Owner };

/** A user or a company → numbers of some of the documents that refer to it and prevent the deletion. */
export const DOCUMENTS_OF_OWNER = query<DocumentOwner, readonly string[]>('documents that name a user or a company');
