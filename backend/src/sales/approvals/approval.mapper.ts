import type { ApprovalAction } from '@shop/contract/approvals';
import { toAed } from '@shop/contract/money';
import { toLines, toTax } from '../../documents/lines/line.mapper.js';
import { taxOf } from '../../documents/lines/document-tax.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import type { ApprovalRecord } from './approval.schema.js';
import type { ApprovalResponse } from './dto/approval.response.js';

/** @param allowedActions of the caller */
export function toApproval(
  approval: ApprovalRecord,
  user: UserRefResponse,
  allowedActions: ApprovalAction[],
): ApprovalResponse {
  const tax = taxOf(approval, approval.requestedItems);
  return {
    _id: approval._id.toHexString(),
    user,
    status: approval.status,
    requestedItems: toLines(approval.requestedItems, tax),
    tax: tax && toTax(tax),
    ...toPurchaseDetails(approval, 'owner'),
    clientToAdminNote: approval.clientToAdminNote,
    amount: toAed(approval.amount),
    hasUnpriced: approval.requestedItems.some(({ product }) => product === null),
    monthlyLimit: toAed(approval.monthlyLimit),
    spent: toAed(approval.spent),
    decidedBy: approval.decidedBy?.name ?? '',
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    answer: approval.answer,
    quote: approval.quote && { _id: approval.quote._id.toHexString(), number: approval.quote.number },
    allowedActions,
    version: approval.version,
    createdAt: approval.createdAt.toISOString(),
    updatedAt: approval.updatedAt.toISOString(),
  };
}
