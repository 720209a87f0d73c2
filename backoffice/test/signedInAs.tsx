import { actionsOfRole, type StaffRole } from '@shop/contract/staff-roles';
import type { ReactElement } from 'react';
import { AuthContext, type AuthProvider } from 'react-admin';
import { actionsFor } from '../src/kit/auth/access';
import { resources } from '../src/resources';

const authOf = (role: StaffRole): AuthProvider => {
  const staffActions = actionsOfRole(role);
  const accessOf = (resource: string) => resources.find(({ name }) => name === resource)?.access;
  return {
    ...{ login: () => Promise.resolve(), logout: () => Promise.resolve(), checkError: () => Promise.resolve() },
    checkAuth: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 's1', staffActions }),
    canAccess: ({ resource, action }) =>
      Promise.resolve(
        resource === 'staff'
          ? staffActions.some((one) => one === action)
          : (actionsFor(accessOf(resource), action)?.some((one) => staffActions.includes(one)) ?? true),
      ),
  };
};

/** A page as a user of this role sees it. */
export const signedInAs = (role: StaffRole, page: ReactElement): ReactElement => (
  <AuthContext.Provider value={authOf(role)}>{page}</AuthContext.Provider>
);
