import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import type { SalesBy } from '@shop/contract/sales';
import type { Sales } from './domain/sales.js';
import type { SalesRowResponse, SalesSumResponse, SalesTotalResponse } from './dto/sales-report.response.js';
import type { SalesRow } from './sales.service.js';

export function toSalesSum({ net, vat, gross }: Pick<Sales, 'net' | 'vat' | 'gross'>): SalesSumResponse {
  return { net: toAed(net), vat: toAed(vat), gross: toAed(gross) };
}

export function toSalesTotal({
  invoices,
  creditNotes,
  received,
  ...sums
}: Sales & { readonly received?: Fils }): SalesTotalResponse {
  return { invoices, creditNotes, ...toSalesSum(sums), received: toAedOrNull(received) };
}

export function toSalesRow({ key, name, sku, isCompany, ...sales }: SalesRow, by: SalesBy): SalesRowResponse {
  return { key, name, sku, isCompany, qty: by === 'product' ? sales.qty : null, ...toSalesTotal(sales) };
}
