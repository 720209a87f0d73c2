import { ApiProperty } from '@nestjs/swagger';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

/** The price at which an account last ordered a product. */
export class LastPriceResponse {
  @ApiId({ description: 'Id of the product' })
  product: string;

  @ApiAmount({ description: 'for each piece, less the discount of its line', example: 18.5 })
  unitPrice: number;

  @ApiOneOf(PRICE_BASES, { nullable: true, description: 'Whether that price holds the VAT; null: the order has none' })
  priceBasis: PriceBasis | null;

  @ApiInstant()
  orderedAt: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}
