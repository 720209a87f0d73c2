import { Id } from '../../../../platform/http/validation/fields.js';

/** Exactly one of the two is required. */
export class CreditStandingQueryDto {
  @Id({ optional: 'filled', description: 'A company' })
  company?: string;

  @Id({ optional: 'filled', description: 'A person: of somebody in a confirmed company, that of the company' })
  user?: string;
}
