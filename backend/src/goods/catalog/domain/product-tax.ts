import { type UnitCode, unitCodeOf } from '@shop/contract/units';
import type { TaxCategory } from '@shop/contract/vat';

interface TaxFields {
  readonly taxCategory: TaxCategory;
  readonly taxReason: string;
}

/** Whether a product needs a reason for its VAT and has none. */
export function lacksTaxReason({ taxCategory, taxReason }: TaxFields): boolean {
  return taxCategory !== 'S' && taxReason === '';
}

/** A standard rated product has no reason: one that was given before goes. */
export function taxReasonOf({ taxCategory, taxReason }: TaxFields): string {
  return taxCategory === 'S' ? '' : taxReason;
}

interface UnitFields {
  readonly unit: string;
  readonly unitCode: UnitCode;
}

/**
 * The code of the unit after a change. A code that follows from the unit goes on following it, also where a form sends the
 * old one back with a new unit.
 */
export function unitCodeAfter(before: UnitFields, { unit = before.unit, unitCode }: Partial<UnitFields>): UnitCode {
  const retained = unitCode ?? before.unitCode;
  const follows = before.unitCode === unitCodeOf(before.unit);
  return unit !== before.unit && retained === before.unitCode && follows ? unitCodeOf(unit) : retained;
}
