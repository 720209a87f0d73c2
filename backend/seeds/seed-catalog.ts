import type { INestApplicationContext } from '@nestjs/common';
import { CategoryEditing } from '../src/catalog/category-editing.service.js';
import { MediaService } from '../src/catalog/media.service.js';
import { ProductEditing } from '../src/catalog/product-editing.service.js';
import { demoCatalog, productKey } from './catalog/demo-catalog.js';

/** Stores the demo catalog with its pictures. @returns the ids of the products by their key */
export async function seedCatalog(app: INestApplicationContext): Promise<Map<string, string>> {
  const { categories, products, pictures } = demoCatalog();
  const media = app.get(MediaService);
  for (const { name, svg } of pictures) await media.put(name, 'image/svg+xml', Buffer.from(svg));
  const categoryIds = new Map<string, Awaited<ReturnType<CategoryEditing['create']>>>();
  for (const { filters, ...fields } of categories) {
    const body = { ...fields, filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })) };
    categoryIds.set(fields.name, await app.get(CategoryEditing).create(body, null));
  }
  const productIds = new Map<string, string>();
  for (const product of products) {
    const category = categoryIds.get(product.category);
    if (category === undefined) throw new Error(`The demo product ${productKey(product)} names no demo category`);
    const body = { ...product, category: category._id, productType: category.productType, images: [...product.images] };
    const { _id } = await app.get(ProductEditing).create(body, null);
    productIds.set(productKey(product), _id);
  }
  return productIds;
}
