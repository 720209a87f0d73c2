import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { findRecord } from '../../platform/database/record.js';
import { SHOWN_PICTURES } from '../../platform/pictures/picture.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse } from '../../platform/errors/refuse.js';
import { CATEGORY_LIST } from './categories.list.js';
import { toCategory } from './category.mapper.js';
import { Category, type CategoryRecord } from './category.schema.js';
import type { CategoryResponse } from './dto/category.response.js';

/** Reads categories; `CategoryEditing` changes them. */
@Injectable()
export class CategoriesService {
  constructor(@InjectModel(Category.name) private readonly categories: Model<Category>) {}

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
}
