import type { StaffAction } from '@shop/contract/staff-roles';
import { useCanAccess } from 'react-admin';

/**
 * Whether the role of whoever is signed in includes the action, for buttons that would only be refused. The server decides.
 * False until that is known.
 */
export const useMay = (action: StaffAction): boolean => useCanAccess({ resource: 'staff', action }).canAccess === true;
