import type { ProfileResponse } from './types';

/** Shared with the storefront, which reads the same key. Never holds a token: the session is an httpOnly cookie. */
const KEY = 'userInfo';

export const storeUserInfo = (profile: ProfileResponse): void => {
  localStorage.setItem(KEY, JSON.stringify(profile));
};

/** Whether the last to sign in here was a buyer. A hint for what not to ask: the server decides what anyone may see. */
export const isKnownBuyer = (): boolean => {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof user === 'object' && user !== null && 'isAdmin' in user && user.isAdmin === false;
  } catch {
    return false;
  }
};

export const clearUserInfo = (): void => {
  localStorage.removeItem(KEY);
};
