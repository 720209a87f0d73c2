import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { UNIT_CODES, type UnitCode } from '@shop/contract/units';
import { TAX_CATEGORIES, type TaxCategory } from '@shop/contract/vat';
import { IsNotEmpty, Matches } from 'class-validator';
import { Amount, Flag, Id, OneOf, Text, Version, WholeNumber } from '../../../platform/http/validation/fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { MAX_LENGTH, MAX_PIECES, MAX_QTY } from '@shop/contract/limits';
import { PRODUCT_TYPES, type ProductType } from '@shop/contract/catalog';
import { ProductResponse } from './product.response.js';
import { PictureAddresses } from '../../../platform/pictures/dto/picture-address.js';
import { ruleOptions } from '../../../platform/errors/refuse.js';

/** Spaces around the code are removed. */
const HS_CODE = /^\s*(\d{6,12})?\s*$/;

function HsCode(): PropertyDecorator {
  return applyDecorators(
    Text({ max: 12, optional: true, description: 'Customs tariff code (HS code); empty if none', example: '961210' }),
    ApiProperty({ pattern: HS_CODE.source }),
    Matches(HS_CODE, ruleOptions('HS_CODE')),
  );
}

/** The optional fields of a new product and of a change. */
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
    max: MAX_LENGTH.displaySpecs,
    kind: 'paragraphs',
    optional: true,
    description: 'Key features, separated by commas',
    example: 'Sharp edges, Fast release',
  })
  displaySpecs?: string;

  @Text({
    max: MAX_LENGTH.description,
    kind: 'paragraphs',
    optional: true,
    example: 'For coated board and bags. Stores for two years at 20 °C.',
  })
  description?: string;

  @Text({
    max: MAX_LENGTH.description,
    kind: 'paragraphs',
    optional: true,
    description: 'Description in Arabic',
    example: 'للكرتون المطلي والأكياس. يُخزَّن سنتين عند 20 °م.',
  })
  descriptionAr?: string;

  @Text({
    max: MAX_LENGTH.machines,
    optional: true,
    description: 'Compatible machines or printers, separated by commas',
    example: 'Zebra ZT410, TSC TTP-244',
  })
  machines?: string;

  @Text({
    max: MAX_LENGTH.lineText,
    optional: true,
    description: 'Name; generated from category, size, variant, colour and code if empty',
    example: 'Hot stamping ribbon 1 inch × 100 yd, black',
  })
  nameEn?: string;

  @Text({
    max: MAX_LENGTH.lineText,
    optional: true,
    description: 'Name in Arabic; generated from the words of the catalog if empty',
    example: 'شريط ختم حراري أسود 1 بوصة',
  })
  nameAr?: string;

  @Text({ max: 100, optional: true, example: 'A-03-2' })
  storageLocation?: string;

  @WholeNumber({ min: 0, max: MAX_PIECES, optional: 'filled', example: 120 })
  stock?: number;

  @WholeNumber({ min: 1, max: MAX_PIECES, optional: 'filled', description: 'Minimum order quantity', example: 5 })
  moq?: number;

  @WholeNumber({
    min: 1,
    max: MAX_QTY,
    optional: 'filled',
    description: 'Buyers can order multiples of it, from the MOQ up; the MOQ must be a multiple',
    example: 5,
  })
  step?: number;

  @WholeNumber({
    min: 1,
    max: MAX_QTY,
    optional: true,
    description: 'Maximum quantity per line; null for no maximum',
    example: 600,
  })
  max?: number | null;

  @WholeNumber({
    min: 2,
    max: MAX_QTY,
    optional: true,
    description: 'Units per pack, together with `packUnit`; null if not sold in packs',
    example: 12,
  })
  packSize?: number | null;

  @Text({
    max: MAX_LENGTH.attribute,
    optional: true,
    description: 'Name of a pack of `packSize` units',
    example: 'carton',
  })
  packUnit?: string;

  @Amount({ optional: 'filled', description: 'AED', example: 18.5 })
  price?: number;

  @Amount({
    optional: true,
    description: 'Unit cost in AED excl. VAT; null if unknown',
    example: 12.4,
  })
  costPrice?: number | null;

  @Flag({ optional: true, description: 'If false, the product is visible but can’t be ordered' })
  isAvailable?: boolean;

  @Flag({ optional: true, description: 'If false, the product is hidden in the shop' })
  isActive?: boolean;

  @OneOf(TAX_CATEGORIES, { optional: true, description: 'VAT category (UN/CEFACT 5305)' })
  taxCategory?: TaxCategory;

  @Text({
    max: MAX_LENGTH.taxReason,
    optional: true,
    description: 'Required if the VAT category is not S; otherwise cleared',
    example: 'Zero rated by article 45 (1)',
  })
  taxReason?: string;

  @HsCode()
  hsCode?: string;

  @OneOf(UNIT_CODES, {
    optional: true,
    description: 'Unit code (UN/ECE Recommendation 20); derived from the unit if omitted',
  })
  unitCode?: UnitCode;

  @PictureAddresses()
  images?: string[];
}

@IgnoresFieldsOf(ProductResponse)
export class CreateProductDto extends ProductFieldsDto {
  @OneOf(PRODUCT_TYPES, { description: 'Product type; must be the type of the category' })
  @IsNotEmpty(ruleOptions('REQUIRED', {}, 'Product type is required.'))
  productType: ProductType;

  @Id()
  @IsNotEmpty(ruleOptions('REQUIRED', {}, 'Category is required.'))
  category: string;

  @Text({ max: MAX_LENGTH.attribute, required: 'Size is required.', example: '1-inch' })
  size: string;
}

/** The fields of a product; missing ones don't change. Type, name and SKU can't be changed. */
@IgnoresFieldsOf(ProductResponse)
export class UpdateProductDto extends ProductFieldsDto {
  @Id({ optional: true, description: 'Category; must have the same product type' })
  category?: string;

  @Text({ max: MAX_LENGTH.attribute, required: 'Size is required.', optional: true, example: '1-inch' })
  size?: string;

  @Text({
    max: MAX_LENGTH.note,
    optional: true,
    description: 'Reason for the stock change; stored in the history of the product',
    example: 'Counted on the shelf',
  })
  stockReason?: string;

  @Version()
  version?: number;
}
