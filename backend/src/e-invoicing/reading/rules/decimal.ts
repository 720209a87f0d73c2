const DIGITS = 10;
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d{0,10}))?$/;
/** Units of 0.01. */
const CENT = 10n ** BigInt(DIGITS - 2);

/** A decimal number in units of 10⁻¹⁰, so that sums are exact. */
export type Decimal = bigint;

/** null if the text is not a number of at most ten decimals */
export function decimalOf(text: string): Decimal | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const value = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return sign === '-' ? -value : value;
}

/** To two decimals; halves upwards, as XPath rounds. */
export function rounded(value: Decimal): Decimal {
  const up = value + CENT / 2n;
  return up - (((up % CENT) + CENT) % CENT);
}

export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum + value, 0n);

/** The decimal with at least two digits after the point. */
export function textOf(value: Decimal): string {
  const digits = (value < 0n ? -value : value).toString().padStart(DIGITS + 1, '0');
  const fraction = digits.slice(-DIGITS).replace(/0+$/, '').padEnd(2, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}.${fraction}`;
}
