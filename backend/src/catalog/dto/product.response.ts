import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../domain/product-types.js';

export class ProductCategoryResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;

  @ApiProperty({ example: 'hot-stamping-ribbon' })
  name: string;

  @ApiProperty({ example: 'Hot-Stamping Ribbon' })
  displayName: string;
}

export class ProductResponse {
  @ApiProperty({ example: '6920200f1c2d3e4f5a6b7c8d' })
  _id: string;

  @ApiProperty({ enum: PRODUCT_TYPES })
  productType: ProductType;

  @ApiProperty({ type: ProductCategoryResponse })
  category: ProductCategoryResponse;

  @ApiProperty({
    description: 'Made of category, size, variant, color and code',
    example: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  })
  name: string;

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

  @ApiProperty()
  sort: string;

  @ApiProperty({ example: 'A++' })
  quality: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Minimum order quantity', example: 5 })
  moq: number;

  @ApiProperty({ description: 'False: shown, but can’t be requested' })
  isAvailable: boolean;

  @ApiProperty({ description: 'False: hidden from the shop' })
  isActive: boolean;

  @ApiProperty({ example: 'Japan' })
  origin: string;

  @ApiProperty({ description: 'AED', example: 18.5 })
  price: number;

  @ApiProperty({ example: 'roll' })
  unit: string;

  @ApiProperty({ type: [String], description: 'Addresses of pictures', example: ['/media/ribbon.svg'] })
  images: string[];

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ required: false, type: 'integer', description: 'Staff only', example: 120 })
  stock?: number;

  @ApiProperty({ required: false, description: 'Staff only', example: 'A-03-2' })
  storageLocation?: string;

  @ApiProperty({ required: false, format: 'date-time', description: 'Staff only' })
  createdAt?: string;

  @ApiProperty({ required: false, format: 'date-time', description: 'Staff only' })
  updatedAt?: string;
}

export class PaginationResponse {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', example: 24 })
  limit: number;

  @ApiProperty({ type: 'integer', example: 130 })
  total: number;

  @ApiProperty({ type: 'integer', example: 6 })
  totalPages: number;
}

export class ProductPageResponse {
  @ApiProperty({ type: [ProductResponse] })
  data: ProductResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}
