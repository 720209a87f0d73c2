import { useSyncExternalStore } from 'react';
import type { ProfileResponse } from '@shop/contract/api';
import { createPersistedStore, fieldsIn } from '../../lib/persisted-store';

type SessionUser = Pick<ProfileResponse, '_id' | 'name' | 'email' | 'phoneNumber' | 'address' | 'isAdmin'>;

/** How the last session of this visit ended: the visitor signed out, or the server no longer knows it. */
type SessionEnd = 'signedOut' | 'expired';

const store = createPersistedStore<SessionUser | null>('userInfo', parseUser);
let lastEnd: SessionEnd | undefined;

/** The signed-in user as stored in this browser; the server checks every call. */
export const session = {
  user: store.get,
  lastEnd: () => lastEnd,
  subscribe: store.subscribe,
  begin: (profile: SessionUser) => {
    lastEnd = undefined;
    store.set(pickUser(profile));
  },
  /** Only local. Does nothing without a signed-in user. */
  end: (how: SessionEnd) => {
    if (store.get() === null) return;
    lastEnd = how;
    store.set(null);
  },
};

export const useSessionUser = (): SessionUser | null =>
  useSyncExternalStore(store.subscribe, store.get, store.untouched);

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

function pickUser({ _id, name, email, phoneNumber, address, isAdmin }: SessionUser): SessionUser {
  return { _id, name, email, phoneNumber, address, isAdmin };
}

function parseUser(stored: unknown): SessionUser | null {
  const fields = fieldsIn(stored);
  if (!fields?.text('email')) return null;
  const { text, field } = fields;
  return {
    _id: text('_id'),
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    address: text('address'),
    isAdmin: field('isAdmin') === true,
  };
}
