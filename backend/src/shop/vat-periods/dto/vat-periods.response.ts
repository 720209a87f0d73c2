import { ApiProperty } from '@nestjs/swagger';
import { ApiDay, ApiInstant } from '../../../platform/openapi/response-fields.js';

export class ClosedPeriodResponse {
  @ApiDay({ nullable: true, description: 'First day in Dubai; null for no start date', example: '2026-07-01' })
  from: string | null;

  @ApiDay({ description: 'Last day in Dubai', example: '2026-09-30' })
  to: string;

  @ApiInstant()
  closedAt: string;

  @ApiProperty({ example: 'Administrator' })
  closedBy: string;
}
