const NUMBER = /^(.*-)(\d+)$/;

/**
 * The numbers that are missing in a series that should have no gaps, up to its last number.
 * @param numbers in ascending order, like `INV-2026-00007`
 * @param startsAfter the last number of the old books
 */
export function missingNumbers(numbers: readonly string[], startsAfter = 0): string[] {
  const last = NUMBER.exec(numbers.at(-1) ?? '');
  if (last === null) return [];
  const [, prefix = '', digits = ''] = last;
  const given = new Set(numbers);
  return Array.from(
    { length: Math.max(Number(digits) - startsAfter, 0) },
    (_, index) => prefix + String(startsAfter + index + 1).padStart(digits.length, '0'),
  ).filter((number) => !given.has(number));
}
