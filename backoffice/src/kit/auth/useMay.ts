import { useCallback } from 'react';
import type { StaffAction } from '@shop/contract/staff-roles';
import { useCanAccess, useGetIdentity } from 'react-admin';
import type { ProfileResponse } from '@shop/contract/api';

/**
 * True if the role of the signed-in user includes the action, to hide buttons that would be refused. The server
 * decides. False until the profile is loaded.
 */
export const useMay = (action: StaffAction): boolean => useCanAccess({ resource: 'staff', action }).canAccess === true;

/** Checks many actions, like `useMay` for one. All are allowed until the profile is loaded. */
export const useRoleActions = (): ((action: StaffAction) => boolean) => {
  const { identity } = useGetIdentity();
  const actions = (identity as Partial<ProfileResponse> | undefined)?.staffActions;
  return useCallback((action) => actions === undefined || actions.includes(action), [actions]);
};
