import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { seesCosts } from '../../platform/auth/staff-access.js';
import { searchWords } from './domain/search-words.js';
import type { ProductQueryDto } from './dto/product.query.js';
import type { ProductPageResponse } from './dto/product.response.js';
import { toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { allOf, conditionOf, conditionOfWords, toSelection } from './product-selection.js';
import { CatalogReadModel } from './read-model/catalog-read-model.js';
import type { ListingOrder } from './read-model/listing-order.js';

/** The pages of the shop as staff see them. */
@Injectable()
export class ProductSearch {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    private readonly catalog: CatalogReadModel,
  ) {}

  /** The products that visitors find, in the same order, with what only staff see of them. */
  async listed(query: ProductQueryDto, actor: Actor, order?: ListingOrder): Promise<ProductPageResponse> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const found = await this.catalog.page(toSelection(query), { page, limit }, order);
    const ids = found.data.map(({ _id }) => new Types.ObjectId(_id));
    const records = await this.products.find({ _id: { $in: ids } }).lean<ProductRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), toStaffProduct(record, seesCosts(actor))]));
    return { ...found, data: found.data.map((product) => byId.get(product._id) ?? product) };
  }

  /** Also products and categories that are hidden from the shop, in the order of the categories, then of the sizes. */
  async all(query: ProductQueryDto, actor: Actor): Promise<ProductPageResponse> {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    const filter = allOf([conditionOf(toSelection(query)), conditionOfWords(searchWords(query.q ?? ''))]);
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
    return { data: found.map((product) => toStaffProduct(product, seesCosts(actor))), pagination };
  }
}
