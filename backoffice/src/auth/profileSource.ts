import { httpClient } from '../dataProvider/httpClient';
import { storeUserInfo } from '../session';
import type { ProfileResponse } from '../types';

/** How long a profile that the server has confirmed is believed; a 401 or 403 ends it at once. */
const TRUST_MS = 60_000;

const isProfile = (value: unknown): value is ProfileResponse =>
  typeof value === 'object' && value !== null && 'email' in value && 'isAdmin' in value;

/** Throws when the answer is no profile. */
export const asProfile = (value: unknown): ProfileResponse => {
  if (!isProfile(value)) throw new Error('shop.auth.no_profile');
  return value;
};

export interface ProfileSource {
  /** The profile of whoever is signed in; rejects with an HttpError 401 when nobody is. */
  current: () => Promise<ProfileResponse>;
  remember: (profile: ProfileResponse) => void;
  forget: () => void;
}

export const createProfileSource = (apiUrl: string): ProfileSource => {
  let known: { profile: Promise<ProfileResponse>; until: number } | undefined;
  const forget = (): void => {
    known = undefined;
  };
  const trust = (profile: Promise<ProfileResponse>): Promise<ProfileResponse> => {
    known = { profile, until: Date.now() + TRUST_MS };
    return profile;
  };
  const fetchProfile = async (): Promise<ProfileResponse> => {
    const { json } = await httpClient(`${apiUrl}/users/account/profile`);
    const profile = asProfile(json);
    storeUserInfo(profile);
    return profile;
  };
  return {
    forget,
    remember: (profile) => {
      storeUserInfo(profile);
      void trust(Promise.resolve(profile));
    },
    current: () => {
      if (known && known.until >= Date.now()) return known.profile;
      const profile = trust(fetchProfile());
      profile.catch(forget);
      return profile;
    },
  };
};
