import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { isDuplicateKey, Transactions } from '../platform/database/transactions.js';
import { findRecord, requireVersion, storeFields } from '../platform/database/versioned.js';
import { findPage } from '../platform/list-query/find-page.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { CATEGORY_LIST } from './categories.list.js';
import { categoryInUse, categoryNameTaken, categoryNotFound, repeatedFilter } from './catalog.errors.js';
import { type CategoryFields, toCategory, toCategoryFields } from './category.mapper.js';
import { Category, type CategoryRecord } from './category.schema.js';
import { CategoryProducts } from './category-products.service.js';
import { repeatedKey } from './domain/category-filters.js';
import { freeName, labelOf } from './domain/free-name.js';
import type { ProductType } from '@shop/contract/catalog';
import type { UpdateCategoryDto } from './dto/category.requests.js';
import type { CategoryResponse } from './dto/category.response.js';

const NEW_NAME = 'new-category';

export interface NewCategory extends UpdateCategoryDto {
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
}

@Injectable()
export class CategoriesService {
  constructor(
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    private readonly categoryProducts: CategoryProducts,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
  ) {}

  /** In the order of the shop: active ones, for staff all. */
  async inShopOrder(actor: Actor | null): Promise<CategoryResponse[]> {
    const found = await this.categories
      .find(actor?.isAdmin === true ? {} : { isActive: true })
      .sort({ position: 1, name: 1 })
      .lean<CategoryRecord[]>();
    return found.map(toCategory);
  }

  async list(query: ListQueryDto): Promise<ListPage<CategoryResponse>> {
    const { records, ...page } = await findPage(this.categories, parseListQuery(CATEGORY_LIST, query));
    return { ...page, rows: records.map(toCategory) };
  }

  /** Inactive categories exist for staff alone. @throws DomainError CATEGORY_NOT_FOUND */
  async get(id: string, actor: Actor | null): Promise<CategoryResponse> {
    const category = await this.load(id);
    if (!category.isActive && actor?.isAdmin !== true) throw categoryNotFound();
    return toCategory(category);
  }

  /** Makes an inactive category with a free name, for staff to fill in. Creations at one moment get different names. */
  async createBlank(actor: Actor): Promise<CategoryResponse> {
    for (;;) {
      const name = await this.freeName();
      try {
        return await this.insert({ name, displayName: labelOf(name), productType: 'Ribbon' }, actor);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** @param actor null: the shop itself. @throws DomainError CATEGORY_NAME_TAKEN, or `invalid` naming the filter */
  async create(body: NewCategory, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const { name, displayName, productType } = body;
    try {
      return await this.insert({ ...toCategoryFields(body), name, displayName, productType }, actor);
    } catch (error) {
      throw isDuplicateKey(error) ? categoryNameTaken() : error;
    }
  }

  /** Changes the fields that the body names; the products of the category follow in the same transaction. */
  async update(id: string, body: UpdateCategoryDto, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const fields = toCategoryFields(body);
    try {
      return await this.transactions.run(async (session) => {
        const before = await this.load(id, session);
        requireVersion('category', before, body.version);
        const after = await this.store(before, fields, actor, session);
        await this.categoryProducts.follow(before, after, session);
        return toCategory(after);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? categoryNameTaken() : error;
    }
  }

  /** @throws DomainError CATEGORY_IN_USE while products are in it */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const category = await this.load(id, session);
      if (await this.categoryProducts.exist(category._id, session)) throw categoryInUse();
      await this.categories.deleteOne({ _id: category._id }, { session });
      const changes = changesOfRemoval(toCategory(category));
      await this.audit.record({ resource: 'categories', id: category._id, action: 'deleted', actor, changes }, session);
    });
  }

  private async freeName(): Promise<string> {
    const taken = await this.categories
      .find({ name: new RegExp(`^${NEW_NAME}`) })
      .select('name')
      .lean();
    return freeName(NEW_NAME, new Set(taken.map(({ name }) => name)));
  }

  private insert(fields: Partial<CategoryFields>, actor: Actor | null): Promise<CategoryResponse> {
    return this.transactions.run(async (session) => {
      const created = await new this.categories(fields).save({ session });
      const stored = created.toObject<CategoryRecord>();
      const category = toCategory(stored);
      const changes = changesOfCreation(category);
      await this.audit.record({ resource: 'categories', id: stored._id, action: 'created', actor, changes }, session);
      return category;
    });
  }

  private async store(
    before: CategoryRecord,
    fields: Partial<CategoryFields>,
    actor: Actor | null,
    session: ClientSession,
  ): Promise<CategoryRecord> {
    const after = await storeFields(this.categories, 'category', before, fields, session);
    const changes = changesBetween(toCategory(before), toCategory(after));
    await this.audit.record({ resource: 'categories', id: before._id, action: 'updated', actor, changes }, session);
    return after;
  }

  private async load(id: string, session?: ClientSession): Promise<CategoryRecord> {
    const category = await findRecord(this.categories, id, session);
    if (category === null) throw categoryNotFound();
    return category;
  }
}

function refuseRepeatedFilters({ filters }: UpdateCategoryDto): void {
  const repeated = repeatedKey(filters ?? []);
  if (repeated >= 0) throw repeatedFilter(repeated);
}
