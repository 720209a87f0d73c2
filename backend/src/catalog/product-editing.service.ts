import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { findRecord, requireVersion, storeFields } from '../platform/database/versioned.js';
import { References } from '../platform/database/references.service.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { otherProductType, productInOpenOrder, productNotFound } from './catalog.errors.js';
import type { CategoryRecord } from './category.schema.js';
import { CategoryProducts } from './category-products.service.js';
import { deriveProduct } from './domain/derived-product.js';
import { skuPrefix } from './domain/product-types.js';
import type { CreateProductDto, UpdateProductDto } from './dto/product.requests.js';
import type { ProductResponse } from './dto/product.response.js';
import { auditedProduct, toProductFields, toStaffProduct } from './product.mapper.js';
import { Product, type ProductRecord } from './product.schema.js';

/** What staff do to products. */
@Injectable()
export class ProductEditing {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    private readonly categoryProducts: CategoryProducts,
    private readonly transactions: Transactions,
    private readonly sequences: Sequences,
    private readonly audit: HistoryWriter,
    private readonly references: References,
  ) {}

  /**
   * @param actor null: the shop itself
   * @throws DomainError `invalid` naming `category` or `productType`
   */
  async create(body: CreateProductDto, actor: Actor | null): Promise<ProductResponse> {
    return this.transactions.run((session) => this.createIn(session, body, actor));
  }

  /** The same as a part of the caller's transaction. */
  async createIn(session: ClientSession, body: CreateProductDto, actor: Actor | null): Promise<ProductResponse> {
    const { category: categoryId, productType, ...entered } = body;
    const category = await this.categoryProducts.enter(new Types.ObjectId(categoryId), session);
    if (category.productType !== productType) throw otherProductType('productType', category.productType);
    const sku = await this.sequences.nextCode(skuPrefix(productType), session);
    const texts = { variant: '', color: '', code: '', ...toProductFields(entered), size: body.size, sku };
    const created = await new this.products({ ...texts, ...deriveProduct(texts, category) }).save({ session });
    const stored = created.toObject<ProductRecord>();
    const changes = changesOfCreation(auditedProduct(stored));
    await this.audit.record({ resource: 'products', id: stored._id, action: 'created', actor, changes }, session);
    return toStaffProduct(stored);
  }

  /** Changes the fields that the body names; type, name and SKU are not among them. */
  async update(id: string, body: UpdateProductDto, actor: Actor | null): Promise<ProductResponse> {
    return this.transactions.run((session) => this.updateIn(session, id, body, actor));
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
    return toStaffProduct(await this.store(before, { ...fields, ...derived }, actor, session));
  }

  /** Documents keep what they say of it. @throws DomainError PRODUCT_IN_ORDERS while its stock is still to be taken */
  async remove(id: string, actor: Actor | null): Promise<void> {
    await this.transactions.run(async (session) => {
      const product = await this.load(id, session);
      if (await this.references.exist('product', id, session)) throw productInOpenOrder();
      await this.products.deleteOne({ _id: product._id }, { session });
      const changes = changesOfRemoval(auditedProduct(product));
      await this.audit.record({ resource: 'products', id: product._id, action: 'deleted', actor, changes }, session);
    });
  }

  private async categoryAfter(
    before: ProductRecord,
    wanted: string | null | undefined,
    session: ClientSession,
  ): Promise<CategoryRecord> {
    const id = new Types.ObjectId(wanted ?? before.category._id);
    if (id.equals(before.category._id)) return this.categoryProducts.of(before, session);
    const category = await this.categoryProducts.enter(id, session);
    if (category.productType !== before.productType) throw otherProductType('category', before.productType);
    return category;
  }

  private async store(
    before: ProductRecord,
    fields: Partial<Product>,
    actor: Actor | null,
    session: ClientSession,
  ): Promise<ProductRecord> {
    const after = await storeFields(this.products, 'product', before, fields, session);
    const changes = changesBetween(auditedProduct(before), auditedProduct(after));
    await this.audit.record({ resource: 'products', id: before._id, action: 'updated', actor, changes }, session);
    return after;
  }

  private async load(id: string, session: ClientSession): Promise<ProductRecord> {
    const product = await findRecord(this.products, id, session);
    if (product === null) throw productNotFound();
    return product;
  }
}
