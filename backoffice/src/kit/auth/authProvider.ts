import { STAFF_ACTIONS, type StaffAction } from '@shop/contract/staff-roles';
import type { AuthProvider } from 'react-admin';
import { codeOf, statusOf } from '../api/errors';
import { api, dataOf } from '../api/client';
import type { ProfileResponse, SignInDto } from '@shop/contract/api';
import { actionsFor, type ResourceAccess } from './access';
import { createProfileCache } from './profileCache';

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
