import type { BankDateOrder } from '@shop/contract/bank';
import { dateOrderOf } from '../../money/bank/reading/days.js';
import { ruleFault } from '../../platform/errors/refuse.js';
import { textOf } from '../../platform/imports/import-kind.js';
import type { Sheet, SheetProblem } from '../../platform/imports/import-sheet.js';

export interface DayOrder {
  readonly order: BankDateOrder;
  /** A question, if the days of the file can be read in two ways. */
  readonly problems: readonly SheetProblem[];
}

/** The order of day and month of all days in a file. The first column is in the order of the file, or nearly. */
export function dayOrderOf(
  { rows }: Sheet<string>,
  [main = '', ...others]: readonly string[],
  chosen: BankDateOrder | null | undefined,
  today: string,
): DayOrder {
  if (chosen) return { order: chosen, problems: [] };
  const cellsOf = (column: string) => rows.map(({ cells }) => textOf(cells[column]));
  const days = cellsOf(main);
  const found = dateOrderOf(days, others.flatMap(cellsOf), today);
  if (typeof found === 'string') return { order: found, problems: [] };
  const [one, other] = found.readings;
  const value = days[found.index] ?? '';
  const line = rows[found.index]?.line ?? 1;
  return { order: 'dmy', problems: [{ line, ...ruleFault('DAY_ORDER', { value, one, other }) }] };
}
