import { ApiProperty } from '@nestjs/swagger';
import { ChargedResponse } from '../../common/http/record.response.js';
import { LineResponse } from '../../common/lines/line.response.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { QUOTE_ACTIONS, QUOTE_STATUSES, type QuoteAction, type QuoteStatus } from '../domain/quote.rules.js';

export class QuoteResponse extends ChargedResponse {
  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @ApiProperty({ enum: QUOTE_STATUSES })
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @ApiProperty({ description: 'AED; 0 until priced', example: 247 })
  totalPrice: number;

  @ApiProperty({ required: false, description: 'Staff only' })
  adminToAdminNote?: string;

  @ApiProperty()
  adminToClientNote: string;

  @ApiProperty()
  clientToAdminNote: string;

  @ApiProperty()
  isOrderCreated: boolean;

  @ApiProperty({ type: String, nullable: true })
  createdOrderId: string | null;

  @ApiProperty({ enum: QUOTE_ACTIONS, isArray: true, description: 'What the caller may do with it now' })
  allowedActions: QuoteAction[];
}
