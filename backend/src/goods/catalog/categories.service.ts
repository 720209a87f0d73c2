import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { findRecord, requireVersion } from '../../platform/database/record.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { CATEGORY_LIST } from './categories.list.js';
import { type CategoryFields, toCategory, toCategoryFields } from './category.mapper.js';
import { Category, type CategoryRecord, nameKeyOf } from './category.schema.js';
import type { CategoryResponse } from './dto/category.response.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { CategoryProducts } from './category-products.service.js';
import { repeatedKey } from './domain/category-filters.js';
import { freeName, labelOf } from './domain/free-name.js';
import type { ProductType } from '@shop/contract/catalog';
import type { UpdateCategoryDto } from './dto/category.requests.js';

const NEW_NAME = 'new-category';

export interface NewCategory extends UpdateCategoryDto {
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
}

/** Reads categories; staff create, change and delete them. */
@Injectable()
export class CategoriesService {
  constructor(
    @InjectModel(Category.name) private readonly categories: Model<Category>,
    @InjectRecords(Category) private readonly records: RecordStore<Category>,
    private readonly categoryProducts: CategoryProducts,
    private readonly transactions: Transactions,
  ) {}

  @AnswersQuery(SHOWN_PICTURES)
  async shownPictures(): Promise<readonly string[]> {
    return (await this.categories.find().select('image').lean()).map(({ image }) => image);
  }

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
    if (!category.isActive && actor?.isAdmin !== true) throw refuse('CATEGORY_NOT_FOUND');
    return toCategory(category);
  }

  async load(id: string, session?: ClientSession): Promise<CategoryRecord> {
    const category = await findRecord(this.categories, id, session);
    if (category === null) throw refuse('CATEGORY_NOT_FOUND');
    return category;
  }

  /** Makes an inactive category with a free name, for staff to fill in. Creations at one moment get different names. */
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

  /** @param actor null: the shop itself. @throws DomainError CATEGORY_NAME_TAKEN, or `invalid` naming the filter */
  async create(body: NewCategory, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const { name, displayName, productType } = body;
    try {
      return await this.insert({ ...toCategoryFields(body), name, displayName, productType }, actor);
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('CATEGORY_NAME_TAKEN') : error;
    }
  }

  /** Changes the fields that the body names; the products of the category follow in the same transaction. */
  async update(id: string, body: UpdateCategoryDto, actor: Actor | null): Promise<CategoryResponse> {
    refuseRepeatedFilters(body);
    const fields = toCategoryFields(body);
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.load(id, session);
        requireVersion('category', before, body.version);
        const after = await this.records.store(before, fields, { actor, session });
        await this.categoryProducts.follow(before, after, { actor, session });
        return toCategory(after);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('CATEGORY_NAME_TAKEN') : error;
    }
  }

  /** @throws DomainError CATEGORY_IN_USE while products are in it */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const category = await this.load(id, session);
      if (await this.categoryProducts.exist(category._id, session)) throw refuse('CATEGORY_IN_USE');
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
      toCategory(await this.records.insert({ _id, ...fields }, { actor, session })),
    );
  }
}

function refuseRepeatedFilters({ filters }: UpdateCategoryDto): void {
  const repeated = repeatedKey(filters ?? []);
  if (repeated >= 0) throw refuseField(`filters.${repeated}.Key`, 'KEY_TAKEN');
}
