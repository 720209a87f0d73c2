import { toAed, toFils } from '@shop/contract/money';
import { isGiven } from './dto/is-given.js';
import type { UpdateProductDto } from './dto/product.requests.js';
import type { ProductResponse } from './dto/product.response.js';
import type { SuggestionResponse } from './dto/suggestion.response.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import { wireOf } from '../../platform/database/wire.js';
import { type Product, type ProductFields, type ProductRecord, ProductSchema } from './product.schema.js';

const wire = wireOf(ProductSchema);

/**
 * The public fields: without stock, storage location and cost price. The tax category determines the VAT in the price.
 */
export function toPublicProduct(product: ProductRecord): ProductResponse {
  const { category } = product;
  return {
    _id: product._id.toHexString(),
    productType: product.productType,
    category: {
      _id: category._id.toHexString(),
      name: category.name,
      displayName: category.displayName,
      displayNameAr: category.displayNameAr,
    },
    name: product.name,
    nameAr: product.nameAr,
    sku: product.sku,
    size: product.size,
    variant: product.variant,
    color: product.color,
    code: product.code,
    displaySpecs: product.displaySpecs,
    sort: product.sort,
    quality: product.quality,
    moq: product.moq,
    step: product.step,
    max: product.max,
    packSize: product.packSize,
    packUnit: product.packUnit,
    isAvailable: product.isAvailable,
    isActive: product.isActive,
    origin: product.origin,
    price: toAed(product.price),
    taxCategory: product.taxCategory,
    unit: product.unit,
    images: product.images,
    description: product.description,
    descriptionAr: product.descriptionAr,
    machines: product.machines,
    version: product.version,
  };
}

/** @param withCost false for staff without access to costs */
export function toStaffProduct(product: ProductRecord, withCost: boolean): ProductResponse {
  return {
    ...toPublicProduct(product),
    ...wire(product, ['stock', 'storageLocation', 'taxReason', 'hsCode', 'unitCode', 'createdAt', 'updatedAt']),
    ...(withCost && wire(product, ['costPrice'])),
  };
}

export function toSuggestion({ _id, name, sku, images, isAvailable }: ProductResponse): SuggestionResponse {
  return { _id, name, sku, image: images[0] ?? '', isAvailable };
}

type EnteredFields = Omit<UpdateProductDto, 'category' | 'version'>;

/** The fields in the body, in their stored form. */
export function toProductFields({ price, costPrice, max, packSize, ...body }: EnteredFields): Partial<ProductFields> {
  const fields: Partial<ProductFields> = typeof price === 'number' ? { ...body, price: toFils(price) } : body;
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))),
    // Here null is a value: an emptied cost is unknown, not 0.
    ...(costPrice !== undefined && { costPrice: costPrice === null ? null : toFils(costPrice) }),
    ...(max !== undefined && { max }),
    ...(packSize !== undefined && { packSize }),
  };
}

/** The fields of a product in the history: all that staff see, with amounts in fils. */
function productHistory(product: ProductRecord): object {
  return {
    ...toStaffProduct(product, true),
    category: product.category.displayName,
    price: product.price,
    costPrice: product.costPrice,
  };
}

export const PRODUCT_RECORD: RecordKind<Product> = {
  resource: 'products',
  name: 'product',
  about: 'Products of the shop',
  notFound: 'PRODUCT_NOT_FOUND',
  nameField: 'name',
  readAction: 'products.read',
  reported: productHistory,
};
