import { ACCOUNT_ROLES, type AccountRole } from '@shop/contract/books';
import { MAX_LENGTH } from '@shop/contract/limits';
import { OneOf, Text } from '../../../platform/http/validation/fields.js';

const MAX_ACCOUNT_CODE = 20;

export class BookAccountDto {
  @OneOf(ACCOUNT_ROLES, { description: 'Purpose of the account', example: 'receivables' })
  role: AccountRole;

  @Text({ max: MAX_ACCOUNT_CODE, optional: true, description: 'Empty if no account is chosen', example: '1100' })
  code?: string;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Accounts receivable' })
  name?: string;
}
