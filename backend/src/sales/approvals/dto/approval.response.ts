import { ApiProperty } from '@nestjs/swagger';
import {
  APPROVAL_ACTIONS,
  APPROVAL_STATUSES,
  APPROVAL_SUBJECTS,
  type ApprovalAction,
  type ApprovalStatus,
  type ApprovalSubject,
} from '@shop/contract/approvals';
import { LineResponse, TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiFlag, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { PurchaseResponse } from '../../../documents/particulars/dto/purchase-details.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';

class ApprovedDocumentResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;
}

/** A request, the acceptance of an offer, or an order that is above the limit of its buyer. */
export class ApprovalResponse extends PurchaseResponse {
  @ApiProperty({ type: UserRefResponse, description: 'Id of the buyer' })
  user: UserRefResponse;

  @ApiOneOf(APPROVAL_STATUSES)
  status: ApprovalStatus;

  @ApiProperty({ type: [LineResponse], description: 'Items of the request at the account’s prices' })
  requestedItems: LineResponse[];

  @ApiProperty({ type: TaxResponse, nullable: true })
  tax: TaxResponse | null;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiAmount({ description: 'Amount incl. VAT; for a request, at the account’s prices', example: 1480 })
  amount: number;

  @ApiFlag({ description: 'True if it has custom items, which have no price yet', example: false })
  hasUnpriced: boolean;

  @ApiAmount({ description: 'Buyer’s limit at the time of the request', example: 1000 })
  monthlyLimit: number;

  @ApiAmount({ description: 'Amount accepted and ordered this month before this request', example: 620.5 })
  spent: number;

  @ApiProperty({ description: 'Approver who decided; empty if undecided', example: '' })
  decidedBy: string;

  @ApiInstant({ nullable: true, example: null })
  decidedAt: string | null;

  @ApiProperty({ description: 'Comment of the approver', example: '' })
  answer: string;

  @ApiOneOf(APPROVAL_SUBJECTS)
  subject: ApprovalSubject;

  @ApiProperty({
    type: ApprovedDocumentResponse,
    nullable: true,
    description: 'Quote to be accepted; for a request, the quote created after approval',
  })
  quote: ApprovedDocumentResponse | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Revision of the quote', example: null })
  revision: number | null;

  @ApiProperty({ type: ApprovedDocumentResponse, nullable: true, description: 'Order on hold until the decision' })
  order: ApprovedDocumentResponse | null;

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
