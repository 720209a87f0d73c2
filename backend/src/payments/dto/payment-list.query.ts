import { Id } from '../../platform/http/validation/fields.js';
import { ListQueryDto } from '../../platform/list-query/list-query.dto.js';

export class PaymentListQueryDto extends ListQueryDto {
  @Id({ optional: true, description: 'Only the payments of this invoice' })
  invoice?: string;
}
