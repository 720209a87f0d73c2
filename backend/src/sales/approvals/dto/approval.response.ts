import { ApiProperty } from '@nestjs/swagger';
import {
  APPROVAL_ACTIONS,
  APPROVAL_STATUSES,
  type ApprovalAction,
  type ApprovalStatus,
} from '@shop/contract/approvals';
import { LineResponse, TaxResponse } from '../../../documents/lines/line.response.js';
import { ApiAmount, ApiFlag, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { PurchaseResponse } from '../../../documents/particulars/dto/purchase-details.response.js';
import { UserRefResponse } from '../../../people/users/dto/user.response.js';

class ApprovedQuoteResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;
}

/** A request above the limit of its buyer. */
export class ApprovalResponse extends PurchaseResponse {
  @ApiProperty({ type: UserRefResponse, description: 'The buyer' })
  user: UserRefResponse;

  @ApiOneOf(APPROVAL_STATUSES)
  status: ApprovalStatus;

  @ApiProperty({ type: [LineResponse], description: 'At list prices' })
  requestedItems: LineResponse[];

  @ApiProperty({ type: TaxResponse, nullable: true })
  tax: TaxResponse | null;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiAmount({ description: 'at list prices, VAT included', example: 1480 })
  amount: number;

  @ApiFlag({ description: 'Whether it has goods in words, which have no price yet', example: false })
  hasUnpriced: boolean;

  @ApiAmount({ description: 'the limit of the buyer when it was asked for', example: 1000 })
  monthlyLimit: number;

  @ApiAmount({ description: 'what the month’s requests came to then', example: 620.5 })
  spent: number;

  @ApiProperty({ description: 'Who decided; empty before', example: '' })
  decidedBy: string;

  @ApiInstant({ nullable: true, example: null })
  decidedAt: string | null;

  @ApiProperty({ description: 'The words of the one who decided', example: '' })
  answer: string;

  @ApiProperty({ type: ApprovedQuoteResponse, nullable: true, description: 'The request, once it was approved' })
  quote: ApprovedQuoteResponse | null;

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

  @ApiAmount({ description: 'what the requests of this month in Dubai come to, VAT included', example: 620.5 })
  spent: number;

  @ApiAmount({ nullable: true, description: 'null: no limit', example: 379.5 })
  left: number | null;

  @ApiFlag({ description: 'Whether the company wants to agree to what is above it' })
  needsApproval: boolean;
}
