import { ApiProperty } from '@nestjs/swagger';
import { ApiInstant } from '../../../platform/openapi/response-fields.js';

export class ClosedPeriodResponse {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'First day in Dubai; null: from the beginning',
    example: '2026-07-01',
  })
  from: string | null;

  @ApiProperty({ format: 'date', description: 'Last day in Dubai', example: '2026-09-30' })
  to: string;

  @ApiInstant()
  closedAt: string;

  @ApiProperty({ example: 'Administrator' })
  closedBy: string;
}
