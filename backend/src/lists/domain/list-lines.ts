/** A line of a list, by the id of its product. */
export interface WantedLine {
  readonly product: string;
  readonly qty: number;
}

/** Names of one owner are the same without regard to case, width and blanks around them. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** @returns the place of the first product that stood in the lines before; -1 where each stands once */
export function firstRepeated(lines: readonly WantedLine[]): number {
  const seen = new Set<string>();
  return lines.findIndex(({ product }) => seen.size === seen.add(product).size);
}

/**
 * Puts lines into others. A product that is there already keeps its place and the larger quantity, so that doing it twice
 * changes nothing.
 */
export function withLines(lines: readonly WantedLine[], added: readonly WantedLine[]): WantedLine[] {
  const merged = new Map(lines.map((line) => [line.product, line]));
  for (const { product, qty } of added) {
    merged.set(product, { product, qty: Math.max(qty, merged.get(product)?.qty ?? 0) });
  }
  return [...merged.values()];
}
