import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiInstant, ApiOneOf, ApiWholeNumber, RecordResponse } from '../openapi/response-fields.js';
import {
  allowedEmailActions,
  EMAIL_ACTIONS,
  EMAIL_STATES,
  type EmailAction,
  type EmailState,
} from './domain/delivery.rules.js';
import type { OutboxRecord } from './outbox.schema.js';

/** The state of an e-mail. Its body is left out, because it is between the shop and the recipient. */
@ApiSchema({ name: 'LetterResponse' })
export class EmailResponse extends RecordResponse {
  @ApiProperty({ example: 'aisha@press.example' })
  to: string;

  @ApiProperty({ example: 'We received your request QUO-2026-00001' })
  subject: string;

  @ApiOneOf(EMAIL_STATES)
  state: EmailState;

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

  @ApiProperty({ enum: EMAIL_ACTIONS, isArray: true })
  allowedActions: EmailAction[];
}

export function toEmail(email: OutboxRecord): EmailResponse {
  const { to, subject, state, attempts, lastError } = email;
  return {
    _id: email._id.toHexString(),
    to,
    subject,
    state,
    attempts,
    nextAttemptAt: state === 'pending' ? email.nextAttemptAt.toISOString() : null,
    lastError,
    sentAt: email.sentAt?.toISOString() ?? null,
    allowedActions: allowedEmailActions({ state, isErased: email.body === null }),
    version: email.version,
    createdAt: email.createdAt.toISOString(),
    updatedAt: email.updatedAt.toISOString(),
  };
}
