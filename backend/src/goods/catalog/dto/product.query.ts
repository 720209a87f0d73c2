import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsMongoId, IsOptional } from 'class-validator';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { ID_PATTERN, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { Repeated, Texts } from '../../../platform/http/validation/list-fields.js';
import { DEFAULT_PAGE_SIZE, MAX_FILTER_VALUES, MAX_LENGTH, MAX_PAGE_SIZE } from '@shop/contract/limits';
import { PRODUCT_SORTS, PRODUCT_TYPES, type ProductSort, type ProductType } from '@shop/contract/catalog';

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
    Texts({
      max: MAX_FILTER_VALUES,
      maxLength: MAX_LENGTH.attribute,
      optional: true,
      description: 'Products with any of these values',
    }),
  );

/** The filters of the shop page. */
export class ProductQueryDto {
  @Absent()
  @OneOf(PRODUCT_TYPES, { optional: true, description: 'Products of this type' })
  productType?: ProductType;

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    maxItems: MAX_FILTER_VALUES,
    description: 'Products of any of these categories',
  })
  @Repeated()
  @IsOptional()
  @IsArray({ message: 'Must be a list.' })
  @ArrayMaxSize(MAX_FILTER_VALUES, { message: `Must be at most ${MAX_FILTER_VALUES} entries.` })
  @IsMongoId({ each: true, message: 'Must be ids of categories.' })
  categoryIds?: string[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    maxItems: MAX_PAGE_SIZE,
    description: 'Products with these ids, for example those of a cart',
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
    description: 'Search words for name, SKU and code; a product must match all of them',
    example: 'black',
  })
  q?: string;

  @Numeric()
  @WholeNumber({ min: 1, max: 1e6, optional: true, description: 'Page number; 1 by default', example: 1 })
  page?: number;

  @Numeric()
  @WholeNumber({
    min: 1,
    max: MAX_PAGE_SIZE,
    optional: true,
    description: `Page size; ${DEFAULT_PAGE_SIZE} by default`,
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
      'Sort order. By default the order of the shop, or best match first for a search. `bought` puts the ' +
      'products that the signed-in caller ordered most first',
  })
  sort?: ProductSort;
}

/** With `sort`, `range` or `filter`, a list in the dialect of ra-data-simple-rest; otherwise a page as in the shop. */
export class StaffProductQueryDto extends IntersectionType(ProductQueryDto, ListQueryDto) {}

export class SuggestionQueryDto {
  @Text({
    max: MAX_LENGTH.search,
    description: 'Search words, or beginnings of words, for name, SKU and code; all must match',
    example: 'sat',
  })
  q: string;
}
