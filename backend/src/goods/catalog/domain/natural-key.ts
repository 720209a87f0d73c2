const MM_PER_INCH = 25.4;

/**
 * A sort key in natural order: numbers by their value, regardless of their length (`6-mm` before `10-mm`, `FC2` before
 * `FC10`), letters without regard to case.
 */
export function naturalKey(text: string): string {
  return text.toLowerCase().replace(/\d+(?:\.\d+)?/g, (digits) => padded(Number(digits)));
}

/**
 * The same as `naturalKey`, with inches (also fractions) sorted among millimetres. Sizes without a number come last.
 */
export function sizeKey(size: string): string {
  const millimetres = size.replace(
    /(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?(?=[- ]?(?:inch|in\b|"))/gi,
    (_match, whole: string, part?: string) => inchesToMm(Number(whole) / Number(part ?? 1)),
  );
  return `${/\d/.test(size) ? '0' : '1'}${naturalKey(millimetres)}`;
}

function inchesToMm(inches: number): string {
  return Number.isFinite(inches) ? (inches * MM_PER_INCH).toFixed(3) : '0';
}

function padded(value: number): string {
  return value.toFixed(3).padStart(12, '0');
}
