import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { StoredFilter, Category } from '../category.schema.js';

class CategoryFilterResponse extends storedFields(StoredFilter, {
  Key: { description: 'Product field used by the filter', example: 'size' },
  displayName: { example: 'Width' },
  values: { example: ['1/2-inch', '3/4-inch', '1-inch'] },
  order: { minimum: -1e6, example: 0 },
}) {}

export class CategoryResponse extends storedFields(Category, {
  ...RECORD_FIELDS,
  name: { description: 'Internal, unique name', example: 'satin-ribbon' },
  displayName: { example: 'Satin Ribbon' },
  displayNameAr: { description: 'Display name in Arabic, entered by staff; empty if there is none', example: '' },
  productType: {},
  description: { example: 'Woven edges, for gifts and garments' },
  position: { minimum: 0, example: 1 },
  isActive: {},
  image: { description: 'Image address, or empty', example: '/media/satin-ribbon.svg' },
  filters: { part: CategoryFilterResponse },
}) {}
