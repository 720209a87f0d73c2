import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsMongoId, IsOptional } from 'class-validator';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { ID_PATTERN, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { Repeated, Texts } from '../../../platform/http/validation/list-fields.js';
import { DEFAULT_PAGE_SIZE, MAX_LENGTH, MAX_PAGE_SIZE } from '@shop/contract/limits';
import { PRODUCT_SORTS, PRODUCT_TYPES, type ProductSort, type ProductType } from '@shop/contract/catalog';

const MAX_VALUES = 50;

/** An empty parameter counts as missing. */
const Absent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** Query parameters are texts. */
const Numeric = () =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return undefined;
    return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  });

const AttributeValues = () =>
  applyDecorators(
    Repeated(),
    Texts({ max: MAX_VALUES, maxLength: MAX_LENGTH.attribute, optional: true, description: 'Any of these values' }),
  );

/** The filters of the shop page. */
export class ProductQueryDto {
  @Absent()
  @OneOf(PRODUCT_TYPES, { optional: true, description: 'Only of this type' })
  productType?: ProductType;

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    maxItems: MAX_VALUES,
    description: 'Any of these categories',
  })
  @Repeated()
  @IsOptional()
  @IsArray({ message: 'Must be a list.' })
  @ArrayMaxSize(MAX_VALUES, { message: `Must be at most ${MAX_VALUES} entries.` })
  @IsMongoId({ each: true, message: 'Must be ids of categories.' })
  categoryIds?: string[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    maxItems: MAX_PAGE_SIZE,
    description: 'Any of these products: those of a cart',
  })
  @Repeated()
  @IsOptional()
  @IsArray({ message: 'Must be a list.' })
  @ArrayMaxSize(MAX_PAGE_SIZE, { message: `Must be at most ${MAX_PAGE_SIZE} entries.` })
  @IsMongoId({ each: true, message: 'Must be ids of products.' })
  ids?: string[];

  @AttributeValues()
  'attributes[size]'?: string[];

  @AttributeValues()
  'attributes[variant]'?: string[];

  @AttributeValues()
  'attributes[color]'?: string[];

  @AttributeValues()
  'attributes[code]'?: string[];

  @AttributeValues()
  'attributes[sort]'?: string[];

  @AttributeValues()
  'attributes[quality]'?: string[];

  @AttributeValues()
  'attributes[origin]'?: string[];

  @AttributeValues()
  'attributes[unit]'?: string[];

  @Text({
    max: MAX_LENGTH.search,
    optional: true,
    description: 'Words of name, SKU and code; all have to occur',
    example: 'black',
  })
  q?: string;

  @Numeric()
  @WholeNumber({ min: 1, max: 1e6, optional: true, description: '1 where it is left out', example: 1 })
  page?: number;

  @Numeric()
  @WholeNumber({
    min: 1,
    max: MAX_PAGE_SIZE,
    optional: true,
    description: `${DEFAULT_PAGE_SIZE} where it is left out`,
    example: DEFAULT_PAGE_SIZE,
  })
  limit?: number;
}

/** The query of a page of the shop, with its order. */
export class ProductListingQueryDto extends ProductQueryDto {
  @Absent()
  @OneOf(PRODUCT_SORTS, {
    optional: true,
    description:
      'Without it the order of the shop; of a search, the best first. `bought`: what the caller ordered most of first, ' +
      'for who is signed in',
  })
  sort?: ProductSort;
}

/** With `sort`, `range` or `filter`, a list in the dialect of ra-data-simple-rest; otherwise a page as in the shop. */
export class StaffProductQueryDto extends IntersectionType(ProductQueryDto, ListQueryDto) {}

export class SuggestionQueryDto {
  @Text({
    max: MAX_LENGTH.search,
    description: 'Words or beginnings of words of name, SKU and code; all have to occur',
    example: 'sat',
  })
  q: string;
}
