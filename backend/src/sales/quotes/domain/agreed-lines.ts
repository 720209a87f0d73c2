import { type Fils, lineAmount, toAed } from '@shop/contract/money';
import { type PriceBasis, priceBetween } from '@shop/contract/vat';

interface QuotedLine {
  readonly id: string;
  /** null: a line of free text. */
  readonly product: string | null;
  readonly qty: number;
  readonly unitPrice: Fils;
  readonly discount: Fils;
  /** In percent. */
  readonly taxRate: number;
}

/** A line of a price list for one product, in AED with VAT. */
interface AgreedLine {
  readonly target: 'product';
  readonly key: string;
  readonly minQty: number;
  readonly price: number;
}

interface Terms {
  /** Ids of lines; null: all. */
  readonly chosen: readonly string[] | null;
  /** The price basis of the quote; null without VAT. */
  readonly basis: PriceBasis | null;
  /** True: each price holds from the quoted quantity on. */
  readonly fromQuantity: boolean;
}

/**
 * The price of a piece in a quote, incl. VAT, rounded half up to a fils, less the discount of the line.
 * @param basis of the quote; null without VAT
 */
export function agreedPrice(
  { qty, unitPrice, discount, taxRate }: Omit<QuotedLine, 'id' | 'product'>,
  basis: PriceBasis | null,
): Fils {
  const each = Math.round((lineAmount({ qty, unitPrice }) - discount) / qty);
  return priceBetween(each, taxRate, basis, 'inclusive');
}

/** The lines of products with a price among those that were chosen, as lines of a price list. */
export function agreedLines(
  lines: readonly QuotedLine[],
  { chosen, basis, fromQuantity }: Terms,
): readonly AgreedLine[] {
  const wanted = chosen === null ? null : new Set(chosen);
  return lines.flatMap((line) => {
    const isWanted = line.unitPrice > 0 && (wanted?.has(line.id) ?? true);
    if (!isWanted || line.product === null) return [];
    const price = toAed(agreedPrice(line, basis));
    return [{ target: 'product', key: line.product, minQty: fromQuantity ? line.qty : 1, price }];
  });
}
