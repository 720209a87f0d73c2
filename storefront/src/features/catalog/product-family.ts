import type { ProductResponse } from '@shop/contract/api';

/** The products of one size and length, by their colour. */
export interface FamilyRow {
  readonly size: string;
  readonly variant: string;
  readonly byColour: ReadonlyMap<string, readonly ProductResponse[]>;
}

export interface FamilyTable {
  /** Empty if each row has a single colour, which is then shown beside its size. */
  readonly colours: readonly string[];
  readonly rows: readonly FamilyRow[];
}

/** The makes of a family, in the order of the shop. */
export const makesOf = (family: readonly ProductResponse[]): string[] => [...new Set(family.map(({ sort }) => sort))];

/**
 * A family by size and length, and by colour. @param family in the order of the shop, which is also the order of the
 * rows
 */
export function familyTable(family: readonly ProductResponse[]): FamilyTable {
  const rows = new Map<string, FamilyRow & { readonly byColour: Map<string, ProductResponse[]> }>();
  for (const product of family) {
    const { size, variant, color } = product;
    const key = JSON.stringify([size, variant]);
    const row = rows.get(key) ?? { size, variant, byColour: new Map<string, ProductResponse[]>() };
    rows.set(key, row);
    row.byColour.set(color, [...(row.byColour.get(color) ?? []), product]);
  }
  const found = [...rows.values()];
  const colours = [...new Set(family.map(({ color }) => color))];
  const isPlain = found.every(({ byColour }) => byColour.size === 1);
  return { rows: found, colours: isPlain ? [] : byFrequency(colours, found) };
}

/** Colours with the most sizes come first, so that a narrow screen shows the fullest part of the table. */
function byFrequency(colours: readonly string[], rows: readonly FamilyRow[]): string[] {
  const countOf = (colour: string) => rows.filter(({ byColour }) => byColour.has(colour)).length;
  return [...colours].sort((one, other) => countOf(other) - countOf(one));
}
