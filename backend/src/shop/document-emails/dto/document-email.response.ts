import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { MAILED_DOCUMENT_NAMES, type MailedDocument } from '@shop/contract/mailed-documents';
import { ApiProperty } from '@nestjs/swagger';
import { ApiOneOf } from '../../../platform/openapi/response-fields.js';

export class DocumentEmailPreviewResponse {
  @ApiProperty({ description: 'Recipient; empty if the customer has no address', example: 'aisha@press.example' })
  to: string;

  @ApiProperty({ type: [String], example: ['accounts@press.example'] })
  cc: string[];

  @ApiOneOf(LANGUAGE_CODES)
  language: Language;

  @ApiOneOf(MAILED_DOCUMENT_NAMES, { description: 'Attached PDF document', example: 'invoice' })
  document: MailedDocument;

  @ApiProperty({ example: 'Invoice INV-2026-00001 from Press & Pack Supplies' })
  subject: string;

  @ApiProperty({ description: 'Text that can be changed', example: 'Hello Aisha,\n\nPlease find attached …' })
  text: string;

  @ApiProperty({
    description: 'Page as seen by the recipient, without external resources',
    example: '<!doctype html>',
  })
  html: string;
}
