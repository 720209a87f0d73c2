import { MAX_LENGTH, MAX_LINES } from '@shop/contract/limits';
import { DECLINE_REASONS, type DeclineReason } from '@shop/contract/offers';
import { Day, Note, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

const MAX_REVISION = 1e9;

const Revision = () =>
  WholeNumber({ min: 1, max: MAX_REVISION, description: 'The revision that the buyer was shown', example: 1 });

export class AcceptQuoteDto {
  @Revision()
  revision: number;

  @Text({
    max: MAX_LENGTH.poNumber,
    optional: true,
    description: 'Number of the buyer’s own purchase order; the one that it has stays where none is sent',
    example: 'PO-4711',
  })
  poNumber?: string;

  @Note({ example: 'Please deliver before noon' })
  note?: string;

  @IdList({
    min: 1,
    max: MAX_LINES,
    optional: true,
    description: 'Ids of the lines that are accepted, where the quote allows some of them; all without it',
  })
  lines?: string[] | null;
}

export class DeclineQuoteDto {
  @Revision()
  revision: number;

  @OneOf(DECLINE_REASONS)
  reason: DeclineReason;

  @Note({ example: 'Another shop asks for 10 % less' })
  note?: string;
}

export class RenewQuoteDto {
  @Day({
    optional: true,
    description: 'The new last day in Dubai, today or later; null: never expires; the days of the settings without it',
    example: '2027-03-01',
  })
  validUntil?: string | null;
}
