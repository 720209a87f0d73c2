import { type MailedDocument, MAILED_DOCUMENT_NAMES } from '@shop/contract/mailed-documents';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';
import { ApiId, ApiInstant, ApiNullableText, ApiOneOf } from '../openapi/response-fields.js';
import { allowedEmailActions, EMAIL_ACTIONS, type EmailAction } from './domain/delivery.rules.js';
import { type OutboxRecord, OutboxEmail } from './outbox.schema.js';
import { RECORD_FIELDS, storedFields } from '../openapi/stored-fields.js';

class MailedRecordResponse {
  @ApiOneOf(RECORD_RESOURCES)
  resource: RecordResource;

  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Readable name', example: 'INV-2026-00001' })
  name: string;
}

class EmailAuthorResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'Omar Staff' })
  name: string;
}

@ApiSchema({ name: 'LetterResponse' })
export class EmailResponse extends storedFields(OutboxEmail, {
  ...RECORD_FIELDS,
  to: { example: 'aisha@press.example' },
  cc: { description: 'Cc addresses', example: [] },
  language: { description: 'Language of the email' },
  subject: { example: 'We received your request QUO-2026-00001' },
  state: {},
  attempts: { description: 'Number of attempts', example: 1 },
  lastError: { description: 'Error of the last attempt', example: 'The server of the recipient does not answer.' },
  sentAt: {},
}) {
  @ApiProperty({
    type: MailedRecordResponse,
    nullable: true,
    description: 'Record that the email is about',
    example: null,
  })
  about: MailedRecordResponse | null;

  @ApiProperty({
    type: String,
    enum: [...MAILED_DOCUMENT_NAMES, null],
    nullable: true,
    example: null,
    description: 'Attached document of the record; null if none',
  })
  document: MailedDocument | null;

  @ApiProperty({
    type: EmailAuthorResponse,
    nullable: true,
    description: 'Staff member who sent it; null if automatic',
    example: null,
  })
  by: EmailAuthorResponse | null;

  @ApiInstant({ nullable: true, description: 'Time of the next attempt' })
  nextAttemptAt: string | null;

  @ApiProperty({ enum: EMAIL_ACTIONS, isArray: true })
  allowedActions: EmailAction[];
}

/** An email with its content. */
@ApiSchema({ name: 'LetterContentResponse' })
export class EmailContentResponse extends EmailResponse {
  @ApiNullableText({
    example: 'Hello Aisha,\n\nYour quote is ready.',
    description: 'Plain text; null if it contained a sign-in or password link',
  })
  text: string | null;

  @ApiNullableText({
    example: '<!doctype html><html lang="en"></html>',
    description: 'Page as seen by the recipient, without external resources; null like `text`',
  })
  html: string | null;
}

export function toEmail(email: OutboxRecord): EmailResponse {
  const { about, document, by, state } = email;
  return {
    ...EmailResponse.stored(email),
    about: about && { resource: about.resource, _id: about.id.toHexString(), name: about.name },
    document: document?.kind ?? null,
    by: by && { _id: by.id, name: by.name },
    nextAttemptAt: state === 'pending' ? email.nextAttemptAt.toISOString() : null,
    allowedActions: allowedEmailActions({ state, isErased: email.body === null }),
  };
}
