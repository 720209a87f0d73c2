import type { IndexedProduct } from './domain/catalogue-rows.js';
import { toPublicProduct } from './product.mapper.js';
import type { ProductRecord } from './product.schema.js';

/** Makes of stored products what the catalogue in memory is told of them; equal values are one and the same string. */
export class IndexedProducts {
  private readonly known = new Map<string, string>();

  of(product: ProductRecord): IndexedProduct {
    const answer = toPublicProduct(product);
    const values = {
      productType: this.same(answer.productType),
      category: this.same(answer.category._id),
      size: this.same(answer.size),
      variant: this.same(answer.variant),
      color: this.same(answer.color),
      code: this.same(answer.code),
      sort: this.same(answer.sort),
      quality: this.same(answer.quality),
      origin: this.same(answer.origin),
      unit: this.same(answer.unit),
    };
    const { listKey, searchText } = product;
    return { id: answer._id, listKey, searchText, values, json: JSON.stringify(answer) };
  }

  private same(value: string): string {
    const known = this.known.get(value);
    if (known === undefined) this.known.set(value, value);
    return known ?? value;
  }
}
