import { ApiProperty } from '@nestjs/swagger';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';

export class PurchaseOrderResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'ORD-2026-00001' })
  number: string;

  @ApiFlag({ description: 'True if the caller placed the order' })
  isOwn: boolean;
}

/** A product with the latest order of it. */
export class PurchaseResponse {
  @ApiId({ description: 'Product id; the product may be deleted' })
  product: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiWholeNumber({ minimum: 1, example: 40 })
  qty: number;

  @ApiInstant()
  boughtAt: string;

  @ApiAmount({ description: 'Unit price', example: 18.5 })
  unitPrice: number;

  @ApiOneOf(PRICE_BASES, { nullable: true, description: 'Price basis: the price includes or excludes VAT' })
  priceBasis: PriceBasis | null;

  @ApiProperty({ type: PurchaseOrderResponse })
  order: PurchaseOrderResponse;
}
