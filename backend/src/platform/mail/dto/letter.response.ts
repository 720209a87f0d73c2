import { ApiProperty } from '@nestjs/swagger';
import { ApiInstant, ApiOneOf, ApiWholeNumber, RecordResponse } from '../../openapi/response-fields.js';
import { LETTER_ACTIONS, LETTER_STATES, type LetterAction, type LetterState } from '../domain/delivery.rules.js';

/** How a letter fares; what it says is between the shop and who gets it. */
export class LetterResponse extends RecordResponse {
  @ApiProperty({ example: 'aisha@press.example' })
  to: string;

  @ApiProperty({ example: 'We received your request QUO-2026-00001' })
  subject: string;

  @ApiOneOf(LETTER_STATES)
  state: LetterState;

  @ApiWholeNumber({ description: 'How often it has been tried', example: 1 })
  attempts: number;

  @ApiInstant({ nullable: true, description: 'When it will be tried (again)' })
  nextAttemptAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the last attempt was in vain',
    example: 'The server of the recipient does not answer.',
  })
  lastError: string | null;

  @ApiInstant({ nullable: true })
  sentAt: string | null;

  @ApiProperty({ enum: LETTER_ACTIONS, isArray: true })
  allowedActions: LetterAction[];
}
