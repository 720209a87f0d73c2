import type { StaffAction } from '@shop/contract/staff-roles';
import type { ReactNode } from 'react';
import { useMay } from './useMay';

/**
 * A part of a page for the roles that may see what it shows. Others ask the server for nothing of it, and read nothing: the
 * part is not drawn before the role is known.
 */
export const Needs = ({ action, children }: { action: StaffAction; children: ReactNode }) =>
  useMay(action) ? children : null;
