import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag, ApiId, ApiOneOf } from '../../openapi/response-fields.js';
import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';
import { HistoryEntryResponse } from './history.response.js';

export class ActivityRecordResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'Number or name of the record; empty if it has none', example: 'ORD-2026-00042' })
  name: string;

  @ApiFlag({ description: 'False if the record was deleted later' })
  exists: boolean;
}

export class ActivityCauseResponse {
  @ApiOneOf(RECORD_RESOURCES, { example: 'price-changes' })
  resource: RecordResource;

  @ApiId()
  _id: string;
}

export class ActivityEntryResponse extends HistoryEntryResponse {
  @ApiOneOf(RECORD_RESOURCES, { description: 'Record type', example: 'orders' })
  resource: RecordResource;

  @ApiProperty({ type: ActivityRecordResponse })
  record: ActivityRecordResponse;

  @ApiProperty({
    type: ActivityCauseResponse,
    nullable: true,
    description: 'Record that caused the change, such as a bulk price change; null for a direct change',
  })
  cause: ActivityCauseResponse | null;
}
