import { integerOf, textOf } from '../formValues';
import type { CategoryRecord } from '../records';

/** The body of PUT /categories/{id}. */
export const toCategoryUpdate = (category: CategoryRecord) => ({
  version: category.version,
  name: category.name,
  displayName: category.displayName,
  productType: category.productType,
  description: textOf(category.description),
  position: Math.max(integerOf(category.position), 0),
  isActive: category.isActive,
  image: textOf(category.image),
  filters: category.filters.map(({ Key, displayName, values, order }) => ({
    Key,
    displayName: textOf(displayName),
    values,
    order: integerOf(order),
  })),
});
