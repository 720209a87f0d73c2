import { MAX_LENGTH } from '@shop/contract/limits';
import { Id, Text } from '../../platform/http/validation/fields.js';

/** The company of an account to which a document moves. */
export const NewAccount = (): PropertyDecorator =>
  Id({
    optional: true,
    description:
      'Moves the document to the account of this company; null: to that of its buyer as a person. Needs a `reason`. The one that it has changes nothing',
    example: '6920200f1c2d3e4f5a6b7c8d',
  });

export const MoveReason = (): PropertyDecorator =>
  Text({
    max: MAX_LENGTH.note,
    optional: true,
    description: 'Why it moves; kept in the history',
    example: 'Ordered for the branch',
  });
