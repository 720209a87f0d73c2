import { Id } from '../../../../platform/http/validation/fields.js';

export class CreateStockAlertDto {
  @Id({ message: 'Must be a product ID.', description: 'One that can’t be had now' })
  product: string;
}
