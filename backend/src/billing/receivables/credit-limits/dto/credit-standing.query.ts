import { Id } from '../../../../platform/http/validation/fields.js';

/** One of both. */
export class CreditStandingQueryDto {
  @Id({ optional: 'filled', description: 'A company' })
  company?: string;

  @Id({ optional: 'filled', description: 'A person: of somebody in a confirmed company, that of the company' })
  user?: string;
}
