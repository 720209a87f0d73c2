import { ApiProperty } from '@nestjs/swagger';
import { PRICE_BASES, type PriceBasis, TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { PurchaseResponse } from '../particulars/dto/purchase-details.response.js';
import { LineMarginResponse } from './margin.response.js';
import { ApiAmount, ApiFlag, ApiOneOf, ApiWholeNumber } from '../../platform/openapi/response-fields.js';
import { storedFields } from '../../platform/openapi/stored-fields.js';
import { ChargedRecord, Line, PriceSource } from './line.schema.js';

const HIDDEN = 'null until the quote is priced';
const UNTAXED = 'null until the quote is priced, and if it has no VAT';

export const ARABIC_NAME = {
  description: 'Arabic product name when the line was created; empty if there was none',
  example: 'أشرطة الختم الحراري 1 بوصة 100 ياردة أسود',
} as const;

export class PriceSourceResponse extends storedFields(PriceSource, {
  list: { description: '`_id` of the price list' },
  name: { description: 'Name of the price list at that time', example: 'Packaging makers 2027' },
  line: { description: '`_id` of the line of the price list' },
  minQty: { minimum: 1, description: 'Minimum quantity for this price', example: 24 },
  listPrice: { description: 'List price at that time, incl. VAT', example: 6 },
}) {}

/** The subject of a line whose amounts are not those of a document. */
export const GOODS_FIELDS = {
  product: { description: 'Product id; null for a custom item' },
  productName: { example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' },
  productNameAr: ARABIC_NAME,
  sku: { example: 'RIB-00001' },
  unit: { example: 'roll' },
} as const;

export class LineResponse extends storedFields(Line, {
  _id: { description: 'Line id; the same from quote to invoice' },
  product: { description: 'Product id; null for a custom item' },
  productName: {
    description: 'Product name, or the text of a custom item',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black',
  },
  productNameAr: ARABIC_NAME,
  sku: { description: 'Empty for a custom item', example: 'RIB-00001' },
  code: { example: 'FC3' },
  size: { example: '1-inch' },
  unit: { example: 'roll' },
  qty: { minimum: 1, example: 12 },
}) {
  @ApiWholeNumber({
    minimum: 2,
    required: false,
    description: 'Units per pack; missing if not sold in packs',
    example: 12,
  })
  packSize?: number;

  @ApiProperty({ required: false, description: 'Name of the pack', example: 'carton' })
  packUnit?: string;

  @ApiAmount({ nullable: true, description: HIDDEN, example: 18.5 })
  unitPrice: number | null;

  @ApiAmount({ nullable: true, description: `Quantity × unit price, before discount; ${HIDDEN}`, example: 222 })
  qtyPrice: number | null;

  @ApiAmount({ nullable: true, description: `Discount of the line; ${HIDDEN}`, example: 12 })
  discount: number | null;

  @ApiOneOf(TAX_CATEGORIES, { nullable: true, description: `VAT category (UN/CEFACT 5305); ${HIDDEN}` })
  taxCategory: TaxCategory | null;

  @ApiProperty({ description: 'Reason for a VAT category that differs from the product’s', example: '' })
  taxReason: string;

  @ApiProperty({ type: Number, nullable: true, description: `VAT in percent; ${UNTAXED}`, example: 5 })
  taxRate: number | null;

  @ApiAmount({
    nullable: true,
    description: `Amount excl. VAT, less the line’s share of the document discount; ${UNTAXED}`,
    example: 200,
  })
  net: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 10 })
  vat: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 210 })
  gross: number | null;

  @ApiProperty({
    type: PriceSourceResponse,
    required: false,
    nullable: true,
    description:
      'Price list that set the price; null for the list price or a price entered by staff. Staff only, on quotes ' +
      'and orders',
  })
  priceSource?: PriceSourceResponse | null;

  @ApiFlag({
    required: false,
    nullable: true,
    description: 'True if staff entered the unit price; null if unknown. Staff only, on quotes and orders',
  })
  priceIsManual?: boolean | null;

  @ApiAmount({
    required: false,
    nullable: true,
    description: 'Unit cost excl. VAT, or null. Staff only, on quotes and orders',
    example: 12.4,
  })
  costPrice?: number | null;

  @ApiProperty({
    type: LineMarginResponse,
    required: false,
    nullable: true,
    description: 'null if the cost is unknown. Staff only, on quotes and orders',
  })
  margin?: LineMarginResponse | null;
}

export class TaxCategoryResponse {
  @ApiOneOf(TAX_CATEGORIES)
  category: TaxCategory;

  @ApiProperty({ type: Number, description: 'VAT rate in percent', example: 5 })
  rate: number;

  @ApiAmount({ example: 235.24 })
  net: number;

  @ApiAmount({ example: 11.76 })
  vat: number;
}

export class TaxResponse {
  @ApiOneOf(PRICE_BASES, { description: 'Price basis: prices include or exclude VAT' })
  basis: PriceBasis;

  @ApiAmount({ example: 235.24 })
  net: number;

  @ApiAmount({ example: 11.76 })
  vat: number;

  @ApiAmount({ description: 'Amount payable', example: 247 })
  gross: number;

  @ApiProperty({ type: [TaxCategoryResponse] })
  categories: TaxCategoryResponse[];
}

export class ChargedResponse extends storedFields(
  ChargedRecord,
  {
    deliveryCharge: { example: 25 },
    extraFee: { example: 0 },
    discount: { description: 'Discount of all lines together', example: 10 },
    discountReason: { example: 'First order' },
  },
  PurchaseResponse,
) {
  @ApiProperty({
    type: TaxResponse,
    nullable: true,
    description: 'null until the quote is priced, and if it has no VAT',
  })
  tax: TaxResponse | null;
}
