import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { useSyncExternalStore } from 'react';
import type { PoFileResponse, RequestQuoteDto, SavedAddressResponse } from '@shop/contract/api';
import { createPersistedStore } from '../../lib/persisted-store';

/** The purchase details beside the cart. Empty texts are not sent. */
export interface PurchaseDraft {
  readonly poNumber: string;
  readonly poFile: PoFileResponse | null;
  /** A day, as `2026-11-21`. */
  readonly neededBy: string;
  readonly deliveryMethod: DeliveryMethod | '';
  /** `_id` of an entry of the address book; empty: its default entry. */
  readonly address: string;
}

const EMPTY: PurchaseDraft = { poNumber: '', poFile: null, neededBy: '', deliveryMethod: '', address: '' };
const store = createPersistedStore<PurchaseDraft | null>('quotePurchase', parse, 'sessionStorage');
const current = (): PurchaseDraft => store.get() ?? EMPTY;

/** Like the note beside it, it survives a refresh and the sign-in, and ends with the tab. */
export const purchaseDraft = {
  get: current,
  set: (change: Partial<PurchaseDraft>) => store.set({ ...current(), ...change }),
  clear: () => store.set(null),
};

export const usePurchaseDraft = (): PurchaseDraft => useSyncExternalStore(store.subscribe, current, () => EMPTY);

export const isEmptyDraft = (draft: PurchaseDraft): boolean => Object.values(draft).every((value) => !value);

type Sent = Pick<RequestQuoteDto, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

/** The value for the address of the profile, which is not in the address book. */
export const OWN_ADDRESS = 'own';

/** The entry of the book that the draft refers to. */
export const chosenAddress = (
  { address }: Pick<PurchaseDraft, 'address'>,
  book: readonly SavedAddressResponse[],
): SavedAddressResponse | undefined =>
  book.find(({ _id, isDefault }) => (address === '' ? isDefault : _id === address));

/** The fields of the request that the draft fills. */
export function sentDetails(draft: PurchaseDraft, place: SavedAddressResponse | undefined): Sent {
  const poNumber = draft.poNumber.trim();
  return {
    ...(poNumber && { poNumber }),
    ...(draft.poFile && { poFile: draft.poFile._id }),
    ...(draft.neededBy && { neededBy: draft.neededBy }),
    ...(draft.deliveryMethod && { deliveryMethod: draft.deliveryMethod }),
    ...(place && { deliveryAddress: placeOf(place) }),
  };
}

function placeOf({ label, contact, phone, street, city, emirate }: SavedAddressResponse) {
  return { label, contact, phone, street, city, emirate };
}

function parse(stored: unknown): PurchaseDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map(Object.entries(stored));
  const text = (name: string): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...{ poNumber: text('poNumber'), neededBy: text('neededBy'), address: text('address') },
    poFile: parseFile(fields.get('poFile')),
    deliveryMethod: DELIVERY_METHODS.find((method) => method === text('deliveryMethod')) ?? '',
  };
}

function parseFile(stored: unknown): PoFileResponse | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { _id, name, size } = stored as Partial<Record<keyof PoFileResponse, unknown>>;
  return typeof _id === 'string' && typeof name === 'string' && typeof size === 'number' ? { _id, name, size } : null;
}
