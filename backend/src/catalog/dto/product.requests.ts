import { IsNotEmpty } from 'class-validator';
import { withRule } from '../../platform/errors/reason.js';
import { Amount, Flag, Id, OneOf, Text, Version, WholeNumber } from '../../platform/http/validation/fields.js';
import { DropUnknownFields } from '../../platform/http/validation/validation.pipe.js';
import { MAX_LENGTH } from '@shop/contract/limits';
import { PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import { PictureAddresses } from './picture-address.js';

const MAX_PIECES = 1e9;

/** What may be left out both of a new product and of a change. */
class ProductFieldsDto {
  @Text({ max: MAX_LENGTH.attribute, optional: true, example: '100-yd' })
  variant?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'Black' })
  color?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'FC3' })
  code?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'Wax-resin' })
  sort?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'A++' })
  quality?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'Japan' })
  origin?: string;

  @Text({ max: MAX_LENGTH.attribute, optional: true, example: 'roll' })
  unit?: string;

  @Text({
    max: 1000,
    optional: true,
    description: 'Key features, separated by commas',
    example: 'Sharp edges, Fast release',
  })
  displaySpecs?: string;

  @Text({ max: 5000, optional: true, example: 'For coated board and bags. Stores for two years at 20 °C.' })
  description?: string;

  @Text({ max: 100, optional: true, example: 'A-03-2' })
  storageLocation?: string;

  @WholeNumber({ min: 0, max: MAX_PIECES, optional: 'filled', example: 120 })
  stock?: number;

  @WholeNumber({ min: 1, max: MAX_PIECES, optional: 'filled', description: 'Minimum order quantity', example: 5 })
  moq?: number;

  @Amount({ optional: 'filled', description: 'AED', example: 18.5 })
  price?: number;

  @Flag({ optional: true, description: 'False: shown, but can’t be requested' })
  isAvailable?: boolean;

  @Flag({ optional: true, description: 'False: hidden from the shop' })
  isActive?: boolean;

  @PictureAddresses()
  images?: string[];
}

@DropUnknownFields()
export class CreateProductDto extends ProductFieldsDto {
  @OneOf(PRODUCT_TYPES, { description: 'The one of the category' })
  @IsNotEmpty({ message: 'Product type is required.', ...withRule('REQUIRED') })
  productType: ProductType;

  @Id()
  @IsNotEmpty({ message: 'Category is required.', ...withRule('REQUIRED') })
  category: string;

  @Text({ max: MAX_LENGTH.attribute, required: 'Size is required.', example: '1-inch' })
  size: string;
}

/** The fields of a product; those that are left out stay as they are. Type, name and SKU are not among them. */
@DropUnknownFields()
export class UpdateProductDto extends ProductFieldsDto {
  @Id({ optional: true, description: 'A category of the same product type' })
  category?: string;

  @Text({ max: MAX_LENGTH.attribute, required: 'Size is required.', optional: true, example: '1-inch' })
  size?: string;

  @Version()
  version?: number;
}
