import { Transform } from 'class-transformer';
import { Flag, Ignored, OneOf, Text, Version, WholeNumber } from '../../../platform/http/validation/fields.js';
import { ListOf, Texts } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { FILTER_KEYS, type FilterKey, PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import { MAX_LENGTH, MAX_POSITION } from '@shop/contract/limits';
import { CategoryResponse } from './category.response.js';
import { PictureAddress } from '../../../platform/pictures/dto/picture-address.js';

/** Forms send null or '' for an emptied field: it gets the default of a new record. */
function EmptyAs(fallback: number): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === null || value === '' ? fallback : value));
}

export class CategoryFilterDto {
  @Ignored('Not used: filters are identified by their key', 'string')
  _id?: unknown;

  @OneOf(FILTER_KEYS, { description: 'Product field used by the filter', example: 'size' })
  Key: FilterKey;

  @Text({ max: 60, optional: true, description: 'Label; generated from the key if empty', example: 'Width' })
  displayName?: string;

  @Transform(({ value }: { value: unknown }) => value ?? [])
  @Texts({
    max: 200,
    maxLength: MAX_LENGTH.attribute,
    optional: true,
    description: 'Values in display order',
    example: ['1/2-inch', '3/4-inch', '1-inch'],
  })
  values?: string[];

  @Transform(({ value }: { value: unknown }) => (Number.isSafeInteger(Number(value)) ? Number(value) : 0))
  @WholeNumber({
    min: -MAX_POSITION,
    max: MAX_POSITION,
    optional: true,
    description: 'Sort order; 0 if it is not an integer',
    example: 0,
  })
  order?: number;
}

/** The fields of a category; missing ones don't change. */
@IgnoresFieldsOf(CategoryResponse)
export class UpdateCategoryDto {
  @Text({ max: 60, required: 'Name is required.', optional: true, example: 'satin-ribbon' })
  name?: string;

  @Text({ max: 80, required: 'Display name is required.', optional: true, example: 'Satin Ribbon' })
  displayName?: string;

  @Text({
    max: 80,
    optional: true,
    description: 'Display name in Arabic; translated from the display name if empty',
    example: 'شريط ساتان',
  })
  displayNameAr?: string;

  @OneOf(PRODUCT_TYPES, { optional: true, description: 'Product type; also changes for the products of the category' })
  productType?: ProductType;

  @Text({ max: 2000, kind: 'paragraphs', optional: true, example: 'Woven edges, for gifts and garments' })
  description?: string;

  @EmptyAs(0)
  @WholeNumber({
    min: 0,
    max: MAX_POSITION,
    optional: true,
    message: 'Position must be a whole number of 0 or more.',
    example: 1,
  })
  position?: number;

  @Flag({ optional: true })
  isActive?: boolean;

  @PictureAddress()
  image?: string;

  @ListOf(() => CategoryFilterDto, { max: FILTER_KEYS.length, optional: true })
  filters?: CategoryFilterDto[];

  @Version()
  version?: number;
}
