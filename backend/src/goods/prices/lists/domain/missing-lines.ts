import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { PriceTarget } from '@shop/contract/price-lists';

export interface ListedLine {
  readonly target: PriceTarget;
  readonly key: string;
  readonly minQty: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** A list has one line for each of these. */
export const lineIdentity = ({ target, key, minQty, validFrom }: Omit<ListedLine, 'validTo'>): string =>
  `${target} ${key} ${minQty} ${validFrom ?? ''}`;

export const targetKey = ({ target, key }: Pick<ListedLine, 'target' | 'key'>) => `${target} ${key}`;
const dayBefore = (day: string): string => dubaiDay(new Date(startOfDubaiDay(day).getTime() - 1));

/** Lines that a file lacks, and what ends them. */
export interface LinesToEnd<Line> {
  readonly lines: readonly Line[];
  /** With their last day. */
  readonly ended: readonly Line[];
  /** They would begin after their last day. */
  readonly removed: readonly Line[];
}

/**
 * The lines of a list that a file lacks and that have not ended. They end yesterday, or the day before the new prices
 * of their target begin.
 * @param named the lines of the file
 * @param today in Dubai
 */
export function linesToEnd<Line extends ListedLine>(
  stored: readonly Line[],
  named: readonly ListedLine[],
  today: string,
): LinesToEnd<Line> {
  const identities = new Set(named.map(lineIdentity));
  const starts = firstDays(named);
  const lines = stored.filter(
    (line) => !identities.has(lineIdentity(line)) && (line.validTo === null || line.validTo >= today),
  );
  const lastDayOf = (line: Line): string => {
    const start = starts.get(targetKey(line)) ?? '';
    return dayBefore(start > today ? start : today);
  };
  const isLate = (line: Line) => (line.validFrom ?? '') > lastDayOf(line);
  return {
    lines,
    ended: lines
      .filter((line) => !isLate(line))
      .map((line) => ({ ...line, validTo: earlier(line.validTo, lastDayOf(line)) })),
    removed: lines.filter(isLate),
  };
}

const earlier = (day: string | null, other: string): string => (day !== null && day < other ? day : other);

/** The first day of the lines by target; empty if valid from the beginning. */
function firstDays(lines: readonly ListedLine[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const line of lines) {
    const [key, day] = [targetKey(line), line.validFrom ?? ''];
    const first = days.get(key);
    days.set(key, first === undefined || day < first ? day : first);
  }
  return days;
}
