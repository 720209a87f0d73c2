import { MAX_LENGTH, MAX_LINES } from '@shop/contract/limits';
import { DECLINE_REASONS, type DeclineReason } from '@shop/contract/offers';
import { Day, Note, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

const MAX_REVISION = 1e9;

const Revision = () =>
  WholeNumber({ min: 1, max: MAX_REVISION, description: 'Revision that was shown to the buyer', example: 1 });

export class AcceptQuoteDto {
  @Revision()
  revision: number;

  @Text({
    max: MAX_LENGTH.poNumber,
    optional: true,
    description: 'PO number of the buyer; unchanged if omitted',
    example: 'PO-4711',
  })
  poNumber?: string;

  @Note({ example: 'Please deliver before noon' })
  note?: string;

  @IdList({
    min: 1,
    max: MAX_LINES,
    optional: true,
    description: 'Ids of the accepted lines, if the quote allows partial acceptance; all if omitted',
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
    description:
      'New last day in Dubai, today or later; null for no expiry; if omitted, by the quote validity of the settings',
    example: '2027-03-01',
  })
  validUntil?: string | null;
}
