import { MAX_LENGTH } from '@shop/contract/limits';
import { ChargesAndNotesDto } from '../lines/line.requests.js';
import { Id, Text } from '../../platform/http/validation/fields.js';

/** A document that staff change, and may move to another account. */
export class ChangedDocumentDto extends ChargesAndNotesDto {
  @Id({ optional: 'filled' })
  user?: string;

  @Id({
    optional: true,
    description:
      'Company whose account gets the document; null for the buyer’s own account. Needs a `reason`. Sending the ' +
      'current company changes nothing',
    example: '6920200f1c2d3e4f5a6b7c8d',
  })
  company?: string | null;

  @Text({
    max: MAX_LENGTH.note,
    optional: true,
    description: 'Reason for the move; stored in the history',
    example: 'Ordered for the branch',
  })
  reason?: string;
}
