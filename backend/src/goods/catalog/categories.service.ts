import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { loadRecord, requireVersion } from '../../platform/database/record.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { type CategoryFields, toCategoryFields, CATEGORY_RECORD } from './category.mapper.js';
import { Category, type CategoryRecord, nameKeyOf } from './category.schema.js';
import { CategoryResponse } from './dto/category.response.js';
import { InjectRecords, RecordStore, type ChangeContext } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { repeatedKey } from './domain/category-filters.js';
import { freeName, labelOf } from './domain/free-name.js';
import type { ProductType } from '@shop/contract/catalog';
import { UpdateCategoryDto } from './dto/category.requests.js';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { deriveProduct } from './domain/derived-product.js';
import { ProductStock } from './product-stock.service.js';
import { Product, type ProductRecord } from './product.schema.js';

const NEW_NAME = 'new-category';

export interface NewCategory extends UpdateCategoryDto {
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
}

/** The fields of a category that its products copy. */
const TAKEN_FIELDS = ['name', 'displayName', 'displayNameAr', 'productType', 'position', 'isActive'] as const;

/**
 * Reads categories; staff create, change and delete them. The fields that products copy from their category change with
 * it.
 */
@Injectable()
export class CategoriesService {
  constructor(
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    @InjectRecords(Category) private readonly records: RecordStore<Category>,
    private readonly transactions: Transactions,
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectRecords(Product) private readonly productRecords: RecordStore<Product>,
    private readonly stock: ProductStock,
  ) {}

  @AnswersQuery(SHOWN_PICTURES)
  async shownPictures(): Promise<readonly string[]> {
    return (await this.categories.find().select('image').lean()).map(({ image }) => image);
  }

  /** Categories in the order of the shop: the active ones; all of them for staff. */
  async inShopOrder(actor: Pick<Actor, 'isAdmin'> | null): Promise<CategoryResponse[]> {
    const found = await this.categories
      .find(actor?.isAdmin === true ? {} : { isActive: true })
      .sort({ position: 1, name: 1 })
      .lean<CategoryRecord[]>();
    return found.map((category) => CategoryResponse.stored(category));
  }

  /** Only staff see inactive categories. @throws DomainError CATEGORY_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<CategoryResponse> {
    const category = await this.load(id);
    if (!category.isActive && actor?.isAdmin !== true) throw refuse('CATEGORY_NOT_FOUND');
    return CategoryResponse.stored(category);
  }

  load(id: string, session?: ClientSession): Promise<CategoryRecord> {
    return loadRecord(this.categories, CATEGORY_RECORD, id, session);
  }

  /** Creates an inactive category with an unused name, for staff to fill in. Concurrent calls get different names. */
  async createBlank(actor: Actor): Promise<CategoryResponse> {
    for (;;) {
      const name = await this.freeName();
      try {
        const names = { name, nameKey: nameKeyOf(name), displayName: labelOf(name) };
        return await this.insert({ ...names, productType: 'Ribbon' }, actor);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** @param actor null for the shop itself. @throws DomainError CATEGORY_NAME_TAKEN, or `invalid` naming the filter */
  async create(body: NewCategory, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const { name, displayName, productType } = body;
    try {
      return await this.insert({ ...toCategoryFields(body), name, displayName, productType }, actor);
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('CATEGORY_NAME_TAKEN') : error;
    }
  }

  /** Changes the fields in the body; the products of the category are updated in the same transaction. */
  async update(id: string, body: UpdateCategoryDto, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const fields = toCategoryFields(body);
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.load(id, session);
        requireVersion('category', before, body.version);
        const after = await this.records.store(before, fields, { actor, session });
        await this.updateProducts(before, after, { actor, session });
        return CategoryResponse.stored(after);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('CATEGORY_NAME_TAKEN') : error;
    }
  }

  /** @throws DomainError CATEGORY_IN_USE while products are in it */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const category = await this.load(id, session);
      if (await this.hasProducts(category._id, session)) throw refuse('CATEGORY_IN_USE');
      await this.records.remove(category, { actor, session });
      return { _id: id };
    });
  }

  private async freeName(): Promise<string> {
    const taken = await this.categories
      .find({ name: new RegExp(`^${NEW_NAME}`, 'i') })
      .select('name')
      .lean();
    return freeName(NEW_NAME, new Set(taken.map(({ name }) => nameKeyOf(name))));
  }

  private insert(fields: Partial<CategoryFields>, actor: Actor | null): Promise<CategoryResponse> {
    const _id = new Types.ObjectId();
    return this.transactions.answer(actor, async (session) =>
      CategoryResponse.stored(await this.records.insert({ _id, ...fields }, { actor, session })),
    );
  }

  /**
   * Loads the category for a product that is put into it, and makes the transaction conflict with a concurrent
   * deletion.
   */
  async lockCategory(id: Types.ObjectId, session: ClientSession): Promise<CategoryRecord> {
    const category = await this.records.lock(id, session);
    if (category === null) throw refuseField('category', 'UNKNOWN_CATEGORY');
    return category;
  }

  async categoryOf(product: ProductRecord, session: ClientSession): Promise<CategoryRecord> {
    const category = await this.categories
      .findById(product.category._id)
      .session(session)
      .lean<CategoryRecord | null>();
    if (category === null) throw refuseField('category', 'UNKNOWN_CATEGORY');
    return category;
  }

  async hasProducts(category: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.products.exists({ 'category._id': category }).session(session)) !== null;
  }

  /** Updates the fields that products copy from their category. */
  async updateProducts(before: CategoryRecord, category: CategoryRecord, by: ChangeContext): Promise<void> {
    const { session } = by;
    if (!TAKEN_FIELDS.some((field) => before[field] !== category[field])) return;
    // Updates in the order of stock movements (`sumByProduct`), so that the two can't deadlock.
    const products = await this.products
      .find({ 'category._id': category._id })
      .sort({ _id: 1 })
      .session(session)
      .lean<ProductRecord[]>();
    const updates = products.map((product) => {
      const derived = deriveProduct(product, category);
      const searched = derivedFields<Product>(this.products, { ...product, ...derived });
      return { _id: product._id, fields: { ...derived, ...searched } };
    });
    await this.productRecords.follow(updates, session);
    const changes = products.map((product, index) => ({
      before: product,
      after: { ...product, ...updates[index]?.fields },
    }));
    await this.stock.publishReturned(changes, by);
  }
}

function refuseRepeatedFilters({ filters }: UpdateCategoryDto): void {
  const repeated = repeatedKey(filters ?? []);
  if (repeated >= 0) throw refuseField(`filters.${repeated}.Key`, 'KEY_TAKEN');
}
