/** The unit of single pieces, apart from the table of units: pages of the storefront need it alone. */
export const PIECE = { name: 'piece', called: ['pieces', 'pcs', 'pc', 'pce', 'nos'] } as const;

/** @param unit in the words of staff: `Pcs` */
export function isPieces(unit: string): boolean {
  const word = unit.trim().toLowerCase();
  return [PIECE.name, ...PIECE.called].some((name) => name === word);
}
