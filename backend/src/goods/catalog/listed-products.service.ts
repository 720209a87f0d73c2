import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Product, type ProductRecord } from './product.schema.js';
import { LISTED } from './product-selection.js';

interface ListedProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Which products the shop shows at all, for those who keep lists of its pages. */
@Injectable()
export class ListedProducts {
  constructor(@InjectModel(Product.name) private readonly products: Model<Product>) {}

  count(): Promise<number> {
    return this.products.countDocuments(LISTED);
  }

  /** In the order of their creation, which no change moves. */
  async part(start: number, size: number): Promise<ListedProduct[]> {
    const found = await this.products
      .find(LISTED)
      .sort({ _id: 1 })
      .skip(start)
      .limit(size)
      .select('updatedAt')
      .lean<Pick<ProductRecord, '_id' | 'updatedAt'>[]>();
    return found.map(({ _id, updatedAt }) => ({ id: _id.toHexString(), updatedAt }));
  }
}
