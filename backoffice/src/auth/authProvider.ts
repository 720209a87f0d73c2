import type { AuthProvider } from 'react-admin';
import { statusOf } from '../dataProvider/errors';
import { post } from '../dataProvider/httpClient';
import { clearUserInfo } from '../session';
import type { ProfileResponse, SignInDto } from '../types';
import { asProfile, createProfileSource } from './profileSource';

interface Options {
  apiUrl: string;
  /** Leaves the back office for a page of the storefront. */
  leaveTo: (path: string) => void;
  /** Asks for the sign-in where the page must stay; false where it may be left for the sign-in page. */
  askOverPage: () => boolean;
}

/** A page that the browser is leaving must not go on to render what its visitor may not see. */
const never = new Promise<never>(() => undefined);

/** Sends react-admin to its sign-in page without a further notice. */
const signedOut = () => Object.assign(new Error(), { message: false });

export const createAuthProvider = ({ apiUrl, leaveTo, askOverPage }: Options): AuthProvider => {
  const profiles = createProfileSource(apiUrl);

  const leaveUnlessStaff = async (profile: ProfileResponse): Promise<void> => {
    if (profile.isAdmin) return;
    leaveTo('/');
    await never;
  };

  return {
    login: async ({ email, password }: SignInDto) => {
      const profile = asProfile(await post(`${apiUrl}/users/auth`, { email, password }));
      profiles.remember(profile);
      await leaveUnlessStaff(profile);
    },
    logout: async () => {
      profiles.forget();
      clearUserInfo();
      await post(`${apiUrl}/users/logout`).catch((error: unknown) => {
        if (statusOf(error) !== 401) throw error;
      });
    },
    // Only the server's word ends a session: when it can't be reached, the page says so itself.
    checkAuth: async () => {
      try {
        await leaveUnlessStaff(await profiles.current());
      } catch (error) {
        if (statusOf(error) === 401 && !askOverPage()) throw signedOut();
      }
    },
    checkError: async (error: unknown) => {
      const status = statusOf(error);
      if (status !== 401 && status !== 403) return;
      profiles.forget();
      if (status === 401 && askOverPage()) return;
      if (status === 401) throw error;
      await leaveUnlessStaff(await profiles.current());
    },
    getIdentity: async () => {
      const profile = await profiles.current();
      return { ...profile, id: profile._id };
    },
    getPermissions: async () => ((await profiles.current()).isAdmin ? 'admin' : 'customer'),
  };
};
