import { mayInCompany } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalResponse } from '@shop/contract/api';
import { profileQuery } from '../session/api/session';
import { approvalsQuery } from './api/approvals';

/** True if the user decides on the requests of colleagues. */
export function useDecides(): boolean {
  return mayInCompany(useQuery(profileQuery()).data?.companyRole ?? null, 'approve');
}

export const waitsForDecision = ({ allowedActions }: ApprovalResponse): boolean => allowedActions.includes('approve');

/** The approvals that wait for the user's decision. */
export function useWaitingApprovals(): ApprovalResponse[] {
  const { data = [] } = useQuery({ ...approvalsQuery('company'), enabled: useDecides() });
  return data.filter(waitsForDecision);
}
