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

  @ApiProperty({ description: 'Entered by staff; empty where there is none', example: '' })
  displayNameAr: string;
}

class PriceBreakResponse {
  @ApiWholeNumber({ minimum: 1, description: 'From this quantity on', example: 24 })
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
    description: 'Made of category, size, variant, color and code',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  })
  name: string;

  @ApiProperty({ description: 'Arabic, entered by staff; empty where there is none', example: '' })
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

  @ApiWholeNumber({ minimum: 1, description: 'Buyers request multiples of it, from the MOQ up', example: 1 })
  step: number;

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'The most on one line; null: no maximum', example: 600 })
  max: number | null;

  @ApiWholeNumber({ minimum: 2, nullable: true, description: 'The units in a pack; null: not packed', example: 12 })
  packSize: number | null;

  @ApiProperty({ description: 'The pack; empty where it is not packed', example: 'carton' })
  packUnit: string;

  @ApiFlag({ description: 'False: shown, but can’t be requested' })
  isAvailable: boolean;

  @ApiFlag({ description: 'False: hidden from the shop' })
  isActive: boolean;

  @ApiProperty({ example: 'Japan' })
  origin: string;

  @ApiAmount({
    description:
      'What the caller pays for the smallest quantity; to staff the list price. Holds the VAT of a shop that is registered for it',
    example: 18.5,
  })
  price: number;

  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True: the caller sees no prices (`pricesFor` of the shop), and `price` is 0',
    example: true,
  })
  priceHidden?: boolean;

  @ApiAmount({ required: false, description: 'the list price, where the caller’s is another one', example: 20 })
  listPrice?: number;

  @ApiProperty({
    type: [PriceBreakResponse],
    required: false,
    description: 'The caller’s prices by quantity, from the smallest one, where they differ',
  })
  breaks?: PriceBreakResponse[];

  @ApiProperty({
    required: false,
    description: 'The price list of the caller that `price` is from, where it is not everybody’s',
    example: 'Packaging makers 2027',
  })
  priceSource?: string;

  @ApiProperty({
    type: QuantitiesResponse,
    required: false,
    description: 'The quantities for everybody, where `moq`, `step` and `max` are those of a price list of the caller',
  })
  listQuantities?: QuantitiesResponse;

  @ApiOneOf(TAX_CATEGORIES, { description: 'Of VAT; only S has a rate above 0' })
  taxCategory: TaxCategory;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiProperty({ type: [String], description: 'Addresses of pictures', example: ['/media/ribbon.svg'] })
  images: string[];

  @ApiProperty({ example: 'For coated board and bags. Stores for two years at 20 °C.' })
  description: string;

  @ApiProperty({ description: 'In Arabic; empty where there is none', example: '' })
  descriptionAr: string;

  @ApiProperty({
    description: 'Machines or printers that it fits, separated by commas',
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
    description: 'without VAT: what a piece costs the shop; null: not known. Staff only',
    example: 12.4,
  })
  costPrice?: number | null;

  @ApiProperty({ required: false, description: 'Why it is not standard rated. Staff only', example: '' })
  taxReason?: string;

  @ApiProperty({ required: false, description: 'Code of the customs tariff. Staff only', example: '961210' })
  hsCode?: string;

  @ApiOneOf(UNIT_CODES, { required: false, description: 'UN/ECE Recommendation 20. Staff only' })
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
  @ApiProperty({ description: 'A length that no product found has', example: '122 m' })
  asked: string;

  @ApiProperty({
    type: [String],
    description: 'The lengths found in its place, the nearest first',
    example: ['150-yd'],
  })
  found: readonly string[];
}

class CorrectionResponse {
  @ApiProperty({ description: 'A word that the catalog does not know', example: 'ribon' })
  asked: string;

  @ApiProperty({ type: [String], description: 'The words that it was taken for', example: ['ribbon'] })
  found: readonly string[];
}

class NearestResponse {
  @ApiProperty({ type: [ProductResponse], description: 'The products that have most of what was asked for' })
  products: ProductResponse[];

  @ApiProperty({ type: [String], description: 'What the first of them lacks', example: ['purple'] })
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
    description: 'Words that no product has: the others found the products',
    example: ['cheap'],
  })
  leftOut: string[];

  @ApiProperty({ type: NearestResponse, nullable: true, description: 'null where the search found something' })
  nearest: NearestResponse | null;
}

export class ProductPageResponse {
  @ApiProperty({ type: [ProductResponse] })
  data: ProductResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;

  @ApiProperty({ type: SearchNotesResponse, required: false, description: 'Only where `q` was sent' })
  search?: SearchNotesResponse;
}
