import { between, flag, ids, instant, oneOf, oneOrMore, words } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule, type ListSpec } from '../../platform/lists/list-spec.js';
import type { RecordSearch } from '../../platform/lists/record-searches.service.js';
import { isLongerThan } from '../../platform/http/validation/plain-text.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { MAX_LENGTH } from '@shop/contract/limits';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import type { Product } from './product.schema.js';

const MAX_VALUES = 50;

export const PRODUCT_LIST: ListSpec<Product> = {
  sortable: {
    name: 'name',
    sku: 'sku',
    productType: 'productType',
    category: 'category.displayName',
    size: 'sizeKey',
    variant: 'variant',
    color: 'color',
    code: 'code',
    quality: 'quality',
    stock: 'stock',
    moq: 'moq',
    price: 'price',
    isAvailable: 'isAvailable',
    isActive: 'isActive',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
  filters: {
    id: ids('_id'),
    q: words(),
    productType: oneOf('productType', PRODUCT_TYPES),
    category: ids('category._id'),
    size: anyOf('size'),
    variant: anyOf('variant'),
    color: anyOf('color'),
    code: anyOf('code'),
    quality: anyOf('quality'),
    taxCategory: oneOf('taxCategory', TAX_CATEGORIES),
    isActive: flag('isActive'),
    isAvailable: flag('isAvailable'),
    stock_lte: atMost('stock'),
    ...between('updatedAt', instant),
  },
  defaultSort: { listKey: 1 },
};

/** Exactly this text, or one of a list of texts. */
function anyOf(path: 'size' | 'variant' | 'color' | 'code' | 'quality'): FilterRule<Product> {
  return filterRule(oneOrMore({ type: 'string', maxLength: MAX_LENGTH.attribute }, MAX_VALUES), (value, field) => {
    const wanted = Array.isArray(value) ? (value as unknown[]) : [value];
    const texts = wanted.filter((text) => typeof text === 'string' && !isLongerThan(MAX_LENGTH.attribute, text));
    if (texts.length !== wanted.length || wanted.length > MAX_VALUES) {
      throw refuseField(`filter.${field}`, 'INVALID/texts', { max: MAX_LENGTH.attribute });
    }
    return { [path]: { $in: texts } };
  });
}

function atMost(path: 'stock'): FilterRule<Product> {
  return filterRule({ type: 'number', example: 10 }, (value, field) => {
    if (typeof value !== 'number') throw refuseField(`filter.${field}`, 'INVALID/number');
    return { [path]: { $lte: value } };
  });
}

export const PRODUCT_SEARCH: RecordSearch<Product> = {
  resource: 'products',
  select: 'name sku price',
  describe: ({ name, sku, price }) => ({ title: name, about: sku, amount: price }),
};
