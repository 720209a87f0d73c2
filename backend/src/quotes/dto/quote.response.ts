import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@shop/contract/statuses';
import { AnsweredAmount, AnsweredFlag, AnsweredId, AnsweredMoment } from '../../platform/http/answer-fields.js';
import { ChargedResponse } from '../../platform/http/record.response.js';
import { LineResponse } from '../../lines/line.response.js';
import { AllowedActions, AnsweredStatus } from '../../platform/states/state-docs.js';
import { UserRefResponse } from '../../users/dto/user.response.js';
import { QUOTE_MACHINE, type QuoteAction } from '../domain/quote.rules.js';

export class QuoteResponse extends ChargedResponse {
  @ApiProperty({ example: 'QUO-2026-00001' })
  number: string;

  @ApiProperty({ type: UserRefResponse })
  user: UserRefResponse;

  @AnsweredStatus(QUOTE_MACHINE)
  status: QuoteStatus;

  @ApiProperty({ type: [LineResponse] })
  requestedItems: LineResponse[];

  @AnsweredAmount({ description: '0 until priced', example: 247 })
  totalPrice: number;

  @ApiProperty({ required: false, description: 'Staff only', example: 'Pays late, ask before delivery' })
  adminToAdminNote?: string;

  @ApiProperty({ example: 'Delivery on Thursday before noon' })
  adminToClientNote: string;

  @ApiProperty({ example: 'Needed by Thursday' })
  clientToAdminNote: string;

  @AnsweredMoment({ nullable: true, description: 'When it was offered; null before, and once it is taken back' })
  quotedAt: string | null;

  @AnsweredMoment({ nullable: true, description: 'When it was confirmed; null unless it is' })
  confirmedAt: string | null;

  @AnsweredMoment({ nullable: true, description: 'When it was rejected; null unless it is', example: null })
  rejectedAt: string | null;

  @AnsweredFlag()
  isOrderCreated: boolean;

  @AnsweredId({ nullable: true })
  createdOrderId: string | null;

  @AllowedActions(QUOTE_MACHINE)
  allowedActions: QuoteAction[];
}
