import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { CategoriesService } from './categories.service.js';
import { type CategoryFields, toCategory, toCategoryFields } from './category.mapper.js';
import { Category, nameKeyOf } from './category.schema.js';
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

/** Staff create, change and delete categories. */
@Injectable()
export class CategoryEditing {
  constructor(
    @InjectModel(Category.name) private readonly model: Model<Category>,
    @InjectRecords(Category) private readonly records: RecordStore<Category>,
    private readonly categories: CategoriesService,
    private readonly categoryProducts: CategoryProducts,
    private readonly transactions: Transactions,
  ) {}

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
        const before = await this.categories.load(id, session);
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
      const category = await this.categories.load(id, session);
      if (await this.categoryProducts.exist(category._id, session)) throw refuse('CATEGORY_IN_USE');
      await this.records.remove(category, { actor, session });
      return { _id: id };
    });
  }

  private async freeName(): Promise<string> {
    const taken = await this.model
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
