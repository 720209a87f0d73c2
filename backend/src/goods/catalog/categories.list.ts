import { between, flag, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import { Category } from './category.schema.js';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import { CategoryResponse } from './dto/category.response.js';

export const CATEGORY_LIST: RecordList<Category, CategoryResponse> = {
  record: Category,
  toRow: CategoryResponse.stored,
  sortable: {
    name: 'name',
    displayName: 'displayName',
    productType: 'productType',
    position: 'position',
    isActive: 'isActive',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
  filters: {
    id: ids('_id'),
    q: words(),
    productType: oneOf('productType', PRODUCT_TYPES),
    isActive: flag('isActive'),
    ...between('updatedAt', instant),
  },
  defaultSort: { position: 1, name: 1 },
};
