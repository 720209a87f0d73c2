import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../common/auth/actor.js';
import { toObjectId } from '../common/database/record.js';
import { findPage } from '../common/list-query/find-page.js';
import { parseListQuery } from '../common/list-query/list-query.js';
import type { ListQueryDto } from '../common/list-query/list-query.dto.js';
import type { ListPage } from '../common/list-query/list-spec.js';
import type { Fils } from '../common/money/money.js';
import { insufficientStock, productNotFound } from './catalog.errors.js';
import { type StockNeed, sumByProduct } from './domain/stock-lines.js';
import type { ProductResponse } from './dto/product.response.js';
import { toPublicProduct, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { PRODUCT_LIST } from './products.list.js';

/** A product as quotes see it. */
export interface QuotableProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly code: string;
  readonly size: string;
  readonly unit: string;
  readonly price: Fils;
  /** Minimum order quantity. */
  readonly moq: number;
  /** Shown in the shop: both the product and its category are active. */
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

export interface StockLine {
  readonly product: Types.ObjectId | string;
  readonly productName: string;
  readonly qty: number;
}

@Injectable()
export class ProductsService {
  constructor(@InjectModel(Product.name) private readonly products: Model<Product>) {}

  async list(query: ListQueryDto): Promise<ListPage<ProductResponse>> {
    const { records, ...page } = await findPage(this.products, parseListQuery(PRODUCT_LIST, query));
    return { ...page, rows: records.map(toStaffProduct) };
  }

  /** Hidden products exist for staff alone. @throws DomainError PRODUCT_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<ProductResponse> {
    const _id = toObjectId(id);
    const product = _id && (await this.products.findById(_id).lean<ProductRecord | null>());
    if (product === null) throw productNotFound();
    if (actor?.isAdmin === true) return toStaffProduct(product);
    if (!product.isActive || !product.category.isActive) throw productNotFound();
    return toPublicProduct(product);
  }

  /** @returns the products that exist, by their id as it was asked for; others are left out */
  async quotable(ids: readonly string[], session?: ClientSession): Promise<Map<string, QuotableProduct>> {
    const known = ids.flatMap((id) => toObjectId(id) ?? []);
    const products = await this.products
      .find({ _id: { $in: known } })
      .session(session ?? null)
      .lean<ProductRecord[]>();
    const byId = new Map(products.map((product) => [product._id.toHexString(), toQuotable(product)]));
    return new Map(
      ids.flatMap((id) => {
        const product = byId.get(id.toLowerCase());
        return product === undefined ? [] : [[id, product]];
      }),
    );
  }

  /**
   * Takes the quantities out of stock; lines of one product count together.
   * @throws DomainError INSUFFICIENT_STOCK naming product, asked and left; the caller's transaction undoes the rest
   */
  async takeStock(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    for (const { product, productName, qty } of needsOf(lines)) {
      const { matchedCount } = await this.products.updateOne(
        { _id: product, stock: { $gte: qty } },
        { $inc: { stock: -qty, version: 1 } },
        { session },
      );
      if (matchedCount === 0) throw insufficientStock(productName, qty, await this.stockOf(product, session));
    }
  }

  /** Puts the quantities back; a product that was deleted since is skipped. */
  async putBackStock(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    for (const { product, qty } of needsOf(lines)) {
      await this.products.updateOne({ _id: product }, { $inc: { stock: qty, version: 1 } }, { session });
    }
  }

  /** 0 for a product that was deleted. */
  private async stockOf(id: string, session: ClientSession): Promise<number> {
    const product = await this.products.findById(id).select('stock').session(session).lean<{ stock: number } | null>();
    return product?.stock ?? 0;
  }
}

function needsOf(lines: readonly StockLine[]): StockNeed[] {
  return sumByProduct(lines.map((line) => ({ ...line, product: line.product.toString().toLowerCase() })));
}

function toQuotable(product: ProductRecord): QuotableProduct {
  return {
    id: product._id.toHexString(),
    name: product.name,
    sku: product.sku,
    code: product.code,
    size: product.size,
    unit: product.unit,
    price: product.price,
    moq: product.moq,
    isActive: product.isActive && product.category.isActive,
    isAvailable: product.isAvailable,
  };
}
