import { writtenAmount } from '@shop/contract/amounts';
import { isColour } from '@shop/contract/colour';
import { type Fils, toAed } from '@shop/contract/money';

/**
 * @returns the amount in AED with thousands and two decimals, without the currency: 123456 is '1,234.56'
 * @throws RangeError when it is not a whole number of fils
 */
export function formatAmount(fils: Fils): string {
  if (!Number.isSafeInteger(fils)) throw new RangeError(`${fils} is not a whole number of fils`);
  return writtenAmount(toAed(fils));
}

/**
 * @returns a CSS string literal of the text, quotes included, safe inside a style element: everything but plain
 * letters, digits and what is not ASCII are escaped
 */
export function cssString(text: string): string {
  const oneLine = text.replaceAll(/\p{Cc}+/gu, ' ');
  const escaped = oneLine.replaceAll(
    /[^A-Za-z0-9 \u0080-\u{10ffff}]/gu,
    (sign) => `\\${sign.charCodeAt(0).toString(16)} `,
  );
  return `"${escaped}"`;
}

const PAGE_COUNTERS: Readonly<Record<string, string>> = { '{page}': 'counter(page)', '{pages}': 'counter(pages)' };

/** @param text with {page} and {pages} @returns the value of a CSS `content` with the page counters in their place */
export function cssPageNumber(text: string): string {
  const parts = text.split(/(\{pages?\})/).filter((part) => part !== '');
  return parts.map((part) => PAGE_COUNTERS[part] ?? cssString(part)).join(' ');
}

/**
 * @returns the colour for a style sheet
 * @throws RangeError for values not like #0b4f5c, so that nothing else is inserted
 */
export function cssColour(text: string): string {
  if (!isColour(text)) throw new RangeError(`${text} is not a colour`);
  return text;
}
