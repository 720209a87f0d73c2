import type { FoundPriceResponse, LineResponse, PricesDto } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import { MAX_PRICE_QUESTIONS } from '@shop/contract/price-lists';
import { DEFAULT_TAX_CATEGORY, type PriceBasis, priceInBasis, taxRate } from '@shop/contract/vat';
import { parseQuantity } from '../../kit/formValues';

export type FoundPrices = ReadonlyMap<string, FoundPriceResponse>;

export const keyOf = ({ product, qty }: Pick<LineResponse, 'product' | 'qty'>): string =>
  `${product ?? ''} ${parseQuantity(qty)}`;

/** The products and quantities of a form, each once. */
export function questionsOf(lines: readonly LineResponse[]): PricesDto['lines'] {
  const wanted = lines.flatMap(({ product, qty }) => {
    const quantity = parseQuantity(qty);
    return product === null || quantity === 0 ? [] : [{ product, qty: quantity }];
  });
  return [...new Map(wanted.map((one) => [keyOf(one), one])).values()].slice(0, MAX_PRICE_QUESTIONS);
}

/** A price in the basis of the form, in AED. */
export function priceInForm({ price }: FoundPriceResponse, line: LineResponse, basis: PriceBasis | null): number {
  const rate = taxRate(line.taxCategory ?? DEFAULT_TAX_CATEGORY, dubaiDay(new Date()));
  return toAed(priceInBasis(toFils(price), rate, basis));
}

interface Known {
  readonly found: FoundPrices;
  /** The line as it was loaded; undefined if it is new. */
  readonly stored: Partial<Pick<LineResponse, 'priceIsManual' | 'qty' | 'unitPrice'>> | undefined;
  readonly basis: PriceBasis | null;
}

/** The price that the server will take for a line; undefined if staff entered it, or if it is not known yet. */
export function automaticPrice(line: LineResponse, { found, stored, basis }: Known): number | undefined {
  if (line.priceIsManual !== false || line.product === null) return undefined;
  const isSame = stored?.priceIsManual === false && stored.qty === parseQuantity(line.qty);
  if (isSame) return stored.unitPrice ?? undefined;
  const price = found.get(keyOf(line));
  return price && priceInForm(price, line, basis);
}
