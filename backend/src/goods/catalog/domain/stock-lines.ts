export interface StockNeed {
  /** Id of the product. */
  readonly product: string;
  readonly productName: string;
  readonly qty: number;
}

/** Sums the quantities by product, sorted by id: transactions that lock products in one order can't deadlock. */
export function sumByProduct(lines: readonly StockNeed[]): StockNeed[] {
  const needs = new Map<string, StockNeed>();
  for (const line of lines) {
    const qty = (needs.get(line.product)?.qty ?? 0) + line.qty;
    needs.set(line.product, { ...line, qty });
  }
  return [...needs.values()].sort((a, b) => (a.product < b.product ? -1 : 1));
}
