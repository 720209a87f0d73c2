import { ApiProperty, PickType } from '@nestjs/swagger';
import { ApiInstant, ApiNullableText } from '../../../platform/openapi/response-fields.js';
import { QuoteResponse } from '../../quotes/dto/quote.response.js';

/** The link is returned only once: the shop stores only its hash. */
export class QuoteLinkResponse {
  @ApiProperty({ example: 'https://shop.example/q/pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk' })
  url: string;

  @ApiInstant({ description: 'Expiry of the quote; 30 days if the quote does not expire' })
  expiresAt: string;
}

/** A quote as its link shows it: without account data and without addresses. */
export class LinkedQuoteResponse extends PickType(QuoteResponse, [
  'number',
  'status',
  'requestedItems',
  'deliveryCharge',
  'extraFee',
  'discount',
  'discountReason',
  'totalPrice',
  'tax',
  'adminToClientNote',
  'revision',
  'sentAt',
  'validUntil',
  'isExpired',
  'allowPartial',
  'isApprovalWaiting',
  'allowedActions',
  'createdAt',
]) {
  @ApiNullableText({
    description: 'Masked email address for the code; null if there is none',
    example: 'a•••@example.com',
  })
  codeTo: string | null;

  @ApiInstant({ description: 'Expiry of the link' })
  expiresAt: string;
}
