import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../platform/openapi/response-fields.js';
import { UNIT_CODES, type UnitCode } from '@shop/contract/units';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';

export class ProductCategoryResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'hot-stamping-ribbon' })
  name: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon' })
  displayName: string;

  @ApiProperty({ description: 'Display name in Arabic, entered by staff; empty if there is none', example: '' })
  displayNameAr: string;
}

class PriceBreakResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Minimum quantity for this price', example: 24 })
  minQty: number;

  @ApiAmount({ example: 5.2 })
  price: number;
}

export class QuantitiesResponse {
  @ApiWholeNumber({ minimum: 1, description: 'Minimum order quantity', example: 12 })
  moq: number;

  @ApiWholeNumber({ minimum: 1, example: 1 })
  step: number;

  @ApiWholeNumber({ minimum: 1, nullable: true, example: null })
  max: number | null;
}

export class ProductResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(PRODUCT_TYPES)
  productType: ProductType;

  @ApiProperty({ type: ProductCategoryResponse })
  category: ProductCategoryResponse;

  @ApiProperty({
    description: 'Generated from category, size, variant, colour and code',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  })
  name: string;

  @ApiProperty({ description: 'Name in Arabic, entered by staff; empty if there is none', example: '' })
  nameAr: string;

  @ApiProperty({ example: 'RIB-00001' })
  sku: string;

  @ApiProperty({ example: '1-inch' })
  size: string;

  @ApiProperty({ example: '100-yd' })
  variant: string;

  @ApiProperty({ example: 'Black' })
  color: string;

  @ApiProperty({ example: 'FC3' })
  code: string;

  @ApiProperty({ description: 'Key features, separated by commas', example: 'Sharp edges, Fast release' })
  displaySpecs: string;

  @ApiProperty({ description: 'Make or grade', example: 'Wax-resin' })
  sort: string;

  @ApiProperty({ example: 'A++' })
  quality: string;

  @ApiWholeNumber({ minimum: 1, description: 'Minimum order quantity', example: 5 })
  moq: number;

  @ApiWholeNumber({ minimum: 1, description: 'Buyers can order multiples of it, from the MOQ up', example: 1 })
  step: number;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'Maximum quantity per line; null for no maximum',
    example: 600,
  })
  max: number | null;

  @ApiWholeNumber({ minimum: 2, nullable: true, description: 'Units per pack; null if not sold in packs', example: 12 })
  packSize: number | null;

  @ApiProperty({ description: 'Name of the pack; empty if not sold in packs', example: 'carton' })
  packUnit: string;

  @ApiFlag({ description: 'False if the product is visible but can’t be ordered' })
  isAvailable: boolean;

  @ApiFlag({ description: 'False if the product is hidden in the shop' })
  isActive: boolean;

  @ApiProperty({ example: 'Japan' })
  origin: string;

  @ApiAmount({
    description:
      'Price for the caller at the smallest quantity; for staff, the list price. Includes VAT if the shop is ' +
      'VAT-registered',
    example: 18.5,
  })
  price: number;

  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True if the caller can’t see prices (`pricesFor` of the shop); `price` is 0 then',
    example: true,
  })
  priceHidden?: boolean;

  @ApiAmount({ required: false, description: 'List price, if the caller’s price differs', example: 20 })
  listPrice?: number;

  @ApiProperty({
    type: [PriceBreakResponse],
    required: false,
    description: 'Caller’s prices by quantity, smallest quantity first, if they differ',
  })
  breaks?: PriceBreakResponse[];

  @ApiProperty({
    required: false,
    description: 'Caller’s price list that sets `price`; missing for a public price',
    example: 'Packaging makers 2027',
  })
  priceSource?: string;

  @ApiProperty({
    type: QuantitiesResponse,
    required: false,
    description: 'Standard quantities, if `moq`, `step` and `max` come from a price list of the caller',
  })
  listQuantities?: QuantitiesResponse;

  @ApiOneOf(TAX_CATEGORIES, { description: 'VAT category; only S has a rate above 0' })
  taxCategory: TaxCategory;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiProperty({ type: [String], description: 'Image addresses', example: ['/media/ribbon.svg'] })
  images: string[];

  @ApiProperty({ example: 'For coated board and bags. Stores for two years at 20 °C.' })
  description: string;

  @ApiProperty({ description: 'Description in Arabic; empty if there is none', example: '' })
  descriptionAr: string;

  @ApiProperty({
    description: 'Compatible machines or printers, separated by commas',
    example: 'Zebra ZT410, TSC TTP-244',
  })
  machines: string;

  @ApiWholeNumber({ minimum: 1, example: 1 })
  version: number;

  @ApiWholeNumber({ required: false, description: 'Staff only', example: 120 })
  stock?: number;

  @ApiProperty({ required: false, description: 'Staff only', example: 'A-03-2' })
  storageLocation?: string;

  @ApiAmount({
    required: false,
    nullable: true,
    description: 'Unit cost excl. VAT; null if unknown. Staff only',
    example: 12.4,
  })
  costPrice?: number | null;

  @ApiProperty({ required: false, description: 'Reason why it is not standard rated. Staff only', example: '' })
  taxReason?: string;

  @ApiProperty({ required: false, description: 'Customs tariff code (HS code). Staff only', example: '961210' })
  hsCode?: string;

  @ApiOneOf(UNIT_CODES, { required: false, description: 'Unit code (UN/ECE Recommendation 20). Staff only' })
  unitCode?: UnitCode;

  @ApiInstant({ required: false, description: 'Staff only' })
  createdAt?: string;

  @ApiInstant({ required: false, description: 'Staff only' })
  updatedAt?: string;
}

class PaginationResponse {
  @ApiWholeNumber({ minimum: 1, example: 1 })
  page: number;

  @ApiWholeNumber({ example: 24 })
  limit: number;

  @ApiWholeNumber({ example: 130 })
  total: number;

  @ApiWholeNumber({ example: 6 })
  totalPages: number;
}

class NearMeasureResponse {
  @ApiProperty({ description: 'Length in the search that no product has', example: '122 m' })
  asked: string;

  @ApiProperty({
    type: [String],
    description: 'Lengths that were found instead, nearest first',
    example: ['150-yd'],
  })
  found: readonly string[];
}

class CorrectionResponse {
  @ApiProperty({ description: 'Word that is not in the catalog', example: 'ribon' })
  asked: string;

  @ApiProperty({ type: [String], description: 'Words that were searched instead', example: ['ribbon'] })
  found: readonly string[];
}

class NearestResponse {
  @ApiProperty({ type: [ProductResponse], description: 'Products that match most of the search' })
  products: ProductResponse[];

  @ApiProperty({ type: [String], description: 'Search words that the first result lacks', example: ['purple'] })
  missing: readonly string[];
}

/** Notes about the interpretation of a search. */
class SearchNotesResponse {
  @ApiProperty({ type: [NearMeasureResponse] })
  near: NearMeasureResponse[];

  @ApiProperty({ type: [CorrectionResponse] })
  corrected: CorrectionResponse[];

  @ApiProperty({
    type: [String],
    description: 'Search words that match no product and were ignored',
    example: ['cheap'],
  })
  leftOut: string[];

  @ApiProperty({ type: NearestResponse, nullable: true, description: 'null if the search found products' })
  nearest: NearestResponse | null;
}

export class ProductPageResponse {
  @ApiProperty({ type: [ProductResponse] })
  data: ProductResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;

  @ApiProperty({ type: SearchNotesResponse, required: false, description: 'Only for a search (`q`)' })
  search?: SearchNotesResponse;
}
