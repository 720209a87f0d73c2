import { ACCOUNT_ROLES, type AccountRole } from '@shop/contract/books';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Id, OneOf, Text } from '../../../platform/http/validation/fields.js';

const MAX_ACCOUNT_CODE = 20;

export class BookAccountDto {
  @OneOf(ACCOUNT_ROLES, { description: 'Purpose of the account', example: 'receivables' })
  role: AccountRole;

  @Id({
    optional: true,
    description: 'For `bank`: the bank account of the shop whose own account it is; null for all others',
  })
  bankAccount?: string | null;

  @Text({ max: MAX_ACCOUNT_CODE, optional: true, description: 'Empty if no account is chosen', example: '1100' })
  code?: string;

  @Text({ max: MAX_LENGTH.name, optional: true, example: 'Accounts receivable' })
  name?: string;
}
