import type { RecordKind } from '../../platform/database/record.js';
import { type Category, nameKeyOf } from './category.schema.js';
import { cleanFilters } from './domain/category-filters.js';
import type { CategoryFilterDto, UpdateCategoryDto } from './dto/category.requests.js';
import { CategoryResponse } from './dto/category.response.js';
import { isGiven } from './dto/is-given.js';

export const CATEGORY_RECORD: RecordKind<Category> = {
  resource: 'categories',
  name: 'category',
  about: 'Product categories and their filters',
  notFound: 'CATEGORY_NOT_FOUND',
  nameField: 'displayName',
  readAction: 'products.read',
  reported: (category) => CategoryResponse.stored(category),
};

export type CategoryFields = Omit<Category, 'version' | 'locks'>;

/** The fields in the body, in their stored form. */
export function toCategoryFields({ version: _version, filters, ...body }: UpdateCategoryDto): Partial<CategoryFields> {
  const fields: Partial<CategoryFields> = filters ? { ...body, filters: toFilters(filters) } : body;
  const named = body.name ? { ...fields, nameKey: nameKeyOf(body.name) } : fields;
  return Object.fromEntries(Object.entries(named).filter(([, value]) => isGiven(value)));
}

function toFilters(filters: readonly CategoryFilterDto[]): CategoryFields['filters'] {
  const complete = filters.map(({ Key, displayName = '', values = [], order = 0 }) => ({
    Key,
    displayName,
    values,
    order,
  }));
  return cleanFilters(complete).map((filter) => ({ ...filter, values: [...filter.values] }));
}
