import type { ProfileResponse } from './types';

/** Shared with the storefront, which reads the same key. Never holds a token: the session is an httpOnly cookie. */
const KEY = 'userInfo';

export const storeUserInfo = (profile: ProfileResponse): void => {
  localStorage.setItem(KEY, JSON.stringify(profile));
};

export const clearUserInfo = (): void => {
  localStorage.removeItem(KEY);
};
