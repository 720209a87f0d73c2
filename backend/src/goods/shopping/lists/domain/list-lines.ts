/** A line of a list, by the id of its product. */
export interface WantedLine {
  readonly product: string;
  readonly qty: number;
}

/** Compares names of one owner without regard to case, character width and blanks around them. */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * Adds lines to others. A product that is there already keeps its place and gets the larger quantity, so that repeating
 * the call changes nothing. Ids are compared without case.
 */
export function withLines(lines: readonly WantedLine[], added: readonly WantedLine[]): WantedLine[] {
  const merged = new Map(lines.map((line) => [line.product, line]));
  for (const { product: id, qty } of added) {
    const product = id.toLowerCase();
    merged.set(product, { product, qty: Math.max(qty, merged.get(product)?.qty ?? 0) });
  }
  return [...merged.values()];
}
