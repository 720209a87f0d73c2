import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@shop/contract/statuses';
import { ApiAmount, ApiFlag, ApiId, ApiInstant } from '../../platform/openapi/response-fields.js';
import { ChargedResponse, LineResponse } from '../../lines/line.response.js';
import { DocumentMarginResponse } from '../../lines/margin.response.js';
import { ApiAllowedActions, ApiStatus } from '../../platform/openapi/states.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { QUOTE_MACHINE, type QuoteAction } from '../domain/quote.rules.js';

export class QuoteResponse extends ChargedResponse {
  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiStatus(QUOTE_MACHINE)
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiAmount({ description: '0 until priced', example: 247 })
  totalPrice: number;

  @ApiProperty({ type: DocumentMarginResponse, required: false, description: 'Staff only' })
  margin?: DocumentMarginResponse;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @ApiProperty({ example: 'Delivery on Thursday before noon' })
  adminToClientNote: string;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @ApiInstant({ nullable: true, description: 'When it was offered; null before, and once it is taken back' })
  quotedAt: string | null;

  @ApiInstant({ nullable: true, description: 'When it was confirmed; null unless it is' })
  confirmedAt: string | null;

  @ApiInstant({ nullable: true, description: 'When it was rejected; null unless it is', example: null })
  rejectedAt: string | null;

  @ApiFlag()
  isOrderCreated: boolean;

  @ApiId({ nullable: true })
  createdOrderId: string | null;

  @ApiAllowedActions(QUOTE_MACHINE)
  allowedActions: QuoteAction[];
}
