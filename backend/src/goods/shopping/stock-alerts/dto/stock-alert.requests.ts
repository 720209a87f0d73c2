import { Id } from '../../../../platform/http/validation/fields.js';

export class CreateStockAlertDto {
  @Id({ message: 'Must be a product ID.', description: 'A product that is currently unavailable' })
  product: string;
}
