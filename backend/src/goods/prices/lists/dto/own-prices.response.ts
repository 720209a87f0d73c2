import { ApiProperty, PickType } from '@nestjs/swagger';
import { PRICE_TARGETS, type PriceTarget } from '@shop/contract/price-lists';
import { ApiAmount, ApiDay, ApiOneOf, ApiWholeNumber } from '../../../../platform/openapi/response-fields.js';
import { ProductResponse } from '../../../catalog/dto/product.response.js';

export class OwnPriceListResponse {
  @ApiProperty({ example: 'Packaging makers 2027' })
  name: string;

  @ApiDay({ nullable: true, description: 'First day in Dubai; null for no start date', example: null })
  validFrom: string | null;

  @ApiDay({ nullable: true, description: 'Last day in Dubai; null for no end date', example: null })
  validTo: string | null;
}

const SHOWN = [
  ...(['_id', 'category', 'name', 'nameAr', 'sku', 'size', 'variant', 'color', 'code'] as const),
  ...([
    'moq',
    'step',
    'max',
    'listQuantities',
    'unit',
    'taxCategory',
    'price',
    'listPrice',
    'breaks',
    'priceSource',
  ] as const),
] as const;

export class OwnPricedProductResponse extends PickType(ProductResponse, SHOWN) {}

export class GeneralPriceResponse {
  @ApiOneOf(PRICE_TARGETS)
  target: PriceTarget;

  @ApiProperty({ description: 'Name of the category or product type; empty for all products', example: 'Ribbon' })
  name: string;

  @ApiProperty({ description: 'Arabic name of the category; empty if none', example: '' })
  nameAr: string;

  @ApiWholeNumber({ minimum: 1, description: 'Minimum quantity for this price', example: 1 })
  minQty: number;

  @ApiAmount({ nullable: true, description: 'Unit price incl. VAT; null for a percentage', example: null })
  price: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Percentage of change of the list price', example: -5 })
  percent: number | null;
}

export class OwnPricesResponse {
  @ApiProperty({ type: [OwnPriceListResponse], description: 'Price lists in effect, highest priority first' })
  lists: OwnPriceListResponse[];

  @ApiProperty({
    type: [OwnPricedProductResponse],
    description: 'Products with their own line in a price list, by SKU',
  })
  products: OwnPricedProductResponse[];

  @ApiProperty({ type: [GeneralPriceResponse], description: 'Prices for categories, product types and all products' })
  general: GeneralPriceResponse[];
}
