import { PickType } from '@nestjs/swagger';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import { MAX_CHOSEN } from '@shop/contract/limits';
import { Amount, Day, Note, OneOf } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

/** One follow-up for each of the records. */
export class PlanFollowUpsDto {
  @OneOf(FOLLOWED_RESOURCES)
  resource: FollowedResource;

  @IdList({ min: 1, max: MAX_CHOSEN, description: 'Ids of the records' })
  records: string[];

  @Day({ description: 'Day in Dubai, today or later', example: '2027-03-01' })
  day: string;

  @Note({ example: 'Call: is the price right?' })
  note?: string;

  @Amount({
    min: 0.01,
    optional: true,
    example: null,
    description: 'Amount that the customer promised to pay by that day, for an account; null for no promise',
  })
  promised?: number | null;
}

export class ChangeFollowUpDto extends PickType(PlanFollowUpsDto, ['day', 'note', 'promised']) {}
