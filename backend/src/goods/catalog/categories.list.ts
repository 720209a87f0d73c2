import { flag, ids, oneOf, words } from '../../platform/lists/filter-rules.js';
import type { ListSpec } from '../../platform/lists/list-spec.js';
import type { Category } from './category.schema.js';
import { PRODUCT_TYPES } from '@shop/contract/catalog';

export const CATEGORY_LIST: ListSpec<Category> = {
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
  },
  defaultSort: { position: 1, name: 1 },
};
