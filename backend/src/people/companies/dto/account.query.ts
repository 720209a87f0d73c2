import { Id } from '../../../platform/http/validation/fields.js';

/** An account of customers. Exactly one of the three is required. */
export class AccountQueryDto {
  @Id({ optional: 'filled', description: 'A company' })
  company?: string;

  @Id({ optional: 'filled', description: 'A person: of somebody in a confirmed company, that of the company' })
  user?: string;

  @Id({ optional: 'filled', description: 'A person as a buyer of their own, also a member of a company' })
  person?: string;
}
