import { STAFF_ACTIONS, type StaffAction } from '@shop/contract/staff-roles';
import type { AuthProvider } from 'react-admin';
import { codeOf, statusOf } from '../api/errors';
import { api, dataOf } from '../api/client';
import type { ProfileResponse, SignInDto } from '@shop/contract/api';
import { actionsFor, type ResourceAccess } from './access';

/** The storefront uses the same key. It never contains a token: the session is an httpOnly cookie. */
const STORAGE_KEY = 'userInfo';
/** How long a profile is cached. A 401 or 403 ends this at once. */
const TTL_MS = 60_000;

const createProfileCache = () => {
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
    /** Makes the next call fetch the profile again. */
    expire,
    /** Also removes the profile from this browser. */
    clear: () => {
      expire();
      localStorage.removeItem(STORAGE_KEY);
    },
    store: (profile: ProfileResponse) => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(profile));
      keep(Promise.resolve(profile));
    },
    /** The profile of the signed-in user; rejects with an HttpError 401 if there is none. */
    current: () => {
      if (cached && cached.until >= Date.now()) return cached.profile;
      const profile = fetchProfile();
      keep(profile);
      profile.catch(expire);
      return profile;
    },
  };
};

interface Options {
  /** Leaves the back office for a page of the storefront. */
  leaveTo: (path: string) => void;
  /** Requests the password if the page must stay open; returns false if it may be left for the sign-in page. */
  reauthenticate: () => boolean;
  /** Opens the page for setting up the second factor, unless it is open. */
  leadToSetup: () => void;
  /** The access rules of a resource by its name. */
  accessOf: (resource: string) => ResourceAccess | undefined;
}

/** A page that is being left must not continue to render what its user may not see. */
const never = new Promise<never>(() => undefined);

/** Sends react-admin to its sign-in page without a further notice. */
const signedOut = () => Object.assign(new Error(), { message: false });

const isStaffAction = (action: string): action is StaffAction => Object.hasOwn(STAFF_ACTIONS, action);

const mayAny = ({ staffActions }: ProfileResponse, wanted: readonly StaffAction[]): boolean =>
  wanted.some((action) => staffActions.includes(action));

const endsSession = (error: unknown): boolean => [401, 403].includes(statusOf(error) ?? 0);

export const createAuthProvider = ({ leaveTo, reauthenticate, leadToSetup, accessOf }: Options): AuthProvider => {
  const profiles = createProfileCache();

  const leaveUnlessStaff = async (profile: ProfileResponse): Promise<void> => {
    if (profile.isAdmin) return;
    leaveTo('/');
    await never;
  };

  return {
    login: async ({ email, password, code, passkey }: SignInDto) => {
      const credentials = { email, password, ...(code && { code }), ...(passkey && { passkey }) };
      const profile = await dataOf(api.POST('/api/users/auth', { body: credentials }));
      profiles.store(profile);
      await leaveUnlessStaff(profile);
    },
    logout: async () => {
      profiles.clear();
      await api.POST('/api/users/logout').catch((error: unknown) => {
        if (statusOf(error) !== 401) throw error;
      });
    },
    // Only a response of the server ends a session. If the server can't be reached, the page itself shows that.
    checkAuth: async () => {
      try {
        await leaveUnlessStaff(await profiles.current());
      } catch (error) {
        if (endsSession(error) && !reauthenticate()) throw signedOut();
      }
    },
    checkError: async (error: unknown) => {
      const status = statusOf(error);
      if (status !== 401 && status !== 403) return;
      if (codeOf(error) === 'SECOND_FACTOR_SETUP_REQUIRED') {
        leadToSetup();
        return;
      }
      profiles.expire();
      if (status === 401 && reauthenticate()) return;
      if (status === 401) throw error;
      // A failed request for the profile does not mean that the session ended.
      const profile = await profiles.current().catch((failure: unknown) => {
        if (endsSession(failure)) throw failure;
      });
      if (profile) await leaveUnlessStaff(profile);
    },
    getIdentity: async () => {
      const profile = await profiles.current();
      return { ...profile, id: profile._id };
    },
    // The parts of a page (columns of a table) are decided by the page itself.
    canAccess: async ({ resource, action, record }) => {
      const wanted = isStaffAction(action) ? [action] : actionsFor(accessOf(resource), action, record ?? {});
      return wanted === null || mayAny(await profiles.current(), wanted);
    },
    getPermissions: async () => ((await profiles.current()).isAdmin ? 'admin' : 'customer'),
  };
};
