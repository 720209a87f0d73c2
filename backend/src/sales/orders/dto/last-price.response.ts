import { ApiProperty } from '@nestjs/swagger';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import { ApiAmount, ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

/** The price at which an account last ordered a product. */
export class LastPriceResponse {
  @ApiId({ description: 'Product id' })
  product: string;

  @ApiAmount({ description: 'Unit price less the discount of the line', example: 18.5 })
  unitPrice: number;

  @ApiOneOf(PRICE_BASES, {
    nullable: true,
    description: 'Price basis: the price includes or excludes VAT; null if the order has no VAT',
  })
  priceBasis: PriceBasis | null;

  @ApiInstant()
  orderedAt: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  orderNumber: string;
}
