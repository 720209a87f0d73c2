/** A line of a list, by the id of its product. */
export interface WantedLine {
  readonly product: string;
  readonly qty: number;
}

/** Names of one owner are the same without regard to case, width and blanks around them. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * Puts lines into others. A product that is there already keeps its place and the larger quantity, so that doing it twice
 * changes nothing. Ids are the same in whatever case.
 */
export function withLines(lines: readonly WantedLine[], added: readonly WantedLine[]): WantedLine[] {
  const merged = new Map(lines.map((line) => [line.product, line]));
  for (const { product: id, qty } of added) {
    const product = id.toLowerCase();
    merged.set(product, { product, qty: Math.max(qty, merged.get(product)?.qty ?? 0) });
  }
  return [...merged.values()];
}
