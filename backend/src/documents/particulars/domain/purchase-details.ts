import type { DeliveryMethod, DeliveryPlace } from '@shop/contract/delivery';

interface Equatable {
  equals(other: this): boolean;
}

interface PurchaseFile<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly size: number;
}

export interface PurchaseDetails<Id> {
  readonly poNumber: string;
  readonly poFile: PurchaseFile<Id> | null;
  readonly neededBy: string | null;
  readonly deliveryMethod: DeliveryMethod | null;
  readonly deliveryAddress: DeliveryPlace | null;
}

interface Owned<Id> extends PurchaseDetails<Id> {
  readonly user: Id;
  readonly purchaseAuthor: Id | null;
}

export const NO_DETAILS = {
  poNumber: '',
  poFile: null,
  neededBy: null,
  deliveryMethod: null,
  deliveryAddress: null,
} as const satisfies PurchaseDetails<never>;

/** The details alone, without the other fields of the document. */
export function detailsOf<Id>(document: PurchaseDetails<Id>): PurchaseDetails<Id> {
  const { poNumber, poFile, neededBy, deliveryMethod, deliveryAddress } = document;
  return { poNumber, poFile, neededBy, deliveryMethod, deliveryAddress };
}

/** The details for the owner of the document: details of another buyer are hidden. */
export function detailsForOwner<Id>(record: Omit<Owned<Id>, 'user'>): PurchaseDetails<Id> {
  return record.purchaseAuthor ? NO_DETAILS : detailsOf(record);
}

/** An address implies a delivery, and a pick-up has no address. */
export function consistent<Id>(details: PurchaseDetails<Id>): PurchaseDetails<Id> {
  const { deliveryMethod, deliveryAddress } = details;
  if (deliveryMethod === 'PickUp') return { ...details, deliveryAddress: null };
  return { ...details, deliveryMethod: deliveryAddress === null ? deliveryMethod : 'Delivery' };
}

/**
 * The delivery details for a copy of a document of the same owner. All other details belong only to the original
 * purchase.
 */
export function copiedDelivery<Id>(before: Omit<Owned<Id>, 'user'>, isSameOwner: boolean): PurchaseDetails<Id> {
  if (!isSameOwner) return NO_DETAILS;
  const { deliveryMethod, deliveryAddress } = detailsForOwner(before);
  return { ...NO_DETAILS, deliveryMethod, deliveryAddress };
}

type Change<Id> = Partial<PurchaseDetails<Id>>;

/**
 * The details after staff have changed some of them, or moved the document to another buyer. Details that staff enter
 * belong to the present owner; the other details of the previous buyer are removed.
 * @param sent the fields that differ from the stored ones
 */
export function changedDetails<Id extends Equatable>(
  before: Owned<Id>,
  sent: Change<Id>,
  user: Id,
): PurchaseDetails<Id> & { readonly purchaseAuthor: Id | null } {
  const author = before.purchaseAuthor ?? before.user;
  const isOwn = author.equals(user);
  const isChanged = Object.keys(sent).length > 0;
  if (isChanged && !isOwn) return { ...consistent({ ...NO_DETAILS, ...sent }), purchaseAuthor: null };
  const details = detailsOf(before);
  return {
    ...(isChanged ? consistent({ ...details, ...sent }) : details),
    purchaseAuthor: isOwn || isEmpty(details) ? null : author,
  };
}

function isEmpty(details: PurchaseDetails<unknown>): boolean {
  return Object.values(details).every((value) => value === null || value === '');
}
