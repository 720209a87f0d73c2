import { MAX_MARKED, MAX_REASON, MAX_REASONS } from '@shop/contract/e-invoices';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, Matches } from 'class-validator';
import { Day, OneOf, Text } from '../../../platform/http/validation/fields.js';
import { IdList, Texts } from '../../../platform/http/validation/list-fields.js';
import { ruleOptions } from '../../../platform/errors/refuse.js';

const UUID_PATTERN = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

export class MarkSentDto {
  @IdList({ min: 1, max: MAX_MARKED, description: 'Ids of invoices and credit notes' })
  documents: string[];
}

export class MarkRejectedDto {
  @Texts({
    max: MAX_REASONS,
    maxLength: MAX_REASON,
    description: 'Reasons given by the provider',
    example: ['ibr-132-ae: the TRN of the buyer is unknown'],
  })
  @ApiProperty({ minItems: 1 })
  @ArrayMinSize(1, ruleOptions('REQUIRED', {}, 'Enter the reason for the rejection.'))
  reasons: string[];
}

/** Days of issue in Dubai, both included. */
export class ArchiveQueryDto {
  @Day({ description: 'First day' })
  from: string;

  @Day({ description: 'Last day; at most 366 days from the first', example: '2026-11-30' })
  to: string;
}

const ANSWERS = ['accepted', 'rejected'] as const;

/** The provider's answer about a document. */
export class CallbackDto {
  @ApiProperty({ pattern: UUID_PATTERN })
  @Text({ max: 36, required: 'Please name the document.', example: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21' })
  @Matches(new RegExp(UUID_PATTERN), ruleOptions('UUID'))
  uuid: string;

  @OneOf(ANSWERS)
  status: (typeof ANSWERS)[number];

  @Texts({
    max: MAX_REASONS,
    maxLength: MAX_REASON,
    optional: true,
    description: 'Reasons for the rejection',
    example: [],
  })
  reasons?: string[] | null;
}
