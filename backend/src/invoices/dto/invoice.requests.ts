import { Id, Ignored } from '../../common/validation/fields.js';
import { DropUnknownFields } from '../../common/validation/validation.pipe.js';

@DropUnknownFields()
export class CreateInvoiceDto {
  @Id({ description: 'The order to invoice', message: 'Order is required.' })
  order: string;

  @Ignored('The order knows its user', 'string')
  user?: unknown;

  @Ignored('The order knows its total')
  amountDue?: unknown;
}
