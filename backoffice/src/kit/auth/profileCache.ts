import { api, dataOf } from '../api/client';
import type { ProfileResponse } from '@shop/contract/api';

/** The storefront uses the same key. It never contains a token: the session is an httpOnly cookie. */
const STORAGE_KEY = 'userInfo';
/** How long a profile is cached. A 401 or 403 ends this at once. */
const TTL_MS = 60_000;

interface ProfileCache {
  /** The profile of the signed-in user; rejects with an HttpError 401 if there is none. */
  current: () => Promise<ProfileResponse>;
  store: (profile: ProfileResponse) => void;
  /** Makes the next call fetch the profile again. */
  expire: () => void;
  /** Also removes the profile from this browser. */
  clear: () => void;
}

export const createProfileCache = (): ProfileCache => {
  let cached: { profile: Promise<ProfileResponse>; until: number } | undefined;
  const expire = (): void => {
    cached = undefined;
  };
  const keep = (profile: Promise<ProfileResponse>): void => {
    cached = { profile, until: Date.now() + TTL_MS };
  };
  const fetchProfile = async (): Promise<ProfileResponse> => {
    const profile = await dataOf(api.GET('/api/users/account/profile'));
    localStorage.setItem(STORAGE_KEY, JSON.stringify(profile));
    return profile;
  };
  return {
    expire,
    clear: () => {
      expire();
      localStorage.removeItem(STORAGE_KEY);
    },
    store: (profile) => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(profile));
      keep(Promise.resolve(profile));
    },
    current: () => {
      if (cached && cached.until >= Date.now()) return cached.profile;
      const profile = fetchProfile();
      keep(profile);
      profile.catch(expire);
      return profile;
    },
  };
};
