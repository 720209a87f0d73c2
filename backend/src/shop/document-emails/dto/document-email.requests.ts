import { MAX_LENGTH } from '@shop/contract/limits';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAILED_DOCUMENT_NAMES, MAX_COPIES, MAX_SUBJECT, type MailedDocument } from '@shop/contract/mailed-documents';
import { Day, EmailIfAny, OneOf, Text } from '../../../platform/http/validation/fields.js';
import { Emails } from '../../../platform/http/validation/list-fields.js';

/** Missing and empty fields get their defaults. */
export class DocumentEmailDto {
  @OneOf(MAILED_DOCUMENT_NAMES, {
    optional: 'filled',
    description: 'Document of the order; the first one by default',
    example: 'invoice',
  })
  document?: MailedDocument;

  @EmailIfAny({
    optional: true,
    description: 'Recipient; the customer’s address if omitted',
    example: 'aisha@press.example',
  })
  to?: string;

  @Emails({ max: MAX_COPIES, optional: 'filled', description: 'Cc addresses', example: ['accounts@press.example'] })
  cc?: string[];

  @OneOf(LANGUAGE_CODES, {
    optional: 'filled',
    description: 'Language of email and document; the customer’s by default',
  })
  language?: Language;

  @Text({ max: MAX_SUBJECT, optional: true, example: 'Your invoice INV-2026-00001' })
  subject?: string;

  @Text({
    max: MAX_LENGTH.message,
    kind: 'paragraphs',
    optional: true,
    description: 'Text from the greeting on; an empty line starts a paragraph',
    example: 'Hello Aisha,\n\nplease find the invoice attached.',
  })
  text?: string;

  @Day({ optional: 'filled', description: 'First day of a statement; the first day of the year if omitted' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day of a statement; today if omitted' })
  until?: string;
}
