import type { Fils } from '@shop/contract/money';
import type { PriceBasis } from '@shop/contract/vat';
import { BOUGHT_BY, type BoughtDocument } from '../../../documents/lines/bought.js';

/** The last purchase of a product, with the last known price. */
export interface LastBought {
  readonly product: string;
  readonly productName: string;
  readonly sku: string;
  readonly qty: number;
  readonly unitPrice: Fils | null;
  /** True if that price includes VAT; null: it has none, or there is no price. */
  readonly basis: PriceBasis | null;
  readonly document: BoughtDocument;
}

/**
 * One row for each product, the latest first. Quantity and date are those of the latest document with the product. If
 * several have the same time, such as a quote and its order, the most advanced counts. Lines without a product are left
 * out.
 */
export function lastBoughtIn(documents: readonly BoughtDocument[], most: number): LastBought[] {
  const rows = new Map<string, LastBought>();
  for (const document of [...documents].sort(latestFirst)) {
    for (const row of rowsOf(document)) {
      const known = rows.get(row.product);
      if (known === undefined) rows.set(row.product, row);
      else if (known.unitPrice === null) {
        rows.set(row.product, { ...known, unitPrice: row.unitPrice, basis: row.basis });
      }
    }
  }
  return [...rows.values()].slice(0, most);
}

function latestFirst(one: BoughtDocument, other: BoughtDocument): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later !== 0 ? later : BOUGHT_BY.indexOf(one.kind) - BOUGHT_BY.indexOf(other.kind);
}

/**
 * A product on two lines of a document becomes one row, with the sum of the quantities and the price of the first line.
 */
function rowsOf(document: BoughtDocument): LastBought[] {
  const rows = new Map<string, LastBought>();
  for (const { product, productName, sku, qty, unitPrice } of document.lines) {
    if (product === null) continue;
    const known = rows.get(product);
    const basis = unitPrice === null ? null : document.basis;
    const row = known ?? { product, productName, sku, qty: 0, unitPrice, basis, document };
    rows.set(product, { ...row, qty: row.qty + qty });
  }
  return [...rows.values()];
}
