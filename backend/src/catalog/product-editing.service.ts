import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { findRecord, requireVersion } from '../platform/database/record.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { References } from '../platform/database/references.service.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { otherProductType, productInOpenOrder, productNotFound } from './catalog.errors.js';
import type { CategoryRecord } from './category.schema.js';
import { CategoryProducts } from './category-products.service.js';
import { deriveProduct } from './domain/derived-product.js';
import { skuPrefix } from './domain/product-types.js';
import type { CreateProductDto, UpdateProductDto } from './dto/product.requests.js';
import type { ProductResponse } from './dto/product.response.js';
import { toProductFields, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';

/** What nobody else gets. */
export type ProductIds = Pick<ProductRecord, '_id' | 'sku'>;

/** What staff do to products. */
@Injectable()
export class ProductEditing {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectRecords(Product) private readonly records: RecordStore<Product>,
    private readonly categoryProducts: CategoryProducts,
    private readonly transactions: Transactions,
    private readonly sequences: Sequences,
    private readonly references: References,
  ) {}

  /**
   * @param actor null: the shop itself
   * @throws DomainError `invalid` naming `category` or `productType`
   */
  async create(body: CreateProductDto, actor: Actor | null): Promise<ProductResponse> {
    const ids = await this.newIds(body);
    return this.transactions.run(actor, (session) => this.createIn(session, ids, body, actor));
  }

  /** Made before a transaction, which may run several times. */
  async newIds({ productType }: Pick<CreateProductDto, 'productType'>): Promise<ProductIds> {
    return { _id: new Types.ObjectId(), sku: await this.sequences.nextCode(skuPrefix(productType)) };
  }

  /** The same as a part of the caller's transaction. */
  async createIn(
    session: ClientSession,
    ids: ProductIds,
    body: CreateProductDto,
    actor: Actor | null,
  ): Promise<ProductResponse> {
    const { category: categoryId, productType, ...entered } = body;
    const category = await this.categoryProducts.lock(new Types.ObjectId(categoryId), session);
    if (category.productType !== productType) throw otherProductType('productType', category.productType);
    const texts = { variant: '', color: '', code: '', ...toProductFields(entered), size: body.size, ...ids };
    const product = { ...texts, ...deriveProduct(texts, category) };
    return toStaffProduct(await this.records.insert(product, { actor, session }));
  }

  /** Changes the fields that the body names; type, name and SKU are not among them. */
  async update(id: string, body: UpdateProductDto, actor: Actor | null): Promise<ProductResponse> {
    return this.transactions.run(actor, (session) => this.updateIn(session, id, body, actor));
  }

  /** The same as a part of the caller's transaction. */
  async updateIn(
    session: ClientSession,
    id: string,
    body: UpdateProductDto,
    actor: Actor | null,
  ): Promise<ProductResponse> {
    const { version, category: categoryId, ...entered } = body;
    const before = await this.load(id, session);
    requireVersion('product', before, version);
    const category = await this.categoryAfter(before, categoryId, session);
    const fields = toProductFields(entered);
    const derived = deriveProduct({ ...before, ...fields }, category);
    return toStaffProduct(await this.records.store(before, { ...fields, ...derived }, { actor, session }));
  }

  /** Documents keep what they say of it. @throws DomainError PRODUCT_IN_ORDERS while its stock is still to be taken */
  async remove(id: string, actor: Actor | null): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const product = await this.load(id, session);
      if (await this.references.exist('product', id, session)) throw productInOpenOrder();
      await this.records.remove(product, { actor, session });
    });
  }

  private async categoryAfter(
    before: ProductRecord,
    wanted: string | null | undefined,
    session: ClientSession,
  ): Promise<CategoryRecord> {
    const id = new Types.ObjectId(wanted ?? before.category._id);
    if (id.equals(before.category._id)) return this.categoryProducts.of(before, session);
    const category = await this.categoryProducts.lock(id, session);
    if (category.productType !== before.productType) throw otherProductType('category', before.productType);
    return category;
  }

  private async load(id: string, session: ClientSession): Promise<ProductRecord> {
    const product = await findRecord(this.products, id, session);
    if (product === null) throw productNotFound();
    return product;
  }
}
