import { Id } from '../../common/validation/fields.js';
import { ListQueryDto } from '../../common/list-query/list-query.dto.js';

export class PaymentListQueryDto extends ListQueryDto {
  @Id({ optional: true, description: 'Only the payments of this invoice' })
  invoice?: string;
}
