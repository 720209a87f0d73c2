import { ApiProperty } from '@nestjs/swagger';
import { PRICE_BASES, type PriceBasis, TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { PurchaseResponse } from '../particulars/dto/purchase-details.response.js';
import { LineMarginResponse } from './margin.response.js';
import { ApiAmount, ApiFlag, ApiId, ApiOneOf, ApiWholeNumber } from '../../platform/openapi/response-fields.js';

const HIDDEN = 'null until the quote is priced';
const UNTAXED = 'null without VAT and until the quote is priced';

export const ARABIC_NAME = {
  description: 'The Arabic name of the product when the line was created; empty: there was none',
  example: 'أشرطة الختم الحراري 1 بوصة 100 ياردة أسود',
} as const;

/** The line of a price list that decided a price. */
export class PriceSourceResponse {
  @ApiId({ description: 'The price list' })
  list: string;

  @ApiProperty({ description: 'Its name at that time', example: 'Packaging makers 2027' })
  name: string;

  @ApiId({ description: 'Its line' })
  line: string;

  @ApiWholeNumber({ minimum: 1, description: 'From this quantity on', example: 24 })
  minQty: number;

  @ApiAmount({ description: 'the list price at that time, VAT included', example: 6 })
  listPrice: number;
}

/** The subject of a line whose amounts are not those of a document. */
export class GoodsResponse {
  @ApiId({ nullable: true, description: 'Id of the product; null: a line of free text' })
  product: string | null;

  @ApiProperty({ example: 'Hot-Stamping Ribbon 1-inch 100-yd Black' })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ example: 'roll' })
  unit: string;
}

export class LineResponse {
  @ApiId({ description: 'Stays the same from the quote to the invoice' })
  _id: string;

  @ApiId({ nullable: true, description: 'Id of the product; null: a line of free text' })
  product: string | null;

  @ApiProperty({
    description: 'The name of the product, or the text of the line',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black',
  })
  productName: string;

  @ApiProperty(ARABIC_NAME)
  productNameAr: string;

  @ApiProperty({ description: 'Empty on a line of free text', example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ example: 'FC3' })
  code: string;

  @ApiProperty({ example: '1-inch' })
  size: string;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiWholeNumber({ minimum: 2, required: false, description: 'The units in a pack; missing: not packed', example: 12 })
  packSize?: number;

  @ApiProperty({ required: false, description: 'The pack of `packSize` units', example: 'carton' })
  packUnit?: string;

  @ApiWholeNumber({ minimum: 1, example: 12 })
  qty: number;

  @ApiAmount({ nullable: true, description: HIDDEN, example: 18.5 })
  unitPrice: number | null;

  @ApiAmount({ nullable: true, description: `quantity × unit price, without the discount; ${HIDDEN}`, example: 222 })
  qtyPrice: number | null;

  @ApiAmount({ nullable: true, description: `taken off the line; ${HIDDEN}`, example: 12 })
  discount: number | null;

  @ApiOneOf(TAX_CATEGORIES, { nullable: true, description: `VAT category of UN/CEFACT 5305; ${HIDDEN}` })
  taxCategory: TaxCategory | null;

  @ApiProperty({ description: 'Why it has another category than its product', example: '' })
  taxReason: string;

  @ApiProperty({ type: Number, nullable: true, description: `VAT in percent; ${UNTAXED}`, example: 5 })
  taxRate: number | null;

  @ApiAmount({ nullable: true, description: `less its share of the document’s discount; ${UNTAXED}`, example: 200 })
  net: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 10 })
  vat: number | null;

  @ApiAmount({ nullable: true, description: UNTAXED, example: 210 })
  gross: number | null;

  @ApiProperty({
    type: PriceSourceResponse,
    required: false,
    nullable: true,
    description: 'null: the list price, or staff entered it. Staff only, on quotes and orders',
  })
  priceSource?: PriceSourceResponse | null;

  @ApiFlag({
    required: false,
    nullable: true,
    description: 'True: staff entered the unit price. null: not known. Staff only, on quotes and orders',
  })
  priceIsManual?: boolean | null;

  @ApiAmount({
    required: false,
    nullable: true,
    description: 'what a piece cost the shop, without VAT; null: not known. Staff only, on quotes and orders',
    example: 12.4,
  })
  costPrice?: number | null;

  @ApiProperty({
    type: LineMarginResponse,
    required: false,
    nullable: true,
    description: 'null where the cost is not known. Staff only, on quotes and orders',
  })
  margin?: LineMarginResponse | null;
}

class TaxCategoryResponse {
  @ApiOneOf(TAX_CATEGORIES)
  category: TaxCategory;

  @ApiProperty({ type: Number, description: 'In percent', example: 5 })
  rate: number;

  @ApiAmount({ example: 235.24 })
  net: number;

  @ApiAmount({ example: 11.76 })
  vat: number;
}

/** The VAT of a document. */
export class TaxResponse {
  @ApiOneOf(PRICE_BASES, { description: 'Whether the prices hold the VAT' })
  basis: PriceBasis;

  @ApiAmount({ example: 235.24 })
  net: number;

  @ApiAmount({ example: 11.76 })
  vat: number;

  @ApiAmount({ description: 'what is to be paid', example: 247 })
  gross: number;

  @ApiProperty({ type: [TaxCategoryResponse] })
  categories: TaxCategoryResponse[];
}

/** A document with lines and charges. */
export class ChargedResponse extends PurchaseResponse {
  @ApiAmount({ example: 25 })
  deliveryCharge: number;

  @ApiAmount({ example: 0 })
  extraFee: number;

  @ApiAmount({ description: 'taken off the lines together', example: 10 })
  discount: number;

  @ApiProperty({ example: 'First order' })
  discountReason: string;

  @ApiProperty({ type: TaxResponse, nullable: true, description: 'null without VAT and until the quote is priced' })
  tax: TaxResponse | null;
}
