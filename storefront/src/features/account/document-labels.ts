import {
  INVOICE_STATUSES,
  invoiceStatusTones,
  ORDER_STATUSES,
  orderStatusTones,
  QUOTE_STATUSES,
  quoteStatusTones,
  type Tone,
} from '@shop/contract/statuses';
import { documentPaths } from '../../config/document-paths';
import { paths } from '../../config/paths';
import type { PlainKey } from '../../lib/i18n/i18n';
import { invoiceStatusLabels } from '../documents/invoice-labels';
import { orderStatusLabels } from '../documents/order-status';
import { quoteStatusLabels } from '../quotes/quote-status';
import type { DocumentKind } from '../documents/document-filters';

export const kindLabels: Record<DocumentKind, PlainKey> = {
  request: 'find.kinds.request',
  order: 'find.kinds.order',
  invoice: 'find.kinds.invoice',
};

export const kindPaths: Record<DocumentKind, (id: string) => string> = {
  request: paths.request,
  order: documentPaths.order,
  invoice: documentPaths.invoice,
};

/** No two kinds have a status of the same name. */
export const statusLabels: Readonly<Record<string, PlainKey>> = {
  ...quoteStatusLabels,
  ...orderStatusLabels,
  ...invoiceStatusLabels,
};

export const statusTones: Readonly<Record<string, Tone>> = {
  ...quoteStatusTones,
  ...orderStatusTones,
  ...invoiceStatusTones,
};

const kindStatuses: Record<DocumentKind, readonly string[]> = {
  request: QUOTE_STATUSES,
  order: ORDER_STATUSES,
  invoice: INVOICE_STATUSES,
};

export const statusesOf = (kind: DocumentKind | null): readonly string[] =>
  kind === null ? [...QUOTE_STATUSES, ...ORDER_STATUSES, ...INVOICE_STATUSES] : kindStatuses[kind];
