import { ACCOUNT_SCOPES, type AccountScope } from '@shop/contract/company';
import { OneOf } from '../../../platform/http/validation/fields.js';
import { RangeQueryDto } from '../../../platform/lists/list-query.js';

/** The query for a list of the user's own documents, or of those of their company. */
export class OwnListQueryDto extends RangeQueryDto {
  @OneOf(ACCOUNT_SCOPES, {
    optional: 'filled',
    description: '`company`: those of all people of one’s company, where it lets its people; one’s own without it',
  })
  scope?: AccountScope;
}
