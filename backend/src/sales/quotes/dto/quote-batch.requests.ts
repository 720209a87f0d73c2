import { MAX_CHOSEN } from '@shop/contract/limits';
import { Id } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

export class ChosenQuotesDto {
  @IdList({ min: 1, max: MAX_CHOSEN, description: 'Ids of quotes' })
  quotes: string[];
}

export class AssignQuotesDto extends ChosenQuotesDto {
  @Id({ optional: true, description: 'Id of a staff member; null for none' })
  salesperson?: string | null;
}
