import type { RaRecord } from 'react-admin';
import { textOf, parseAmount } from '../../kit/formValues';
import type { UpdateProductDto } from '@shop/contract/api';
import type { ProductRecord } from '../../types';

const categoryIdOf = (category: unknown): string =>
  typeof category === 'object' && category !== null && '_id' in category ? textOf(category._id) : '';

/** The body of POST /products; an empty variant is omitted. */
export const toProductCreate = (form: Partial<RaRecord>) => {
  const variant = textOf(form.variant);
  return {
    productType: textOf(form.productType),
    category: categoryIdOf(form.category),
    size: textOf(form.size),
    color: textOf(form.color),
    code: textOf(form.code),
    ...(variant && { variant }),
  };
};

/** The body of PUT /products/{id}; type, name and SKU can't change. */
export const toProductUpdate = (product: ProductRecord & { stockReason?: unknown }): UpdateProductDto => ({
  version: product.version,
  ...(textOf(product.stockReason) !== '' && { stockReason: textOf(product.stockReason) }),
  category: product.category._id,
  size: textOf(product.size),
  variant: textOf(product.variant),
  color: textOf(product.color),
  code: textOf(product.code),
  sort: textOf(product.sort),
  quality: textOf(product.quality),
  displaySpecs: textOf(product.displaySpecs),
  stock: product.stock,
  moq: product.moq,
  step: product.step,
  max: product.max,
  packSize: product.packSize,
  packUnit: textOf(product.packUnit),
  origin: textOf(product.origin),
  storageLocation: textOf(product.storageLocation),
  price: parseAmount(product.price),
  // Staff without access to costs get none, and send none.
  ...(product.costPrice !== undefined && {
    costPrice: product.costPrice === null ? null : parseAmount(product.costPrice),
  }),
  unit: textOf(product.unit),
  isAvailable: product.isAvailable,
  isActive: product.isActive,
  taxCategory: product.taxCategory,
  taxReason: textOf(product.taxReason),
  hsCode: textOf(product.hsCode),
  unitCode: product.unitCode,
  images: product.images.map(textOf).filter(Boolean),
  description: textOf(product.description),
  descriptionAr: textOf(product.descriptionAr),
  machines: textOf(product.machines),
  nameEn: textOf(product.nameEn),
  nameAr: textOf(product.nameAr),
});
