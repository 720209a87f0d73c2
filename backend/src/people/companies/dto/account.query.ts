import { Id } from '../../../platform/http/validation/fields.js';

/** An account of customers. Exactly one of the three is required. */
export class AccountQueryDto {
  @Id({ optional: 'filled', description: 'Id of a company' })
  company?: string;

  @Id({
    optional: 'filled',
    description: 'Id of a user; for a member of a verified company, the account of the company is used',
  })
  user?: string;

  @Id({ optional: 'filled', description: 'Id of a user as an individual, even if a member of a company' })
  person?: string;
}
