import { MAX_LENGTH } from '@shop/contract/limits';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAILED_DOCUMENT_NAMES, MAX_COPIES, MAX_SUBJECT, type MailedDocument } from '@shop/contract/mailed-documents';
import { Day, EmailIfAny, OneOf, Text } from '../../../platform/http/validation/fields.js';
import { Emails } from '../../../platform/http/validation/list-fields.js';

/** Missing and empty fields get their defaults. */
export class DocumentEmailDto {
  @OneOf(MAILED_DOCUMENT_NAMES, {
    optional: 'filled',
    description: 'Of an order, which of its documents; the first one where it is left out',
    example: 'invoice',
  })
  document?: MailedDocument;

  @EmailIfAny({
    optional: true,
    description: 'The customer’s address where it is left out',
    example: 'aisha@press.example',
  })
  to?: string;

  @Emails({ max: MAX_COPIES, optional: 'filled', description: 'Copies', example: ['accounts@press.example'] })
  cc?: string[];

  @OneOf(LANGUAGE_CODES, {
    optional: 'filled',
    description: 'Of words and document; the customer’s where it is left out',
  })
  language?: Language;

  @Text({ max: MAX_SUBJECT, optional: true, example: 'Your invoice INV-2026-00001' })
  subject?: string;

  @Text({
    max: MAX_LENGTH.message,
    kind: 'paragraphs',
    optional: true,
    description: 'From the greeting on; an empty line begins a paragraph',
    example: 'Hello Aisha,\n\nplease find the invoice attached.',
  })
  text?: string;

  @Day({ optional: 'filled', description: 'First day of a statement; the first of the year where it is left out' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day of a statement; today where it is left out' })
  until?: string;
}
