import { storedFields } from '../../../../platform/openapi/stored-fields.js';
import { OwnCode } from '../own-code.schema.js';

export class OwnCodeResponse extends storedFields(OwnCode, {
  _id: {},
  code: { description: 'Code of the buyer, as written', example: 'ART-991' },
  product: { description: 'Product that the buyer chose for it' },
  productName: { description: 'Name at that time', example: 'Hot-Stamping Coding Ribbon 1-inch 100-yd Black FC3' },
}) {}
