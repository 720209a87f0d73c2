import { toAed } from '@shop/contract/money';
import type { AgreedQuantities } from '@shop/contract/quantity-rules';
import { refuseField } from '../../../../platform/errors/refuse.js';

/** The history names at most this many lines of a change. */
const MOST_NAMED = 20;

interface NamedLine extends AgreedQuantities {
  readonly sku: string;
  readonly name: string;
  readonly target: string;
  readonly minQty: number;
  readonly price: number | null;
  readonly percent: number | null;
}

/** Lines in the words of the history: `RIB-00001 ≥ 24: 5.20 (moq 24, step 12)`. */
export function linesText(lines: readonly NamedLine[]): string[] {
  const named = lines.slice(0, MOST_NAMED).map(({ sku, name, target, minQty, price, percent, moq, step, max }) => {
    const value = price === null ? `${(percent ?? 0) / 100} %` : toAed(price).toFixed(2);
    const quantities = Object.entries({ moq, step, max }).flatMap(([field, qty]) => (qty ? `${field} ${qty}` : []));
    return `${sku || name || target} ≥ ${minQty}: ${value}${quantities.length > 0 ? ` (${quantities.join(', ')})` : ''}`;
  });
  return lines.length > MOST_NAMED ? [...named, `… (${lines.length})`] : named;
}

interface Days {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** @throws DomainError `invalid` naming `validFrom` */
export function requireDaysInOrder({ validFrom, validTo }: Days, prefix = ''): void {
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    throw refuseField(`${prefix}validFrom`, 'AFTER_LAST_DAY');
  }
}
