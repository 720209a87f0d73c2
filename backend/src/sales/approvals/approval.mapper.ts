import type { ApprovalAction, ApprovalSubject } from '@shop/contract/approvals';
import { toLines, toTax } from '../../documents/lines/line.mapper.js';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import type { ApprovalRecord } from './approval.schema.js';
import { ApprovalResponse } from './dto/approval.response.js';

/** @param allowedActions of the caller */
export function toApproval(
  approval: ApprovalRecord,
  user: UserRefResponse,
  allowedActions: ApprovalAction[],
): ApprovalResponse {
  const tax = vatOfDocument(approval, approval.requestedItems);
  return {
    ...ApprovalResponse.stored(approval),
    user,
    requestedItems: toLines(approval.requestedItems, tax),
    tax: tax && toTax(tax),
    ...toPurchaseDetails(approval, 'owner'),
    hasUnpriced: approval.requestedItems.some(({ product }) => product === null),
    decidedBy: approval.decidedBy?.name ?? '',
    subject: subjectOf(approval),
    revision: approval.acceptance?.revision ?? null,
    allowedActions,
  };
}

export function subjectOf({ acceptance, order }: ApprovalRecord): ApprovalSubject {
  if (order) return 'order';
  return acceptance ? 'quote' : 'request';
}
