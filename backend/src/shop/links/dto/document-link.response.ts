import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { ApiInstant, ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

/** The link is returned only once: the shop stores only its hash. */
export class DocumentLinkResponse {
  @ApiProperty({ example: 'https://shop.example/api/document-links/pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk/pdf' })
  url: string;

  @ApiInstant({ description: 'Expiry, after 30 days' })
  expiresAt: string;

  @ApiProperty({ description: 'Name of the document', example: 'INV-2026-00001' })
  name: string;

  @ApiProperty({ description: 'Phone number of the customer; empty if unknown', example: '+971501234567' })
  phoneNumber: string;

  @ApiOneOf(LANGUAGE_CODES, { description: 'Language of the customer' })
  language: Language;
}

export class RevokedLinksResponse {
  @ApiWholeNumber({ description: 'Number of links that no longer work', example: 1 })
  revoked: number;
}

export class CodeSentResponse {
  @ApiProperty({ example: 'a•••@example.com' })
  sentTo: string;

  @ApiInstant()
  expiresAt: string;
}
