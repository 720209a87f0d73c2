import type { MailedResource } from './mailed-documents.js';

/** The resources whose documents staff share by a link: invoices, receipts, and statements of users and companies. */
export const LINKED_RESOURCES = [
  'invoices',
  'payments',
  'receipts',
  'users',
  'companies',
] as const satisfies readonly MailedResource[];

export type LinkedResource = (typeof LINKED_RESOURCES)[number];

export type LinkedDocument = 'invoice' | 'receipt' | 'statement';
