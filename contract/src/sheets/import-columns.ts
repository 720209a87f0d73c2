/**
 * The types of cells. `code`: one value of a list, in any case. `exported`: an export writes it for people; an import
 * ignores it.
 */
export type CellKind = 'text' | 'code' | 'number' | 'flag' | 'addresses' | 'exported';

const plainHeading = (heading: string): string => heading.toLowerCase().replace(/[\s_-]+/g, '');

/** Finds the column of a heading by its letters and digits, in any case. */
export function columnByHeading<C extends string>(
  columns: Readonly<Record<C, CellKind>>,
): (heading: string) => C | undefined {
  const byHeading = new Map((Object.keys(columns) as C[]).map((column) => [plainHeading(column), column]));
  return (heading) => byHeading.get(plainHeading(heading));
}
