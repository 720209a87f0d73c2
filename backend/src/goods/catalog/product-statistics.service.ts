import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { Product } from './product.schema.js';

/** A product of which this many pieces or fewer are left is shown to be running out. */
export const LOW_STOCK = 20;

interface LowStock {
  readonly count: number;
  readonly atMost: number;
}

@Injectable()
export class ProductStatistics {
  /** Products of the shop that run out, those that are gone included. */
  readonly lowStock: () => Promise<LowStock>;

  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    cache: QueryCache,
  ) {
    this.lowStock = cache.cached(['products'], () => this.readLowStock());
  }

  /** The data that products lack for e-invoices; `reasons` are those of exempt ones and of the reverse charge. */
  async taxFields() {
    const own = { isActive: true };
    const [total, withoutHsCode, reasons] = await Promise.all([
      this.products.countDocuments(own),
      this.products.countDocuments({ ...own, hsCode: { $in: ['', null] } }),
      this.products
        .find({ ...own, taxCategory: { $in: ['E', 'AE'] } }, { taxCategory: 1, taxReason: 1 })
        .lean<Pick<Product, 'taxCategory' | 'taxReason'>[]>(),
    ]);
    return { total, withoutHsCode, reasons };
  }

  private async readLowStock(): Promise<LowStock> {
    const count = await this.products.countDocuments({ isActive: true, stock: { $lte: LOW_STOCK } });
    return { count, atMost: LOW_STOCK };
  }
}
