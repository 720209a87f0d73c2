import type { StaffAction } from '@shop/contract/staff-roles';
import type { ReactNode } from 'react';
import { useRoleActions } from './useMay';

/** Shows buttons only to roles that may use them; the server would refuse others. */
export const ForRole = ({ action, children }: { action: StaffAction; children: ReactNode }) =>
  useRoleActions()(action) ? children : null;
