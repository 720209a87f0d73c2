import { toFils } from '@shop/contract/money';
import { isGiven } from './dto/is-given.js';
import type { UpdateProductDto } from './dto/product.requests.js';
import { ProductResponse } from './dto/product.response.js';
import type { SuggestionResponse } from './dto/suggestion.response.js';
import type { RecordKind } from '../../platform/database/record.js';
import type { Product, ProductFields, ProductRecord } from './product.schema.js';

/** @param withCost false for staff without access to costs */
export function toStaffProduct(product: ProductRecord, withCost: boolean): ProductResponse {
  const { costPrice, ...fields } = ProductResponse.stored(product, 'staff');
  return withCost ? { ...fields, costPrice } : fields;
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
