import { type UnitCode, unitCodeOf } from '@shop/contract/units';
import type { TaxCategory } from '@shop/contract/vat';

interface TaxFields {
  readonly taxCategory: TaxCategory;
  readonly taxReason: string;
}

/** True if a product needs a reason for its VAT category and has none. */
export function lacksTaxReason({ taxCategory, taxReason }: TaxFields): boolean {
  return taxCategory !== 'S' && taxReason === '';
}

/** Removes the reason from a standard rated product, which needs none. */
export function taxReasonOf({ taxCategory, taxReason }: TaxFields): string {
  return taxCategory === 'S' ? '' : taxReason;
}

interface UnitFields {
  readonly unit: string;
  readonly unitCode: UnitCode;
}

/**
 * The unit code after a change. A code that matches the unit is updated with the unit, even if a form sends the old
 * code with the new unit.
 */
export function unitCodeAfter(before: UnitFields, { unit = before.unit, unitCode }: Partial<UnitFields>): UnitCode {
  const retained = unitCode ?? before.unitCode;
  const follows = before.unitCode === unitCodeOf(before.unit);
  return unit !== before.unit && retained === before.unitCode && follows ? unitCodeOf(unit) : retained;
}
