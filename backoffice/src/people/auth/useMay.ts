import type { StaffAction } from '@shop/contract/staff-roles';
import { useCanAccess, useGetIdentity } from 'react-admin';
import type { ProfileResponse } from '@shop/contract/api';

/**
 * Whether the role of whoever is signed in includes the action, for buttons that would only be refused. The server decides.
 * False until that is known.
 */
export const useMay = (action: StaffAction): boolean => useCanAccess({ resource: 'staff', action }).canAccess === true;

/** Answers for many actions at once, as `useMay` does for one. All are allowed until the profile is known. */
export const useRoleActions = (): ((action: StaffAction) => boolean) => {
  const { identity } = useGetIdentity();
  const actions = (identity as Partial<ProfileResponse> | undefined)?.staffActions;
  return (action) => actions === undefined || actions.includes(action);
};
