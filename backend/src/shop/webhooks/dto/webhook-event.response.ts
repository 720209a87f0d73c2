import { ApiProperty } from '@nestjs/swagger';
import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';
import { Matches } from 'class-validator';
import { ID_PATTERN, Text } from '../../../platform/http/validation/fields.js';
import { ApiId, ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { ruleOptions } from '../../../platform/errors/refuse.js';

export class EventsQueryDto {
  @ApiProperty({
    required: false,
    pattern: ID_PATTERN,
    description: '`next` of the last answer; without it, the cursor of now',
    example: '6920200f1c2d3e4f5a6b7c8d',
  })
  @Text({ max: 24, optional: 'filled' })
  @Matches(new RegExp(ID_PATTERN), ruleOptions('ID'))
  after?: string;
}

class EventDataResponse {
  @ApiId({ description: 'Id of the event' })
  id: string;

  @ApiOneOf(RECORD_RESOURCES, { example: 'invoices' })
  resource: RecordResource;

  @ApiId({ description: 'Id of the record' })
  _id: string;

  @ApiProperty({ required: false, description: 'Number or name of the record', example: 'INV-2026-00042' })
  number?: string;

  @ApiProperty({ required: false, description: 'Status of the record now', example: 'Unpaid' })
  status?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: 999_999_999,
    description: 'Version of the record now',
    example: 3,
  })
  version?: number;

  @ApiProperty({
    description: 'Address of the record',
    example: 'https://shop.example/api/invoices/6920200f1c2d3e4f5a6b7c8d',
  })
  url: string;
}

/** The body of a call of a webhook. */
export class WebhookEventResponse {
  @ApiProperty({ description: 'Event type', example: 'invoice.issued' })
  type: string;

  @ApiInstant({ description: 'Time of the event' })
  timestamp: string;

  @ApiProperty({ type: EventDataResponse })
  data: EventDataResponse;
}

export class WebhookEventsResponse {
  @ApiProperty({ type: [WebhookEventResponse] })
  events: WebhookEventResponse[];

  @ApiId({ description: 'Cursor of the next call' })
  next: string;
}
