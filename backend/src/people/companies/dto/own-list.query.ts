import { ACCOUNT_SCOPES, type AccountScope } from '@shop/contract/company';
import { OneOf } from '../../../platform/http/validation/fields.js';
import { RangeQueryDto } from '../../../platform/lists/list-query.js';

/** The query for a list of the user's own documents, or of those of their company. */
export class OwnListQueryDto extends RangeQueryDto {
  @OneOf(ACCOUNT_SCOPES, {
    optional: 'filled',
    description:
      '`company` returns records of all members of your company, if it shares them; without it, only your own',
  })
  scope?: AccountScope;
}
