import type { StaffAction } from '@shop/contract/staff-roles';
import type { ReactNode } from 'react';
import { useRoleActions } from './useMay';

/** Shows buttons to the roles that may do what they do; to others the server would only refuse it. */
export const ForRole = ({ action, children }: { action: StaffAction; children: ReactNode }) =>
  useRoleActions()(action) ? children : null;
