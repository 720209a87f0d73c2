import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProductQueryDto } from './dto/product.query.js';
import type { ProductPageResponse } from './dto/product.response.js';
import { toPublicProduct, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { allOf, conditionOf, conditionOfWords, LISTED, toSelection } from './product-selection.js';

interface SearchOptions {
  /** Also products and categories that are hidden from the shop. */
  readonly hidden: boolean;
  /** With what only staff see of a product. */
  readonly staff: boolean;
}

/** The pages of the shop. */
@Injectable()
export class ProductSearch {
  constructor(@InjectModel(Product.name) private readonly products: Model<Product>) {}

  /** In the order of the categories, then of the sizes. */
  async page(query: ProductQueryDto, { hidden, staff }: SearchOptions): Promise<ProductPageResponse> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const selection = toSelection(query);
    const filter = allOf([hidden ? {} : LISTED, conditionOf(selection), conditionOfWords(selection.words)]);
    const [found, total] = await Promise.all([
      this.products
        .find(filter)
        .sort({ listKey: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ProductRecord[]>(),
      this.products.countDocuments(filter),
    ]);
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    return { data: found.map(staff ? toStaffProduct : toPublicProduct), pagination };
  }
}
