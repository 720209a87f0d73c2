import { useSyncExternalStore } from 'react';
import type { ProfileResponse } from '@shop/contract/api';
import { createPersistedStore } from '../../lib/persisted-store';

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
  if (typeof stored !== 'object' || stored === null) return null;
  const field = (key: string): unknown => Object.entries(stored).find(([name]) => name === key)?.[1];
  const text = (key: string): string => {
    const value = field(key);
    return typeof value === 'string' ? value : '';
  };
  if (!text('email')) return null;
  return {
    _id: text('_id'),
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    address: text('address'),
    isAdmin: field('isAdmin') === true,
  };
}
