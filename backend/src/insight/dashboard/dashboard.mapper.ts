import type { OpenRecords } from '../../platform/lists/open-records.js';
import { toAed } from '@shop/contract/money';
import type { DueEInvoices } from '../../e-invoicing/transmission/transmissions.service.js';
import type { Age, Sum, Week } from '../../billing/invoices/domain/aging.js';
import type { Sales } from '../sales/domain/sales.js';
import type { SalesRow } from '../sales/sales.service.js';
import type { MonthResponse, TopProductResponse } from './dto/sales.response.js';
import type { AgeResponse, OwedResponse, TodayResponse, WaitingResponse, WeekResponse } from './dto/today.response.js';

export function toWaiting({ count, oldest }: OpenRecords): WaitingResponse {
  return { count, oldest: oldest?.toISOString() ?? null };
}

export function toOwed({ count, amount }: Sum): OwedResponse {
  return { count, amount: toAed(amount) };
}

export function toAge({ from, to, firstDueDay, lastDueDay, ...sum }: Age): AgeResponse {
  return { from, to, firstDueDay, lastDueDay, ...toOwed(sum) };
}

export function toWeek({ firstDueDay, lastDueDay, ...sum }: Week): WeekResponse {
  return { firstDueDay, lastDueDay, ...toOwed(sum) };
}

export function toDueEInvoices({ soonest, ...counts }: DueEInvoices): TodayResponse['eInvoices'] {
  return { ...counts, soonest: soonest?.toISOString() ?? null };
}

/** A month without invoices or payments has zeros. */
export function toMonth(
  month: string,
  sold: Sales | undefined,
  ofPayments: Sum | undefined,
  ofReceipts: Sum | undefined,
): MonthResponse {
  return {
    month,
    invoiced: toAed(sold?.gross ?? 0),
    invoices: sold?.invoices ?? 0,
    received: toAed((ofPayments?.amount ?? 0) + (ofReceipts?.amount ?? 0)),
    payments: (ofPayments?.count ?? 0) + (ofReceipts?.count ?? 0),
  };
}

/** Lines of free text have no SKU, and no product. */
export function toTopProduct({ key, name, sku, qty, gross, invoices }: SalesRow): TopProductResponse {
  return { product: sku === '' ? null : key, productName: name, sku, qty, amount: toAed(gross), invoices };
}
