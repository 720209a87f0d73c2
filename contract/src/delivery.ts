import { EMIRATE_NAMES } from './emirates.js';
import { type Language, LANGUAGES } from './languages.js';
import type { Emirate } from './uae.js';

/** How the goods come to the buyer. */
export const DELIVERY_METHODS = ['Delivery', 'PickUp'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The maximum number of stored addresses of a buyer. */
export const MAX_ADDRESSES = 20;

/** The maximum number of days ahead for a requested delivery. */
export const MAX_NEEDED_DAYS_AHEAD = 730;

/** Content types of the proof of a delivery: a signed note, or a picture. */
export const PROOF_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const MAX_PROOF_MB = 5;
export const MAX_PROOF_BYTES = MAX_PROOF_MB * 1_048_576;

/** The file of a purchase order. */
export const PO_FILE_TYPE = 'application/pdf';
export const MAX_PO_FILE_MB = 5;
export const MAX_PO_FILE_BYTES = MAX_PO_FILE_MB * 1_048_576;

export interface DeliveryPlace {
  /** The buyer's name for it. */
  readonly label: string;
  readonly contact: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly emirate: Emirate;
}

/** The lines of a printed address. If the city has the same name as its emirate, it appears once. */
export function deliveryLines(
  { label, contact, phone, street, city, emirate }: DeliveryPlace,
  language: Language,
): string[] {
  const isSame = Object.values(EMIRATE_NAMES).some((names) => names[emirate].toLowerCase() === city.toLowerCase());
  const name = EMIRATE_NAMES[language][emirate];
  const { comma } = LANGUAGES[language];
  const place = isSame ? name : `${city}${comma}${name}`;
  return [label, street, place, [contact, phone].filter(Boolean).join(comma)].filter((line) => line !== '');
}
