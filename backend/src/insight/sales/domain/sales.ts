import type { Fils } from '@shop/contract/money';

/** The total of invoices or credit notes for one key: a month, a customer, a product. */
export interface Part {
  readonly key: string;
  readonly documents: number;
  readonly net: Fils;
  readonly gross: Fils;
  /** Only for products. */
  readonly qty?: number;
}

/** Invoices less credit notes. */
export interface Sales {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly qty: number;
  readonly net: Fils;
  readonly vat: Fils;
  readonly gross: Fils;
}

export const NO_SALES: Sales = { invoices: 0, creditNotes: 0, qty: 0, net: 0, vat: 0, gross: 0 };

/** Adds up the parts by key; several parts may have the same key. */
export function salesByKey(invoiced: readonly Part[], credited: readonly Part[]): Map<string, Sales> {
  const sales = new Map<string, Sales>();
  const add = (part: Part, isInvoice: boolean) => {
    sales.set(part.key, withPart(sales.get(part.key) ?? NO_SALES, part, isInvoice));
  };
  for (const part of invoiced) add(part, true);
  for (const part of credited) add(part, false);
  return sales;
}

/** The part of the total that is in no row: delivery and fees, and discounts of documents without VAT. */
export function salesBeyond(total: Sales, rows: readonly Sales[]): Pick<Sales, 'net' | 'vat' | 'gross'> {
  const sum = (part: 'net' | 'vat' | 'gross') => rows.reduce((rest, row) => rest - row[part], total[part]);
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}

function withPart(before: Sales, { documents, net, gross, qty = 0 }: Part, isInvoice: boolean): Sales {
  const sign = isInvoice ? 1 : -1;
  return {
    invoices: before.invoices + (isInvoice ? documents : 0),
    creditNotes: before.creditNotes + (isInvoice ? 0 : documents),
    qty: before.qty + sign * qty,
    net: before.net + sign * net,
    vat: before.vat + sign * (gross - net),
    gross: before.gross + sign * gross,
  };
}
