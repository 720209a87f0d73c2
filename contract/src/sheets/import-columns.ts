/**
 * The types of cells. `code`: one value of a list, in any case. `exported`: an export writes it for people; an import
 * ignores it.
 */
export type CellKind = 'text' | 'code' | 'number' | 'flag' | 'addresses' | 'exported';

const plainHeading = (heading: string): string => heading.toLowerCase().replace(/[\s_*.'’-]+/g, '');

/**
 * Finds the column of a heading by its letters and digits, in any case.
 * @param aliases other headings of columns, such as those of a program that writes the file
 */
export function columnByHeading<C extends string>(
  columns: Readonly<Record<C, CellKind>>,
  aliases: Readonly<Record<string, C>> = {},
): (heading: string) => C | undefined {
  const own = (Object.keys(columns) as C[]).map((column) => [column, column] as const);
  const byHeading = new Map([...own, ...Object.entries(aliases)].map(([name, column]) => [plainHeading(name), column]));
  return (heading) => byHeading.get(plainHeading(heading));
}
