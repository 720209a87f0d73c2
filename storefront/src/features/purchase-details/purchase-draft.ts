import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { useSyncExternalStore } from 'react';
import type { PoFileResponse, SavedAddressResponse } from '@shop/contract/api';
import { EMIRATES, type Emirate } from '@shop/contract/uae';
import { createPersistedStore } from '../../lib/persisted-store';

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
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map(Object.entries(stored));
  const text = (name: string): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    poNumber: text('poNumber'),
    neededBy: text('neededBy'),
    address: text('address'),
    poFile: parseFile(fields.get('poFile')),
    deliveryMethod: DELIVERY_METHODS.find((method) => method === text('deliveryMethod')) ?? '',
    place: parsePlace(fields.get('place')),
  };
}

function parsePlace(stored: unknown): TypedPlace {
  if (typeof stored !== 'object' || stored === null) return NO_PLACE;
  const { street, city, emirate } = stored as Partial<Record<keyof TypedPlace, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { street: text(street), city: text(city), emirate: EMIRATES.find((code) => code === emirate) ?? '' };
}

function parseFile(stored: unknown): PoFileResponse | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { _id, name, size } = stored as Partial<Record<keyof PoFileResponse, unknown>>;
  return typeof _id === 'string' && typeof name === 'string' && typeof size === 'number' ? { _id, name, size } : null;
}
