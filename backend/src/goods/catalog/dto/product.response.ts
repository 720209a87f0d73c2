import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { ProductCategory, Product } from '../product.schema.js';

export class ProductCategoryResponse extends storedFields(ProductCategory, {
  _id: {},
  name: { example: 'hot-stamping-ribbon' },
  displayName: { example: 'Hot-Stamping Ribbon' },
  displayNameAr: { description: 'Display name in Arabic, entered by staff; empty if there is none', example: '' },
}) {}

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

export class ProductResponse extends storedFields(Product, {
  _id: {},
  productType: {},
  category: { part: ProductCategoryResponse },
  name: {
    description: 'Entered by staff, or generated from category, size, variant, colour and code',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  },
  nameAr: { description: 'Name in Arabic, entered by staff; empty if there is none', example: '' },
  sku: { example: 'RIB-00001' },
  size: { example: '1-inch' },
  variant: { example: '100-yd' },
  color: { example: 'Black' },
  code: { example: 'FC3' },
  displaySpecs: { description: 'Key features, separated by commas', example: 'Sharp edges, Fast release' },
  sort: { description: 'Make or grade', example: 'Wax-resin' },
  quality: { example: 'A++' },
  moq: { minimum: 1, description: 'Minimum order quantity', example: 5 },
  step: { minimum: 1, description: 'Buyers can order multiples of it, from the MOQ up', example: 1 },
  max: { minimum: 1, description: 'Maximum quantity per line; null for no maximum', example: 600 },
  packSize: { minimum: 2, description: 'Units per pack; null if not sold in packs', example: 12 },
  packUnit: { description: 'Name of the pack; empty if not sold in packs', example: 'carton' },
  isAvailable: { description: 'False if the product is visible but can’t be ordered' },
  isActive: { description: 'False if the product is hidden in the shop' },
  origin: { example: 'Japan' },
  price: {
    description:
      'Price for the caller at the smallest quantity; for staff, the list price. Includes VAT if the shop is ' +
      'VAT-registered',
    example: 18.5,
  },
  taxCategory: { description: 'VAT category; only S has a rate above 0' },
  unit: { example: 'roll' },
  images: { description: 'Image addresses', example: ['/media/ribbon.svg'] },
  description: { example: 'For coated board and bags. Stores for two years at 20 °C.' },
  descriptionAr: { description: 'Description in Arabic; empty if there is none', example: '' },
  machines: {
    description: 'Compatible machines or printers, separated by commas',
    example: 'Zebra ZT410, TSC TTP-244',
  },
  version: RECORD_FIELDS.version,
  nameEn: { staffOnly: true, description: 'Name as entered by staff; empty if it is generated', example: '' },
  stock: { staffOnly: true, example: 120 },
  storageLocation: { staffOnly: true, example: 'A-03-2' },
  costPrice: { staffOnly: true, description: 'Unit cost excl. VAT; null if unknown', example: 12.4 },
  taxReason: { staffOnly: true, description: 'Reason why it is not standard rated', example: '' },
  hsCode: { staffOnly: true, description: 'Customs tariff code (HS code)', example: '961210' },
  unitCode: { staffOnly: true, description: 'Unit code (UN/ECE Recommendation 20)' },
  createdAt: { staffOnly: true },
  updatedAt: { staffOnly: true },
}) {
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
