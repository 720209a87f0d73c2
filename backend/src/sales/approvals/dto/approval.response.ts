import { ApiProperty } from '@nestjs/swagger';
import {
  APPROVAL_ACTIONS,
  APPROVAL_SUBJECTS,
  type ApprovalAction,
  type ApprovalSubject,
} from '@shop/contract/approvals';
import { LineResponse, TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiFlag, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { PurchaseResponse } from '../../../documents/particulars/dto/purchase-details.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { NumberedRef } from '../../../platform/database/refs.schema.js';
import { Approval } from '../approval.schema.js';

class ApprovedDocumentResponse extends storedFields(NumberedRef, { _id: {}, number: { example: 'QUO-2026-00001' } }) {}

/** A request, the acceptance of an offer, or an order that is above the limit of its buyer. */
export class ApprovalResponse extends storedFields(
  Approval,
  {
    ...RECORD_FIELDS,
    status: {},
    clientToAdminNote: { example: 'Needed by Thursday' },
    amount: { description: 'Amount incl. VAT; for a request, at the account’s prices', example: 1480 },
    monthlyLimit: { description: 'Buyer’s limit at the time of the request', example: 1000 },
    spent: { description: 'Amount accepted and ordered this month before this request', example: 620.5 },
    decidedAt: { example: null },
    answer: { description: 'Comment of the approver', example: '' },
    quote: {
      part: ApprovedDocumentResponse,
      description: 'Quote to be accepted; for a request, the quote created after approval',
    },
    order: { part: ApprovedDocumentResponse, description: 'Order on hold until the decision' },
  },
  PurchaseResponse,
) {
  @ApiProperty({ type: UserRefResponse, description: 'Id of the buyer' })
  user: UserRefResponse;

  @ApiProperty({ type: [LineResponse], description: 'Items of the request at the account’s prices' })
  requestedItems: LineResponse[];

  @ApiProperty({ type: TaxResponse, nullable: true })
  tax: TaxResponse | null;

  @ApiFlag({ description: 'True if it has custom items, which have no price yet', example: false })
  hasUnpriced: boolean;

  @ApiProperty({ description: 'Approver who decided; empty if undecided', example: '' })
  decidedBy: string;

  @ApiOneOf(APPROVAL_SUBJECTS)
  subject: ApprovalSubject;

  @ApiProperty({ type: Number, nullable: true, description: 'Revision of the quote', example: null })
  revision: number | null;

  @ApiProperty({
    enum: APPROVAL_ACTIONS,
    isArray: true,
    description: 'Actions the caller may take',
    example: ['approve'],
  })
  allowedActions: ApprovalAction[];
}

/** The rest of the caller's limit. */
export class BuyerLimitResponse {
  @ApiAmount({ nullable: true, description: 'null for no limit', example: 1000 })
  monthlyLimit: number | null;

  @ApiAmount({ description: 'Amount accepted or ordered this month (Dubai), incl. VAT', example: 620.5 })
  spent: number;

  @ApiAmount({ nullable: true, description: 'null for no limit', example: 379.5 })
  left: number | null;

  @ApiFlag({ description: 'True if the company requires approval above the limit' })
  needsApproval: boolean;
}
