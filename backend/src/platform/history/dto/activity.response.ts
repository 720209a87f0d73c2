import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiOneOf } from '../../openapi/response-fields.js';
import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';
import { HistoryEntryResponse } from './history.response.js';

export class ActivityRecordResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Its number or name; empty where it has none', example: 'ORD-2026-00042' })
  name: string;

  @ApiFlag({ description: 'False: it was deleted since' })
  exists: boolean;
}

export class ActivityCauseResponse {
  @ApiOneOf(RECORD_RESOURCES, { example: 'price-changes' })
  resource: RecordResource;

  @ApiId()
  _id: string;
}

export class ActivityEntryResponse extends HistoryEntryResponse {
  @ApiOneOf(RECORD_RESOURCES, { description: 'The kind of record', example: 'orders' })
  resource: RecordResource;

  @ApiProperty({ type: ActivityRecordResponse })
  record: ActivityRecordResponse;

  @ApiProperty({
    type: ActivityCauseResponse,
    nullable: true,
    description: 'The record whose doing it is, such as a bulk price change. Null: somebody changed the record itself',
  })
  cause: ActivityCauseResponse | null;
}
