import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { Category, type CategoryRecord } from './category.schema.js';
import { type CategoryFilter, mergeFilters } from './domain/category-filters.js';
import { type Counts, filterCounts, type Selection, typeCounts } from './domain/facets.js';
import type { FacetsResponse } from './dto/facets.response.js';
import type { ProductQueryDto } from './dto/product.query.js';
import { Product } from './product.schema.js';
import { allOf, conditionOf, conditionOfWords, LISTED, type SelectionPart, toSelection } from './product-selection.js';

type Group = PipelineStage.Match | PipelineStage.Group;
type Answer = Record<string, { _id: unknown; count: number }[] | undefined>;

const NONE: Counts = new Map();

/** How many products each further choice in the shop would show. */
@Injectable()
export class ProductFacets {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectModel(Category.name) private readonly categories: Model<Category>,
  ) {}

  async facets(query: ProductQueryDto): Promise<FacetsResponse> {
    const selection = toSelection(query);
    const categories = await this.listedCategories(selection);
    const filters = mergeFilters(withFilters(selection, categories).map((category) => category.filters));
    const counts = await this.count(selection, filters);
    return {
      productTypes: typeCounts(counts.get('types') ?? NONE),
      categories: categoryCounts(categories, counts.get('categories') ?? NONE, selection),
      attributes: filters.map((filter) => ({
        key: filter.Key,
        displayName: filter.displayName,
        order: filter.order,
        values: filterCounts(filter, counts.get(filter.Key) ?? NONE, selection.attributes.get(filter.Key) ?? []),
      })),
    };
  }

  private listedCategories({ productType }: Selection): Promise<CategoryRecord[]> {
    return this.categories
      .find({ isActive: true, ...(productType === undefined ? {} : { productType }) })
      .sort({ position: 1, name: 1 })
      .lean<CategoryRecord[]>();
  }

  /** All groups in one pass. Types are counted without what choosing another type would reset. */
  private async count(selection: Selection, filters: readonly CategoryFilter[]): Promise<Map<string, Counts>> {
    const groups: Record<string, Group[]> = {
      types: [countBy('productType')],
      categories: [without(selection, 'categories'), countBy('category._id')],
    };
    for (const { Key } of filters) groups[Key] = [without(selection, Key), countBy(Key)];
    const shown = { $match: allOf([LISTED, conditionOfWords(selection.words)]) };
    const [answer = {}] = await this.products.aggregate<Answer>([shown, { $facet: groups }]);
    return new Map(Object.entries(answer).map(([name, counts]) => [name, toCounts(counts ?? [])]));
  }
}

function without(selection: Selection, part: SelectionPart): PipelineStage.Match {
  return { $match: conditionOf(selection, part) };
}

function countBy(path: string): PipelineStage.Group {
  return { $group: { _id: `$${path}`, count: { $sum: 1 } } };
}

function toCounts(groups: readonly { _id: unknown; count: number }[]): Counts {
  return new Map(groups.map(({ _id, count }) => [String(_id), count]));
}

/** The chosen categories, else those of the chosen type: without either, there is nothing to tell products apart by. */
function withFilters({ productType, categoryIds }: Selection, listed: readonly CategoryRecord[]) {
  const chosen = listed.filter(({ _id }) => categoryIds.includes(_id.toHexString()));
  if (chosen.length > 0) return chosen;
  return productType === undefined ? [] : listed;
}

function categoryCounts(listed: readonly CategoryRecord[], counts: Counts, { categoryIds }: Selection) {
  return listed
    .map(({ _id, displayName }) => ({
      _id: _id.toHexString(),
      displayName,
      count: counts.get(_id.toHexString()) ?? 0,
    }))
    .filter(({ _id, count }) => count > 0 || categoryIds.includes(_id));
}
