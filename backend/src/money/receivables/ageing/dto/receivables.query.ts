import { Day, Id } from '../../../../platform/http/validation/fields.js';

export class ReceivablesQueryDto {
  @Day({ optional: 'filled', description: 'In Dubai, at most a year ahead; today where it is left out' })
  on?: string;
}

/** Exactly one of company and user is required. */
export class ReceivablesOfAccountQueryDto extends ReceivablesQueryDto {
  @Id({ optional: 'filled', description: 'A company' })
  company?: string;

  @Id({ optional: 'filled', description: 'A person, for documents that name no company' })
  user?: string;
}
