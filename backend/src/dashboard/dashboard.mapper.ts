import type { OpenRecords } from '../platform/list-query/open-records.js';
import { toAed } from '@shop/contract/money';
import type { Age, Sum } from '../invoices/domain/aging.js';
import type { SoldProduct } from '../invoices/invoice-statistics.service.js';
import type { MonthResponse, TopProductResponse } from './dto/sales.response.js';
import type { AgeResponse, OwedResponse, WaitingResponse } from './dto/today.response.js';

export function toWaiting({ count, oldest }: OpenRecords): WaitingResponse {
  return { count, oldest: oldest?.toISOString() ?? null };
}

export function toOwed({ count, amount }: Sum): OwedResponse {
  return { count, amount: toAed(amount) };
}

export function toAge({ from, to, firstDueDay, lastDueDay, ...sum }: Age): AgeResponse {
  return { from, to, firstDueDay, lastDueDay, ...toOwed(sum) };
}

/** A month without invoices or payments has zeros. */
export function toMonth(month: string, invoiced: Sum | undefined, received: Sum | undefined): MonthResponse {
  return {
    month,
    invoiced: toAed(invoiced?.amount ?? 0),
    invoices: invoiced?.count ?? 0,
    received: toAed(received?.amount ?? 0),
    payments: received?.count ?? 0,
  };
}

export function toTopProduct({ _id, productName, sku, qty, amount, invoices }: SoldProduct): TopProductResponse {
  return { product: _id.toHexString(), productName, sku, qty, amount: toAed(amount), invoices };
}
