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
import type { I18n } from '../../lib/i18n/i18n';
import type { DocumentKind } from './document-filters';

const STATUSES = { request: QUOTE_STATUSES, order: ORDER_STATUSES, invoice: INVOICE_STATUSES } as const;

export const statusesOf = (kind: DocumentKind | null): readonly string[] =>
  kind === null ? Object.values(STATUSES).flat() : STATUSES[kind];

export const kindPaths: Record<DocumentKind, (id: string) => string> = {
  request: paths.request,
  order: documentPaths.order,
  invoice: documentPaths.invoice,
};

const isOf = <S extends string>(statuses: readonly S[], status: string): status is S =>
  statuses.some((one) => one === status);

/** The name of a status. No two kinds have a status of the same name. */
export function statusText(status: string, t: I18n['t']): string {
  if (isOf(QUOTE_STATUSES, status)) return t(`quoteStatus.${status}`);
  if (isOf(ORDER_STATUSES, status)) return t(`orderStatus.${status}`);
  return isOf(INVOICE_STATUSES, status) ? t(`invoiceStatus.${status}`) : status;
}

export const statusTones: Readonly<Record<string, Tone>> = {
  ...quoteStatusTones,
  ...orderStatusTones,
  ...invoiceStatusTones,
};
