import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { useSyncExternalStore } from 'react';
import type { PoFileResponse, SavedAddressResponse } from '@shop/contract/api';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { createPersistedStore, fieldsIn } from '../../lib/persisted-store';

/** The purchase details beside the cart. Empty texts are not sent. */
export interface PurchaseDraft {
  readonly poNumber: string;
  readonly poFile: PoFileResponse | null;
  /** A day, as `2026-11-21`. */
  readonly neededBy: string;
  readonly deliveryMethod: DeliveryMethod | '';
  /** `_id` of an entry of the address book, OWN_ADDRESS or TYPED_ADDRESS; empty for the first that fits. */
  readonly address: string;
  readonly place: TypedPlace;
}

/** A delivery address typed beside the cart. */
export interface TypedPlace {
  readonly street: string;
  readonly city: string;
  readonly emirate: Emirate | '';
}

const NO_PLACE: TypedPlace = { street: '', city: '', emirate: '' };

const EMPTY: PurchaseDraft = {
  poNumber: '',
  poFile: null,
  neededBy: '',
  deliveryMethod: '',
  address: '',
  place: NO_PLACE,
};
const store = createPersistedStore<PurchaseDraft | null>('quotePurchase', parse, 'sessionStorage');
const current = (): PurchaseDraft => store.get() ?? EMPTY;

/** Like the note beside it, it survives a refresh and the sign-in, and ends with the tab. */
export const purchaseDraft = {
  get: current,
  set: (change: Partial<PurchaseDraft>) => store.set({ ...current(), ...change }),
  clear: () => store.set(null),
};

export const usePurchaseDraft = (): PurchaseDraft => useSyncExternalStore(store.subscribe, current, () => EMPTY);

export const isEmptyPlace = (place: TypedPlace): boolean => Object.values(place).every((value) => value === '');

export const isEmptyDraft = ({ place, ...draft }: PurchaseDraft): boolean =>
  Object.values(draft).every((value) => !value) && isEmptyPlace(place);

/** The value for the address of the profile, which is not in the address book. */
export const OWN_ADDRESS = 'own';

/** The value for the address that is typed beside the cart. */
export const TYPED_ADDRESS = 'typed';

/** The addresses that the address book and the profile of the buyer offer. */
interface KnownAddresses {
  readonly book: readonly SavedAddressResponse[];
  readonly hasOwn: boolean;
}

/** The address of a request: what the buyer chose, else the default entry, the address of the profile, or a typed one. */
export function chosenAddress({ address }: Pick<PurchaseDraft, 'address'>, { book, hasOwn }: KnownAddresses): string {
  if (address !== '' && (address !== OWN_ADDRESS || hasOwn)) return address;
  return book.find(({ isDefault }) => isDefault)?._id ?? (hasOwn ? OWN_ADDRESS : TYPED_ADDRESS);
}

function parse(stored: unknown): PurchaseDraft | null {
  const fields = fieldsIn(stored);
  if (fields === null) return null;
  const { text, field } = fields;
  return {
    poNumber: text('poNumber'),
    neededBy: text('neededBy'),
    address: text('address'),
    poFile: parseFile(field('poFile')),
    deliveryMethod: DELIVERY_METHODS.find((method) => method === text('deliveryMethod')) ?? '',
    place: parsePlace(field('place')),
  };
}

function parsePlace(stored: unknown): TypedPlace {
  const { text } = fieldsIn(stored) ?? { text: () => '' };
  return {
    street: text('street'),
    city: text('city'),
    emirate: EMIRATES.find((code) => code === text('emirate')) ?? '',
  };
}

function parseFile(stored: unknown): PoFileResponse | null {
  const file = fieldsIn(stored);
  const size = file?.field('size');
  return file?.text('_id') && typeof size === 'number'
    ? { _id: file.text('_id'), name: file.text('name'), size }
    : null;
}
