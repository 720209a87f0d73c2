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
  @ApiProperty({ type: UserRefResponse, description: 'The buyer' })
  user: UserRefResponse;

  @ApiOneOf(APPROVAL_STATUSES)
  status: ApprovalStatus;

  @ApiProperty({ type: [LineResponse], description: 'Of a request, at the prices of its account' })
  requestedItems: LineResponse[];

  @ApiProperty({ type: TaxResponse, nullable: true })
  tax: TaxResponse | null;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiAmount({ description: 'VAT included; of a request, at the prices of its account', example: 1480 })
  amount: number;

  @ApiFlag({ description: 'Whether it has goods in words, which have no price yet', example: false })
  hasUnpriced: boolean;

  @ApiAmount({ description: 'the limit of the buyer when it was asked for', example: 1000 })
  monthlyLimit: number;

  @ApiAmount({ description: 'what was accepted and ordered in the month before', example: 620.5 })
  spent: number;

  @ApiProperty({ description: 'Who decided; empty before', example: '' })
  decidedBy: string;

  @ApiInstant({ nullable: true, example: null })
  decidedAt: string | null;

  @ApiProperty({ description: 'The words of the one who decided', example: '' })
  answer: string;

  @ApiOneOf(APPROVAL_SUBJECTS)
  subject: ApprovalSubject;

  @ApiProperty({
    type: ApprovedDocumentResponse,
    nullable: true,
    description: 'The offer that is to be accepted; of a request, the quote that it became once it was approved',
  })
  quote: ApprovedDocumentResponse | null;

  @ApiProperty({ type: Number, nullable: true, description: 'The revision of the offer', example: null })
  revision: number | null;

  @ApiProperty({ type: ApprovedDocumentResponse, nullable: true, description: 'The order that is held until then' })
  order: ApprovedDocumentResponse | null;

  @ApiProperty({
    enum: APPROVAL_ACTIONS,
    isArray: true,
    description: 'What the caller may do now',
    example: ['approve'],
  })
  allowedActions: ApprovalAction[];
}

/** The rest of the caller's limit. */
export class BuyerLimitResponse {
  @ApiAmount({ nullable: true, description: 'null: no limit', example: 1000 })
  monthlyLimit: number | null;

  @ApiAmount({ description: 'what was accepted or ordered in this month in Dubai, VAT included', example: 620.5 })
  spent: number;

  @ApiAmount({ nullable: true, description: 'null: no limit', example: 379.5 })
  left: number | null;

  @ApiFlag({ description: 'Whether the company wants to agree to what is above it' })
  needsApproval: boolean;
}
