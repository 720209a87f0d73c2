import { Day, Id } from '../../../../platform/http/validation/fields.js';

export class ReceivablesQueryDto {
  @Day({ optional: 'filled', description: 'Day in Dubai, at most a year ahead; today if omitted' })
  on?: string;
}

/** Exactly one of company and user is required. */
export class ReceivablesOfAccountQueryDto extends ReceivablesQueryDto {
  @Id({ optional: 'filled', description: 'Id of a company' })
  company?: string;

  @Id({ optional: 'filled', description: 'Id of an individual, for documents without a company' })
  user?: string;
}
