import type { ProductRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';

/** Its headings are those that the import knows, so that an export can be changed and sent back. */
export const exportProducts = exportCsv<ProductRecord>('products', (product) => ({
  sku: product.sku,
  name: product.name,
  productType: product.productType,
  category: product.category.displayName,
  code: product.code,
  size: product.size,
  variant: product.variant,
  color: product.color,
  sort: product.sort,
  quality: product.quality,
  stock: product.stock,
  moq: product.moq,
  price: product.price,
  unit: product.unit,
  origin: product.origin,
  storageLocation: product.storageLocation,
  isAvailable: product.isAvailable,
  isActive: product.isActive,
  displaySpecs: product.displaySpecs,
  description: product.description,
  images: product.images.join(' '),
}));
