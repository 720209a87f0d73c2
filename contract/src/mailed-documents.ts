/**
 * The documents that staff may send by email, by the resource that they are printed from. The first is the default.
 */
export const MAILED_DOCUMENTS = {
  quotes: ['quotation'],
  orders: ['confirmation', 'proforma', 'delivery-note'],
  invoices: ['invoice'],
  'credit-notes': ['credit-note'],
  payments: ['receipt'],
  receipts: ['receipt'],
  users: ['statement'],
  companies: ['statement'],
} as const;

export type MailedResource = keyof typeof MAILED_DOCUMENTS;
export type MailedDocument = (typeof MAILED_DOCUMENTS)[MailedResource][number];

export const isMailedResource = (resource: string): resource is MailedResource =>
  Object.hasOwn(MAILED_DOCUMENTS, resource);

export const MAILED_RESOURCES: readonly MailedResource[] = Object.keys(MAILED_DOCUMENTS).filter(isMailedResource);

export const MAILED_DOCUMENT_NAMES: readonly MailedDocument[] = [...new Set(Object.values(MAILED_DOCUMENTS).flat())];

/** The documents of a resource, the default first. */
export const documentsOf = (resource: MailedResource): readonly MailedDocument[] => MAILED_DOCUMENTS[resource];

/** The maximum number of copy recipients of one email. */
export const MAX_COPIES = 5;
/** The maximum length of the subject that staff write. */
export const MAX_SUBJECT = 200;
