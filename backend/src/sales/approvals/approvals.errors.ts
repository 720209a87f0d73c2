import { DomainError, notFound } from '../../platform/errors/domain-error.js';
import { toAed } from '@shop/contract/money';
import type { ApprovalRecord } from './approval.schema.js';

export const approvalNotFound = () => notFound('Approval');

/** The buyer sends the request to the approvers instead. @param left in fils */
export const approvalNeeded = (left: number) => {
  const aed = toAed(left).toFixed(2);
  return new DomainError('conflict', {
    code: 'APPROVAL_NEEDED',
    message: `This is above your limit: AED ${aed} are left this month. Somebody of your company has to agree first.`,
    params: { left: aed },
  });
};

export const approvalNotNeeded = () =>
  new DomainError('conflict', {
    code: 'APPROVAL_NOT_NEEDED',
    message: 'This is within your limit: send it as a request.',
  });

export const approvalDecided = ({ status, decidedBy }: ApprovalRecord) => {
  const by = decidedBy?.name ?? '';
  const message =
    status === 'Withdrawn' ? 'The buyer has withdrawn this request.' : `${by} has decided already: ${status}.`;
  return new DomainError('conflict', { code: 'APPROVAL_DECIDED', message, params: { by, status } });
};

export const ownApproval = () =>
  new DomainError('forbidden', {
    code: 'OWN_APPROVAL',
    message: 'Nobody approves their own request while somebody else of the company can.',
  });

export const buyerLeft = () =>
  new DomainError('conflict', {
    code: 'APPROVAL_BUYER_LEFT',
    message: 'The buyer does not belong to your company any more: the request can only be refused.',
  });
