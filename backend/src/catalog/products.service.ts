import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { toObjectId } from '../platform/database/record.js';
import { findRecord } from '../platform/database/versioned.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { insufficientStock, productDeleted, productNotFound } from './catalog.errors.js';
import { type StockNeed, sumByProduct } from './domain/stock-lines.js';
import type { ProductResponse } from './dto/product.response.js';
import { toPublicProduct, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';
import { type QuotableProduct, toQuotable } from './quotable-product.js';
import { LIVE_PRODUCTS, PRODUCT_LIST } from './products.list.js';

export interface StockLine {
  readonly product: Types.ObjectId | string;
  readonly productName: string;
  readonly qty: number;
}

/** What a stock was and what it became. */
export interface StockMove {
  readonly product: Types.ObjectId;
  readonly from: number;
  readonly to: number;
}

@Injectable()
export class ProductsService {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    private readonly lists: LiveLists,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<ProductResponse>> {
    const { records, ...page } = await this.lists.findPage(
      LIVE_PRODUCTS,
      this.products,
      parseListQuery(PRODUCT_LIST, query),
    );
    return { ...page, rows: records.map(toStaffProduct) };
  }

  /** Hidden products exist for staff alone. @throws DomainError PRODUCT_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<ProductResponse> {
    const product = await findRecord(this.products, id);
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
   * Keeps the products of an order from being deleted while it is being stored.
   * @throws DomainError PRODUCT_DELETED naming one that is gone
   */
  async hold(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    const holds = needsOf(lines).map(({ product }) => ({
      updateOne: { filter: { _id: new Types.ObjectId(product) }, update: { $inc: { holds: 1 } }, timestamps: false },
    }));
    const { matchedCount } = await this.products.bulkWrite(holds, { session });
    if (matchedCount === holds.length) return;
    const kept = await this.quotable(
      lines.map(({ product }) => product.toString()),
      session,
    );
    const gone = lines.find(({ product }) => !kept.has(product.toString()));
    throw productDeleted(gone?.productName ?? '');
  }

  /**
   * Takes the quantities out of stock; lines of one product count together.
   * @throws DomainError INSUFFICIENT_STOCK naming product, asked and left; the caller's transaction undoes the rest
   */
  async takeStock(lines: readonly StockLine[], session: ClientSession): Promise<StockMove[]> {
    const moves: StockMove[] = [];
    for (const { product, productName, qty } of needsOf(lines)) {
      const move = await this.moveStock({ _id: product, stock: { $gte: qty } }, -qty, session);
      if (move === null) throw insufficientStock(productName, qty, await this.stockOf(product, session));
      moves.push(move);
    }
    return moves;
  }

  /** Puts the quantities back; a product that was deleted since is skipped. */
  async putBackStock(lines: readonly StockLine[], session: ClientSession): Promise<StockMove[]> {
    const moves: StockMove[] = [];
    for (const { product, qty } of needsOf(lines)) {
      const move = await this.moveStock({ _id: product }, qty, session);
      if (move !== null) moves.push(move);
    }
    return moves;
  }

  /** @returns null where no product is as `filter` says */
  private async moveStock(
    filter: QueryFilter<Product>,
    pieces: number,
    session: ClientSession,
  ): Promise<StockMove | null> {
    const after = await this.products
      .findOneAndUpdate(filter, { $inc: { stock: pieces, version: 1 } }, { session, returnDocument: 'after' })
      .select('stock')
      .lean<Pick<ProductRecord, '_id' | 'stock'> | null>();
    return after && { product: after._id, from: after.stock - pieces, to: after.stock };
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
