const NUMBER = /^(.*-)(\d+)$/;

/**
 * The numbers that are missing in a series that should have no gaps, up to its last number.
 * @param numbers in ascending order, like `INV-2026-00007`
 */
export function missingNumbers(numbers: readonly string[]): string[] {
  const last = NUMBER.exec(numbers.at(-1) ?? '');
  if (last === null) return [];
  const [, prefix = '', digits = ''] = last;
  const given = new Set(numbers);
  return Array.from(
    { length: Number(digits) },
    (_, index) => prefix + String(index + 1).padStart(digits.length, '0'),
  ).filter((number) => !given.has(number));
}
