import { ApiProperty } from '@nestjs/swagger';
import { ApiId, ApiInstant, ApiOneOf } from '../../openapi/response-fields.js';
import { HISTORY_ACTIONS, type HistoryAction } from '@shop/contract/records';

const anything = () => ({
  nullable: true,
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
});

export class HistoryActorResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Name at that time', example: 'Omar Staff' })
  name: string;
}

export class HistoryChangeResponse {
  @ApiProperty({ example: 'deliveryCharge' })
  field: string;

  @ApiProperty({ ...anything(), description: 'Previous value, amounts in AED; null if there was none', example: 0 })
  from: unknown;

  @ApiProperty({ ...anything(), description: 'New value, amounts in AED; null if there is none', example: 25 })
  to: unknown;

  @ApiProperty({ type: Boolean, required: false, description: 'True if `from` and `to` are amounts', example: true })
  isMoney?: boolean;
}

export class HistoryEntryResponse {
  @ApiId()
  _id: string;

  @ApiOneOf(HISTORY_ACTIONS, { example: 'updated' })
  action: HistoryAction;

  @ApiProperty({
    type: HistoryActorResponse,
    nullable: true,
    description: 'User who made the change; null for the shop itself',
  })
  actor: HistoryActorResponse | null;

  @ApiInstant()
  at: string;

  @ApiProperty({ type: [HistoryChangeResponse] })
  changes: HistoryChangeResponse[];
}
