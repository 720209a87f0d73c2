import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { offerDay } from '@shop/contract/offers';

interface Equatable {
  equals(other: this): boolean;
}

interface OfferedLine<Id> {
  readonly _id: Id;
  readonly product: Id | null;
  readonly productName: string;
  readonly qty: number;
  readonly unitPrice: Fils;
  readonly discount: Fils;
  readonly taxCategory: string;
  readonly taxRate: number;
}

/** The parts of an offer whose change makes it a new offer. */
export interface Offer<Id> {
  readonly user: Id;
  readonly requestedItems: readonly OfferedLine<Id>[];
  readonly deliveryCharge: Fils;
  readonly extraFee: Fils;
  readonly discount: Fils;
  readonly validUntil: string | null;
}

/** True if lines, charges or discount differ. */
export function isOtherPrice<Id extends Equatable>(
  before: Omit<Offer<Id>, 'validUntil' | 'user'>,
  after: Omit<Offer<Id>, 'validUntil' | 'user'>,
): boolean {
  const charges = ['deliveryCharge', 'extraFee', 'discount'] as const;
  return (
    charges.some((field) => before[field] !== after[field]) ||
    before.requestedItems.length !== after.requestedItems.length ||
    before.requestedItems.some((line, index) => isOtherLine(line, after.requestedItems[index]))
  );
}

/** True if another revision must be sent; the same offer to another buyer is another one too. */
export function isOtherOffer<Id extends Equatable>(before: Offer<Id>, after: Offer<Id>): boolean {
  return isOtherPrice(before, after) || before.validUntil !== after.validUntil || !before.user.equals(after.user);
}

function isOtherLine<Id extends Equatable>(line: OfferedLine<Id>, other: OfferedLine<Id> | undefined): boolean {
  if (other === undefined || !isSameId(line.product, other.product)) return true;
  const fields = ['productName', 'qty', 'unitPrice', 'discount', 'taxCategory', 'taxRate'] as const;
  return fields.some((field) => line[field] !== other[field]);
}

function isSameId<Id extends Equatable>(id: Id | null, other: Id | null): boolean {
  return id === null || other === null ? id === other : id.equals(other);
}

/** The values that decide the last day of a quote when staff save it. */
interface Saving {
  readonly before: { readonly revision: number; readonly validUntil: string | null };
  /** The day that staff send; undefined: they don't send the field. */
  readonly sent: string | null | undefined;
  /** True if the saved quote is Quoted, and was not before or has other prices now. */
  readonly isOffered: boolean;
  /** The validity of an offer in days, from the settings. */
  readonly days: number;
  readonly now: Date;
}

/**
 * The last day of a quote after it is saved: the day that staff send, otherwise the day that it has. An offer that is
 * made for the first time, or again after its last day, is valid for the days of the settings.
 */
export function validityAfter({ before, sent, isOffered, days, now }: Saving): string | null {
  const known = sent === undefined ? before.validUntil : sent;
  if (!isOffered) return known;
  const isUnset = sent === undefined && before.revision === 0 && known === null;
  const isOver = known !== null && known < dubaiDay(now);
  return isUnset || isOver ? offerDay(now, days) : known;
}
