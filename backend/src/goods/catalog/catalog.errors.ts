import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';

export const productNotFound = () => notFound('Product');
export const categoryNotFound = () => notFound('Category');

export const categoryInUse = () =>
  new DomainError('conflict', {
    code: 'CATEGORY_IN_USE',
    message: 'This category still has products. Move or delete them first.',
  });

export const categoryNameTaken = () =>
  new DomainError('conflict', {
    code: 'CATEGORY_NAME_TAKEN',
    message: 'Another category has this name.',
    fields: { name: 'Another category has this name.' },
  });

export const repeatedFilter = (index: number) =>
  invalidField(`filters.${index}.Key`, 'Another filter of this category has this key.', 'KEY_TAKEN');

export const unknownCategory = () => invalidField('category', 'This category does not exist.', 'UNKNOWN_CATEGORY');

export const otherProductType = (field: 'productType' | 'category', type: string) =>
  invalidField(field, `The product type must be the one of the category (${type}).`, 'OTHER_PRODUCT_TYPE', { type });

export const boughtByNobody = () => invalidField('sort', 'Sign in to see first what you bought.', 'SIGNED_IN_ONLY');

/** In the form of a refused field, and of a cell of a file. */
export const TAX_REASON_NEEDED = {
  message: 'A product that is not standard rated (S) needs a tax reason.',
  rule: 'TAX_REASON_NEEDED',
} as const;

export const taxReasonNeeded = () => invalidField('taxReason', TAX_REASON_NEEDED.message, TAX_REASON_NEEDED.rule);

/** @param numbers of some of the orders */
export const productInOrders = (numbers: readonly string[]) => {
  const documents = numbers.join(', ');
  return new DomainError('conflict', {
    code: 'PRODUCT_IN_ORDERS',
    message: `Orders that are Processing need this product (${documents}): deliver or cancel them first, or hide the product.`,
    params: { documents },
  });
};

/** @param numbers of some of the quotes */
export const productInQuotes = (numbers: readonly string[]) => {
  const documents = numbers.join(', ');
  return new DomainError('conflict', {
    code: 'PRODUCT_IN_QUOTES',
    message: `Open quotes have this product (${documents}): hide the product, then nobody can request it any more.`,
    params: { documents },
  });
};

export const productDeleted = (name: string) =>
  new DomainError('conflict', {
    code: 'PRODUCT_DELETED',
    message: `${name} was deleted from the catalogue and can’t be ordered.`,
    params: { product: name },
  });

export const insufficientStock = (product: string, asked: number, left: number) =>
  new DomainError('conflict', {
    code: 'INSUFFICIENT_STOCK',
    message: `Not enough stock of ${product}: ${asked} asked, ${left} left.`,
    params: { product, asked, left },
  });

export const importOutdated = () =>
  new DomainError('conflict', {
    code: 'IMPORT_OUTDATED',
    message: 'The file would now change something else than was shown. Check it again.',
  });
